import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { named, type SvgElement, svg } from '#drawing/svg.ts';
import { bandTick, tickLeading } from './band-tick.ts';
import { bandGap, isCompact, type MatrixFrame, toX, toY } from './frame.ts';
import type { MatrixPaint } from './paint.ts';
import { matrixWords as say } from './words.ts';

const steps = [0, 5, 10, 15, 20, 25];

/** The edges of the plot, in pixels. */
const edgesOf = (frame: MatrixFrame) => ({
  left: toX(frame, 0),
  right: toX(frame, MAX_SCORE),
  top: toY(frame, MAX_SCORE),
  bottom: toY(frame, 0),
});

/** The layer under the points: the tint of the material area, the grid every 5, the axes and their names. */
export function matrixGround(thresholds: Thresholds, frame: MatrixFrame, paint: MatrixPaint): SvgElement {
  const { left, right, top, bottom } = edgesOf(frame);
  const grid = steps.map((step) =>
    svg('path', { d: `M${toX(frame, step)} ${top}V${bottom}M${left} ${toY(frame, step)}H${right}` }),
  );
  return svg(
    'g',
    {},
    ...bands(frame, paint),
    ...tints(thresholds, frame, paint),
    svg('g', { stroke: paint.line }, ...grid),
    svg('path', { d: `M${left} ${top}V${bottom}H${right}`, fill: 'none', stroke: paint.lineStrong }),
    ...axes(frame, paint),
  );
}

/** Tints the area that is material on one side and, more strongly, the area that is material on both. */
function tints({ impact, financial }: Thresholds, frame: MatrixFrame, paint: MatrixPaint): SvgElement[] {
  const { left, right, top, bottom } = edgesOf(frame);
  const [x, y] = [toX(frame, financial), toY(frame, impact)];
  const tint = (area: { x: number; y: number; width: number; height: number }, fillOpacity: number) =>
    named(svg('rect', { ...area, fillOpacity, fill: paint.accent }), { name: 'tint' });
  return [
    tint({ x: left, y: top, width: x - left, height: y - top }, 0.05),
    tint({ x, y, width: right - x, height: bottom - y }, 0.05),
    tint({ x, y: top, width: right - x, height: y - top }, 0.11),
  ];
}

/** The numbers and names of both axes. */
function axes(frame: MatrixFrame, paint: MatrixPaint): SvgElement[] {
  const { left, right, top, bottom } = edgesOf(frame);
  // A symbol on an axis must not cover the figures; with a band there are no symbols on the axis.
  const [before, below] = [frame.bandLeft + (frame.bandLeft ? 9 : 18), frame.bandBottom + (frame.bandBottom ? 17 : 28)];
  const figures = steps.flatMap((step) => [
    svg('text', { x: toX(frame, step), y: bottom + below, textAnchor: 'middle' }, String(step)),
    svg('text', { x: left - before, y: toY(frame, step) + 4, textAnchor: 'end' }, String(step)),
  ]);
  const beside = left - before - (isCompact(frame) ? 24 : 30);
  return [
    svg('g', { fill: paint.muted, fontSize: 12 }, ...figures),
    svg(
      'g',
      { fill: paint.ink, fontSize: 12, fontWeight: 580, textAnchor: 'middle' },
      svg('text', { x: (left + right) / 2, y: bottom + below + 22 }, say.financialAxis),
      svg('text', { transform: `translate(${beside} ${(top + bottom) / 2}) rotate(-90)` }, say.impactAxis),
    ),
  ];
}

/** The areas for topics with only one side assessed, next to the axis on which they have no position. */
function bands(frame: MatrixFrame, paint: MatrixPaint): SvgElement[] {
  const { bandLeft, bandBottom } = frame;
  const tick = bandTick(frame);
  if (!tick) return [];
  const { left, right, top, bottom } = edgesOf(frame);
  const [first, second] = say.notAssessedTick;
  const band = (x: number, y: number, width: number, height: number) =>
    svg('rect', { x, y, width, height, fill: paint.line, fillOpacity: 0.5 });
  return [
    ...(bandLeft ? [band(left - bandLeft, top, bandLeft - bandGap, bottom - top)] : []),
    ...(bandBottom ? [band(left, bottom + bandGap, right - left, bandBottom - bandGap)] : []),
    svg(
      'text',
      { fill: paint.muted, fontSize: 11, textAnchor: 'end', y: tick.y },
      svg('tspan', { x: tick.x }, first),
      svg('tspan', { x: tick.x, dy: tickLeading }, second),
    ),
  ];
}
