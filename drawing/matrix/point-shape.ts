import type { Category } from '#domain/reference/catalogue-topic.ts';
import { type SvgElement, svg } from '#drawing/svg.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';

/**
 * A topic's mark, centred on 0: hue and shape are its category's, hollow while one side is not assessed.
 *
 * @param isTold drawn larger and with an edge, over the others: the point that is pointed at
 */
export function pointShape({ point, size }: PlacedPoint, paint: MatrixPaint, isTold = false): SvgElement {
  const { category } = point.topic;
  const isWhole = point.hasImpact && point.hasFinancial;
  const hue = paint.categories[category];
  return svg('path', {
    d: shapeOf(category, isTold ? size * 1.15 : size),
    fill: isWhole ? hue : paint.surface,
    stroke: isTold ? paint.ink : isWhole ? paint.surface : hue,
    strokeWidth: isWhole ? 1.5 : 2,
    opacity: isWhole && !isTold ? 0.9 : undefined,
  });
}

/** Circle, square, triangle on its point, as in the tags and tables (`web/ui/esg-tag.tsx`); a path around 0. */
export function shapeOf(category: Category, size: number): string {
  // A square looks larger than a circle of its width.
  const half = round((category === 'Social' ? size - 2 : size) / 2);
  if (category === 'Environmental') {
    return `M${-half} 0a${half} ${half} 0 1 1 ${2 * half} 0a${half} ${half} 0 1 1 ${-2 * half} 0Z`;
  }
  if (category === 'Governance') return `M${-half} ${-half}H${half}L0 ${half}Z`;
  const corner = round(half / 2.5);
  const side = round(2 * (half - corner));
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  const edges = [`h${side}${turn(corner, corner)}`, `v${side}${turn(-corner, corner)}`];
  return `M${round(corner - half)} ${-half}${edges.join('')}h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}Z`;
}

const round = (pixels: number) => Math.round(pixels * 100) / 100;
