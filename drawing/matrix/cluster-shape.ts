import { type SvgElement, svg } from '#drawing/svg.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';

/**
 * The mark of several topics, centred on 0: a hexagon, a shape that no single topic has, with the number of topics; in the text colour,
 * because the topics may be of any category.
 */
export function clusterShape({ together, size }: PlacedPoint, paint: MatrixPaint, isTold = false): SvgElement[] {
  return [
    svg('path', {
      d: hexagon(isTold ? size * 1.15 : size),
      fill: paint.surface,
      stroke: isTold ? paint.ink : paint.muted,
      strokeWidth: isTold ? 2 : 1.5,
    }),
    svg(
      'text',
      { y: 4, fontSize: 12, fontWeight: 580, textAnchor: 'middle', fill: paint.ink },
      String(together.length),
    ),
  ];
}

/** A path around 0, with a corner at the top. */
export function hexagon(size: number): string {
  const half = size / 2;
  const across = Math.round(half * Math.cos(Math.PI / 6) * 100) / 100;
  return `M0 ${-half}L${across} ${-half / 2}V${half / 2}L0 ${half}L${-across} ${half / 2}V${-half / 2}Z`;
}
