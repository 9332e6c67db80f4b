import type { Thresholds } from '#domain/assessment/assessment.ts';
import { type MatrixFrame, withBands } from '#drawing/matrix/frame.ts';
import { placePoints } from '#drawing/matrix/place-points.ts';
import { placeTexts } from '#drawing/matrix/place-texts.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { MatrixLegend } from './matrix-legend.tsx';

interface MatrixFigureProps {
  points: readonly MatrixPoint[];
  thresholds: Thresholds;
  /** What the picture shows, in a sentence, for screen readers. */
  label: string;
  /** Shows the legend below it. */
  hasLegend?: boolean;
  /** The year that the points are compared with. */
  comparedWith?: string | null;
  className?: string;
}

const wide: MatrixFrame = {
  width: 720,
  height: 500,
  left: 60,
  right: 24,
  top: 24,
  bottom: 60,
  bandLeft: 0,
  bandBottom: 0,
};
/** For phones, so that the text keeps its size; the labels are codes there. */
const narrow: MatrixFrame = {
  width: 360,
  height: 380,
  left: 52,
  right: 20,
  top: 20,
  bottom: 56,
  bandLeft: 0,
  bandBottom: 0,
};

/** The matrix as a static picture that fits its container without any script, for public pages and print. */
export function MatrixFigure({ hasLegend = false, comparedWith = null, className, ...props }: MatrixFigureProps) {
  return (
    <div className={cn(hasLegend && 'flex flex-col gap-3', className)}>
      <Still {...props} frame={wide} className="h-auto w-full max-sm:hidden" />
      <Still {...props} frame={narrow} className="h-auto w-full sm:hidden" />
      {hasLegend ? (
        <MatrixLegend hasSeveral={hasSeveral(props.points)} points={props.points} comparedWith={comparedWith} />
      ) : null}
    </div>
  );
}

/** Whether there are marks with several topics, in the wide or the narrow version, so that one legend serves both. */
function hasSeveral(points: readonly MatrixPoint[]): boolean {
  return [wide, narrow].some((frame) =>
    placePoints(points, withBands(frame, points)).some(({ together }) => together.length > 1),
  );
}

function Still({ points, thresholds, label, className, ...props }: MatrixFigureProps & { frame: MatrixFrame }) {
  const frame = withBands(props.frame, points);
  const placed = placePoints(points, frame);
  const texts = placeTexts(placed, frame, thresholds, formatNumber);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className={className}>
      <MatrixDrawing placed={placed} texts={texts} thresholds={thresholds} frame={frame} />
    </svg>
  );
}
