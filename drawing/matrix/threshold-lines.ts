import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { named, type SvgElement, svg } from '#drawing/svg.ts';
import { type MatrixFrame, toX, toY } from './frame.ts';
import type { MatrixPaint } from './paint.ts';
import type { LineName } from './place-line-names.ts';

/** The two threshold lines, in pixels; they extend into the bands of topics assessed on one side only. */
export function lineEnds(frame: MatrixFrame) {
  return {
    left: toX(frame, 0) - frame.bandLeft,
    right: toX(frame, MAX_SCORE),
    top: toY(frame, MAX_SCORE),
    bottom: toY(frame, 0) + frame.bandBottom,
  };
}

/** Moves a line from the drawing's edge to its threshold. */
export function lineMove(frame: MatrixFrame, thresholds: Thresholds, side: keyof Thresholds): string {
  return side === 'financial'
    ? `translate(${toX(frame, thresholds.financial)} 0)`
    : `translate(0 ${toY(frame, thresholds.impact)})`;
}

/** Where the material area begins on each side. */
export function thresholdLines(thresholds: Thresholds, frame: MatrixFrame, paint: MatrixPaint): SvgElement {
  const { left, right, top, bottom } = lineEnds(frame);
  const line = (side: keyof Thresholds, d: string) =>
    named(
      svg(
        'g',
        { transform: lineMove(frame, thresholds, side) },
        svg('path', { d, stroke: paint.accent, strokeWidth: 1.5 }),
      ),
      { name: 'line', of: side },
    );
  return svg('g', {}, line('financial', `M0 ${top}V${bottom}`), line('impact', `M${left} 0H${right}`));
}

/** The names of the lines next to them, on the background colour so that no line strikes them through. */
export function thresholdLineNames(names: readonly LineName[], paint: MatrixPaint): SvgElement {
  const around = { stroke: paint.surface, strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' };
  return named(
    svg(
      'g',
      { fill: paint.accent, ...around, fontSize: 11, fontWeight: 580 },
      ...names.map(({ axis, text, x, y }) =>
        svg('text', { transform: `translate(${x} ${y})${axis === 'financial' ? ' rotate(-90)' : ''}` }, text),
      ),
    ),
    { name: 'line-names' },
  );
}
