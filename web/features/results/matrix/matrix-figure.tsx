import type { Thresholds } from '#domain/assessment/assessment.ts';
import { type MatrixFrame, withBands } from '#drawing/matrix/frame.ts';
import { placePoints } from '#drawing/matrix/place-points.ts';
import { placeTexts } from '#drawing/matrix/place-texts.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { FoldedLegend } from './folded-legend.tsx';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { MatrixLegend } from './matrix-legend.tsx';

interface MatrixFigureProps {
  points: readonly MatrixPoint[];
  thresholds: Thresholds;
  /** What the picture shows, in a sentence, for screen readers. */
  label: string;
  /** Shows the legend below it; `folded` folds it on phones. */
  legend?: 'open' | 'folded';
  /** As high as it is wide in a large window, like the chart on the dashboard. */
  isSquare?: boolean;
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

const square: MatrixFrame = { ...wide, width: 640, height: 640 };

/** The matrix as a static picture that fits its container without any script, for public pages and print. */
export function MatrixFigure({
  legend,
  comparedWith = null,
  isSquare = false,
  className,
  ...props
}: MatrixFigureProps) {
  const versions = [
    { frame: wide, shownAt: isSquare ? 'max-sm:hidden split:hidden' : 'max-sm:hidden' },
    ...(isSquare ? [{ frame: square, shownAt: 'hidden split:flex' }] : []),
    { frame: narrow, shownAt: 'sm:hidden' },
  ];
  return (
    <div className={className}>
      {versions.map(({ frame, shownAt }) => (
        <div key={shownAt} className={cn('flex flex-col gap-3', shownAt)}>
          <Still {...props} frame={frame} />
          {legend ? (
            <FoldedLegend isFolded={legend === 'folded' && frame === narrow}>
              <MatrixLegend
                hasSeveral={hasSeveral(props.points, frame)}
                points={props.points}
                comparedWith={comparedWith}
              />
            </FoldedLegend>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Whether there are marks with several topics in this version. */
function hasSeveral(points: readonly MatrixPoint[], frame: MatrixFrame): boolean {
  return placePoints(points, withBands(frame, points)).some(({ together }) => together.length > 1);
}

interface StillProps extends Pick<MatrixFigureProps, 'points' | 'thresholds' | 'label'> {
  frame: MatrixFrame;
}

function Still({ points, thresholds, label, ...props }: StillProps) {
  const frame = withBands(props.frame, points);
  const placed = placePoints(points, frame);
  const texts = placeTexts(placed, frame, thresholds, formatNumber);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className="h-auto w-full">
      <MatrixDrawing placed={placed} texts={texts} thresholds={thresholds} frame={frame} />
    </svg>
  );
}
