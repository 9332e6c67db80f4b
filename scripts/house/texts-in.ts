import { parseSync } from 'vite';
import { type Node, nodesIn } from './sizes.ts';
import type { Source } from './sources.ts';

/** The texts of a program in their order, without comments. A value inserted by code appears as "…". */
export const textsIn = ({ path, text }: Pick<Source, 'path' | 'text'>): string[] =>
  nodesIn(parseSync(path, text).program).flatMap((node) => textOf(node) ?? []);

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}
