import { createElement, type ReactNode, type SVGProps } from 'react';
import type { SvgNode, SvgPart } from '#drawing/svg.ts';

/** What a page adds to a part of a drawing: classes, and what the mouse finds there. */
export type Dress = (part: SvgPart) => SVGProps<SVGElement> & { [data: `data-${string}`]: string | undefined };

/** A drawing as elements of a page. Parts that are named by what they show keep their element when they change their place. */
export function svgElements(node: SvgNode, dress: Dress = () => ({})): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, part, children } = node;
  const inner = children.map((child) => svgElements(child, dress));
  return createElement(tag, { key: part?.of, ...attributes, ...(part ? dress(part) : {}) }, ...inner);
}
