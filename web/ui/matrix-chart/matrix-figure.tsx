import { cn } from '#web/lib/cn.ts';
import type { EsgCategory } from '../esg-tag.tsx';
import { type MatrixFrame, toX, toY } from './matrix-geometry.ts';
import { axisMax, type MatrixPoint, type MatrixThresholds } from './matrix-types.ts';
import { placeLabels } from './place-labels.ts';
import { type PlacedPoint, placePoints } from './place-points.ts';

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
const steps = [0, 5, 10, 15, 20, 25];

const hues: Record<EsgCategory, string> = {
  Environmental: 'fill-environmental stroke-environmental',
  Social: 'fill-social stroke-social',
  Governance: 'fill-governance stroke-governance',
};

/** The matrix as a still picture without any script: for public pages and print. It turns with the theme, the same places as the chart. */
export function MatrixFigure({ className, ...props }: MatrixFigureProps) {
  return (
    <div className={className}>
      <Drawing {...props} frame={wide} className="max-sm:hidden" />
      <Drawing {...props} frame={narrow} className="sm:hidden" />
    </div>
  );
}

function Drawing({ points, thresholds, label, frame, className }: MatrixFigureProps & { frame: MatrixFrame }) {
  const placed = placePoints(points, frame);
  const labels = placeLabels(placed, frame, thresholds);
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, axisMax), toY(frame, axisMax), toY(frame, 0)];
  const [tx, ty] = [toX(frame, thresholds.financial), toY(frame, thresholds.impact)];
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      className={cn('h-auto w-full', className)}
    >
      <path d={`M${left} ${top}H${right}V${bottom}H${tx}V${ty}H${left}Z`} className="fill-accent/5" />
      <path d={`M${tx} ${top}H${right}V${ty}H${tx}Z`} className="fill-accent/8" />
      <g className="stroke-line">
        {steps.map((step) => (
          <path key={step} d={`M${toX(frame, step)} ${top}V${bottom}M${left} ${toY(frame, step)}H${right}`} />
        ))}
      </g>
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" className="stroke-line-strong" />
      <g className="fill-muted text-xs">
        {steps.map((step) => (
          <g key={step}>
            <text x={toX(frame, step)} y={bottom + 22} textAnchor="middle">
              {step}
            </text>
            <text x={left - 16} y={toY(frame, step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
      </g>
      <g className="fill-ink text-xs font-medium">
        <text x={(left + right) / 2} y={frame.height - 14} textAnchor="middle">
          Financial materiality
        </text>
        <text transform={`translate(16 ${(top + bottom) / 2}) rotate(-90)`} textAnchor="middle">
          Impact materiality
        </text>
      </g>
      <path
        d={`M${tx} ${top}V${bottom}M${left} ${ty}H${right}`}
        fill="none"
        strokeWidth="1.5"
        className="stroke-accent"
      />
      {placed.map((item) => (
        <PointShape key={item.point.topicId} placed={item} />
      ))}
      <g className="fill-ink text-[11px]">
        {placed.map(({ point, x, y, size }) => {
          const text = labels.get(point.topicId);
          if (!text) return null;
          const reach = size / 2 + 4;
          const [dx, anchor] = {
            right: [reach, 'start'] as const,
            left: [-reach, 'end'] as const,
            top: [0, 'middle'] as const,
            bottom: [0, 'middle'] as const,
          }[text.position];
          const dy = { right: 4, left: 4, top: -reach - 3, bottom: reach + 10 }[text.position] + text.shift;
          return (
            <text key={point.topicId} x={x + dx} y={y + dy} textAnchor={anchor}>
              {text.text}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

function PointShape({ placed: { point, x, y, size } }: { placed: PlacedPoint }) {
  const half = size / 2;
  const isWhole = point.impactAssessed && point.financialAssessed;
  const className = cn(hues[point.category], isWhole ? 'stroke-surface' : 'fill-surface');
  if (point.category === 'Environmental')
    return <circle cx={x} cy={y} r={half} strokeWidth="1.5" className={className} />;
  if (point.category === 'Social')
    return (
      <rect
        x={x - half}
        y={y - half}
        width={size}
        height={size}
        rx={size / 5}
        strokeWidth="1.5"
        className={className}
      />
    );
  return <path d={`M${x - half} ${y - half}H${x + half}L${x} ${y + half}Z`} strokeWidth="1.5" className={className} />;
}
