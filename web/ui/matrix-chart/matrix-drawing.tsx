import { cn } from '#web/lib/cn.ts';
import type { EsgCategory } from '../esg-tag.tsx';
import { isCompact, type MatrixFrame, toX, toY } from './matrix-geometry.ts';
import { axisMax, type MatrixPoint, type MatrixThresholds } from './matrix-types.ts';
import { matrixMessages as say } from './messages.ts';
import { placeLabels } from './place-labels.ts';
import { type PlacedPoint, placePoints } from './place-points.ts';
import { zoneNames } from './zone-names.ts';

interface MatrixDrawingProps {
  points: readonly MatrixPoint[];
  thresholds: MatrixThresholds;
  frame: MatrixFrame;
  /** What the picture shows, for those who do not see it; without one it is told elsewhere. */
  label?: string;
  className?: string;
}

const steps = [0, 5, 10, 15, 20, 25];

const hues: Record<EsgCategory, string> = {
  Environmental: 'fill-environmental stroke-environmental',
  Social: 'fill-social stroke-social',
  Governance: 'fill-governance stroke-governance',
};

/** The matrix as SVG that turns with the theme, at the very places of the chart on the canvas. */
export function MatrixDrawing({ points, thresholds, frame, label, className }: MatrixDrawingProps) {
  const placed = placePoints(points, frame);
  const labels = placeLabels(placed, frame, thresholds);
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, axisMax), toY(frame, axisMax), toY(frame, 0)];
  const nameGap = isCompact(frame) ? 42 : 48;
  const [tx, ty] = [toX(frame, thresholds.financial), toY(frame, thresholds.impact)];
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
    >
      <path d={`M${left} ${top}H${right}V${bottom}H${tx}V${ty}H${left}Z`} className="fill-accent/5" />
      <path d={`M${tx} ${top}H${right}V${ty}H${tx}Z`} className="fill-accent/6" />
      <g className="stroke-line">
        {steps.map((step) => (
          <path key={step} d={`M${toX(frame, step)} ${top}V${bottom}M${left} ${toY(frame, step)}H${right}`} />
        ))}
      </g>
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" className="stroke-line-strong" />
      <g className="fill-muted text-xs">
        {steps.map((step) => (
          <g key={step}>
            <text x={toX(frame, step)} y={bottom + 28} textAnchor="middle">
              {step}
            </text>
            <text x={left - 18} y={toY(frame, step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
      </g>
      <g className="fill-ink text-xs font-medium">
        <text x={(left + right) / 2} y={bottom + 50} textAnchor="middle">
          {say.financialAxis}
        </text>
        <text transform={`translate(${left - nameGap} ${(top + bottom) / 2}) rotate(-90)`} textAnchor="middle">
          {say.impactAxis}
        </text>
      </g>
      <path
        d={`M${tx} ${top}V${bottom}M${left} ${ty}H${right}`}
        fill="none"
        strokeWidth="1.5"
        className="stroke-accent"
      />
      <ZoneNames thresholds={thresholds} frame={frame} />
      {placed.toSorted(largeFirst).map((item) => (
        <PointShape key={item.point.topicId} placed={item} />
      ))}
      {/* The ground shows around the letters: a line that runs behind a label does not strike it through. */}
      <g className="fill-ink stroke-surface text-[11px]" strokeWidth="3" strokeLinejoin="round" paintOrder="stroke">
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
          const dy = { right: 3, left: 3, top: -reach - 3, bottom: reach + 10 }[text.position] + text.shift;
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

/** What the tinted areas mean, where there is room to say it. */
function ZoneNames({ thresholds: { impact, financial }, frame }: Pick<MatrixDrawingProps, 'thresholds' | 'frame'>) {
  const zones = zoneNames({ impact, financial }, frame);
  const inset = 6;
  const [right, bottom] = [toX(frame, axisMax) - inset, toY(frame, 0) - inset - 2];
  const top = toY(frame, axisMax) + inset + 9;
  return (
    <g className="fill-muted text-[11px]">
      {zones.impact ? (
        <text x={toX(frame, 0) + inset} y={top}>
          {zones.impact}
        </text>
      ) : null}
      {zones.both ? (
        <text x={right} y={top} textAnchor="end">
          {zones.both}
        </text>
      ) : null}
      {zones.financial ? (
        <text x={right} y={bottom} textAnchor="end">
          {zones.financial}
        </text>
      ) : null}
    </g>
  );
}

/** So that no small one is hidden under a large one. */
const largeFirst = (first: PlacedPoint, second: PlacedPoint) => second.size - first.size;

function PointShape({ placed: { point, x, y, size } }: { placed: PlacedPoint }) {
  const isWhole = point.impactAssessed && point.financialAssessed;
  // A square looks larger than a circle of its width.
  const half = (point.category === 'Social' ? size - 2 : size) / 2;
  const look = {
    strokeWidth: isWhole ? 1.5 : 2,
    className: cn(hues[point.category], isWhole ? 'stroke-surface opacity-90' : 'fill-surface'),
  };
  if (point.category === 'Environmental') return <circle cx={x} cy={y} r={half} {...look} />;
  if (point.category === 'Social')
    return <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={half / 2.5} {...look} />;
  return <path d={`M${x - half} ${y - half}H${x + half}L${x} ${y + half}Z`} {...look} />;
}
