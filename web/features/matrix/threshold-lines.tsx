import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { type MatrixFrame, toX, toY } from './matrix-frame.ts';
import type { MatrixPaint } from './matrix-paint.ts';

interface ThresholdLinesProps {
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
  /** Lines that the mouse can take hold of; `data-line` names them. */
  isAlive: boolean;
  isMoving: boolean;
}

/** How far from a line, in pixels, the mouse still takes hold of it. */
const grasp = 6;

/** Where what is material begins on either side; they reach into the bands of what is assessed on one side alone. */
export function ThresholdLines({ thresholds, frame, paint, isAlive, isMoving }: ThresholdLinesProps) {
  const [right, top] = [toX(frame, MAX_SCORE), toY(frame, MAX_SCORE)];
  const [left, bottom] = [toX(frame, 0) - frame.bandLeft, toY(frame, 0) + frame.bandBottom];
  const moving = isMoving ? 'transition-transform' : undefined;
  return (
    <>
      <g transform={`translate(${toX(frame, thresholds.financial)} 0)`} className={moving}>
        <path d={`M0 ${top}V${bottom}`} stroke={paint.accent} strokeWidth="1.5" />
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
      </g>
    </>
  );
}
