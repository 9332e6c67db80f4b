import { MatrixDrawing } from './matrix-drawing.tsx';
import type { MatrixFrame } from './matrix-geometry.ts';
import type { MatrixPoint, MatrixThresholds } from './matrix-types.ts';

export interface MatrixFigureProps {
  points: readonly MatrixPoint[];
  thresholds: MatrixThresholds;
  /** What the picture shows, in a sentence, for those who do not see it. */
  label: string;
  className?: string;
}

const wide: MatrixFrame = { width: 720, height: 500, left: 60, right: 24, top: 24, bottom: 60 };
/** For phones, so that the text keeps its size; labels are codes there. */
const narrow: MatrixFrame = { width: 360, height: 380, left: 52, right: 20, top: 20, bottom: 56 };

/** The matrix as a still picture that fits its place without any script: for public pages and print. */
export function MatrixFigure({ className, ...props }: MatrixFigureProps) {
  return (
    <div className={className}>
      <MatrixDrawing {...props} frame={wide} className="h-auto w-full max-sm:hidden" />
      <MatrixDrawing {...props} frame={narrow} className="h-auto w-full sm:hidden" />
    </div>
  );
}
