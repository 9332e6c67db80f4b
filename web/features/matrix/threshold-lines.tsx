import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { type MatrixFrame, toX, toY } from './matrix-frame.ts';
import type { MatrixPaint } from './matrix-paint.ts';

interface ThresholdLinesProps {
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
  /** Lines that the mouse can take hold of; `data-line` names them. */
  isAlive: boolean;
  isMoving: boolean;
  /** Writes the values at the lines' ends, where no handle shows them. */
  showValues: boolean;
}

/** How far from a line, in pixels, the mouse still takes hold of it. */
const grasp = 6;
/** How far above the plot a value stands: over the labels of the topics at 25. */
const rise = 30;

/** Where what is material begins on either side. */
export function ThresholdLines({ thresholds, frame, paint, isAlive, isMoving, showValues }: ThresholdLinesProps) {
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, MAX_SCORE), toY(frame, MAX_SCORE), toY(frame, 0)];
  const moving = isMoving ? 'transition-transform' : undefined;
  const value = { fill: paint.accent, fontSize: 12, fontWeight: 580 };
  return (
    <>
      <g transform={`translate(${toX(frame, thresholds.financial)} 0)`} className={moving}>
        <path d={`M0 ${showValues ? top - rise + 6 : top}V${bottom}`} stroke={paint.accent} strokeWidth="1.5" />
        {isAlive ? (
          <rect
            data-line="financial"
            x={-grasp}
            y={top}
            width={2 * grasp}
            height={bottom - top}
            fill="transparent"
            className="cursor-ew-resize"
          />
        ) : null}
        {showValues ? (
          <text y={top - rise} textAnchor="middle" {...value}>
            {formatNumber(thresholds.financial)}
          </text>
        ) : null}
      </g>
      <g transform={`translate(0 ${toY(frame, thresholds.impact)})`} className={moving}>
        <path d={`M${left} 0H${right}`} stroke={paint.accent} strokeWidth="1.5" />
        {isAlive ? (
          <rect
            data-line="impact"
            x={left}
            y={-grasp}
            width={right - left}
            height={2 * grasp}
            fill="transparent"
            className="cursor-ns-resize"
          />
        ) : null}
        {showValues ? (
          <text x={right + 10} y="4" {...value}>
            {formatNumber(thresholds.impact)}
          </text>
        ) : null}
      </g>
    </>
  );
}
