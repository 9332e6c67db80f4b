import type { Category } from '#domain/reference/catalogue-topic.ts';
import { type SvgElement, svg } from '#drawing/svg.ts';
import type { Box } from './box.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';
import type { MatrixPoint } from './point.ts';

/**
 * The mark of a topic, centred on 0, with the hue and shape of its category; hollow if one side has not been assessed.
 * @param isTold drawn larger, with an edge and above the others, for the point that the pointer is on
 */
export function pointShape({ point, size }: PlacedPoint, paint: MatrixPaint, isTold = false): SvgElement {
  const { category } = point.topic;
  if (point.isGone) return goneShape(category, size, isTold ? paint.ink : paint.muted);
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

/** The earlier position of a topic that no longer has a point, as a dashed outline. */
export function goneShape(category: Category, size: number, stroke: string): SvgElement {
  return svg('path', { d: shapeOf(category, size), fill: 'none', stroke, strokeWidth: 1.5, strokeDasharray: '2 2' });
}

/** Whether a topic has a point now but had none in the compared assessment. */
export const isFresh = ({ before, isGone }: MatrixPoint) => before === null && !isGone;

/** The mark of such a topic, at its upper right. */
export function freshMark(size: number, { ink, surface }: MatrixPaint): SvgElement {
  const at = size / 2 + 2;
  const d = `M${at - 4} ${-at}h8M${at} ${-at - 4}v8`;
  return svg(
    'g',
    {},
    svg('path', { d, stroke: surface, strokeWidth: 5 }),
    svg('path', { d, stroke: ink, strokeWidth: 2 }),
  );
}

/** The area of that mark. */
export function aroundFreshMark({ x, y, size }: PlacedPoint): Box {
  const at = size / 2 + 2;
  return { left: x + at - 5, right: x + at + 5, top: y - at - 5, bottom: y - at + 5 };
}

/** A mark on the symbol of a decided topic, in the text colour, which has no meaning of its own. */
export const decidedDot = ({ ink, surface }: Pick<MatrixPaint, 'ink' | 'surface'>): SvgElement =>
  svg('path', { d: shapeOf('Environmental', 6), fill: ink, stroke: surface, strokeWidth: 1.5 });

/** Circle, square, or triangle pointing down, as in the tags and tables (`web/ui/esg-tag.tsx`); a path around 0. */
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
