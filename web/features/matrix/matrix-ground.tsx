import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { bandGap, bandY, isCompact, type MatrixFrame, toX, toY } from './matrix-frame.ts';
import type { MatrixPaint } from './matrix-paint.ts';
import { matrixMessages as say } from './messages.ts';
import { zoneNames } from './zone-names.ts';

interface MatrixGroundProps {
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
  /** Moves to new thresholds instead of jumping there. */
  isMoving: boolean;
}

const steps = [0, 5, 10, 15, 20, 25];

/** What lies under the points: the tint of what is material, the grid each 5, the axes and their names. */
export function MatrixGround({ thresholds, frame, paint, isMoving }: MatrixGroundProps) {
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, MAX_SCORE), toY(frame, MAX_SCORE), toY(frame, 0)];
  const [tx, ty] = [toX(frame, thresholds.financial), toY(frame, thresholds.impact)];
  // A symbol on an axis must not lie over the figures; none lies there where there is a band.
  const [before, below] = [frame.bandLeft + (frame.bandLeft ? 9 : 18), frame.bandBottom + (frame.bandBottom ? 17 : 28)];
  const tint = { fill: paint.accent, className: isMoving ? 'transition-[x,y,width,height]' : undefined };
  return (
    <>
      <Bands frame={frame} paint={paint} />
      <rect x={left} y={top} width={tx - left} height={ty - top} fillOpacity={0.05} {...tint} />
      <rect x={tx} y={ty} width={right - tx} height={bottom - ty} fillOpacity={0.05} {...tint} />
      <rect x={tx} y={top} width={right - tx} height={ty - top} fillOpacity={0.11} {...tint} />
      <g stroke={paint.line}>
        {steps.map((step) => (
          <path key={step} d={`M${toX(frame, step)} ${top}V${bottom}M${left} ${toY(frame, step)}H${right}`} />
        ))}
      </g>
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={paint.lineStrong} />
      <g fill={paint.muted} fontSize="12">
        {steps.map((step) => (
          <g key={step}>
            <text x={toX(frame, step)} y={bottom + below} textAnchor="middle">
              {step}
            </text>
            <text x={left - before} y={toY(frame, step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
      </g>
      <g fill={paint.ink} fontSize="12" fontWeight="580" textAnchor="middle">
        <text x={(left + right) / 2} y={bottom + below + 22}>
          {say.financialAxis}
        </text>
        <text
          transform={`translate(${left - before - (isCompact(frame) ? 24 : 30)} ${(top + bottom) / 2}) rotate(-90)`}
        >
          {say.impactAxis}
        </text>
      </g>
      <ZoneNames thresholds={thresholds} frame={frame} paint={paint} />
    </>
  );
}

/** Where topics stand that have not been assessed on one side, beside the axis on which they have no place. */
function Bands({ frame, paint }: Pick<MatrixGroundProps, 'frame' | 'paint'>) {
  const { bandLeft, bandBottom } = frame;
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, MAX_SCORE), toY(frame, MAX_SCORE), toY(frame, 0)];
  const [first, second] = say.notAssessedTick;
  const band = { fill: paint.line, fillOpacity: 0.5 };
  return (
    <>
      {bandLeft ? (
        <rect x={left - bandLeft} y={top} width={bandLeft - bandGap} height={bottom - top} {...band} />
      ) : null}
      {bandBottom ? (
        <rect x={left} y={bottom + bandGap} width={right - left} height={bandBottom - bandGap} {...band} />
      ) : null}
      <g fill={paint.muted} fontSize="11">
        {bandLeft || bandBottom ? (
          <text textAnchor="end" y={bandBottom ? bandY(frame) - 2 : bottom + 13}>
            <tspan x={left - 9}>{first}</tspan>
            <tspan x={left - 9} dy="12">
              {second}
            </tspan>
          </text>
        ) : null}
      </g>
    </>
  );
}

/** What the tinted areas mean, where there is room to say it. */
function ZoneNames({ thresholds, frame, paint }: Omit<MatrixGroundProps, 'isMoving'>) {
  const zones = zoneNames(thresholds, frame);
  const inset = 6;
  const [right, bottom] = [toX(frame, MAX_SCORE) - inset, toY(frame, 0) - inset - 2];
  const top = toY(frame, MAX_SCORE) + inset + 9;
  return (
    <g fill={paint.muted} fontSize="11">
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
