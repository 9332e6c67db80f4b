import { createElement, type ReactNode, type SVGProps } from 'react';
import type { SvgNode, SvgPart } from '#drawing/svg.ts';

/** What a page adds to a part of a drawing: classes, and what the pointer interacts with. */
export type Dress = (part: SvgPart) => SVGProps<SVGElement> & { [data: `data-${string}`]: string | undefined };

/** A drawing as elements of a page. Parts that have the name of their record keep their element when they move. */
export function svgElements(node: SvgNode, dress: Dress = () => ({})): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, part, children } = node;
  const inner = children.map((child) => svgElements(child, dress));
  return createElement(tag, { key: part?.of, ...attributes, ...(part ? dress(part) : {}) }, ...inner);
}
