import { parseSync } from 'vite';
import type { Source } from './sources.ts';

/** The size of a room, and how its code is divided. */
export interface Sizes {
  readonly lines: number;
  readonly files: number;
  /** The median number of lines of files. */
  readonly fileMedian: number;
  readonly fileP90: number;
  /** The median number of lines of functions with a body in braces. */
  readonly functionMedian: number;
  readonly functionP90: number;
  /** How often the compiler is told to accept something instead of being shown why, per thousand lines. */
  readonly nonNull: number;
  readonly casts: number;
  readonly any: number;
}

/** A node of a parsed program. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number };

/** Measures the files of a room. */
export function measureSizes(sources: readonly Source[]): Sizes {
  const lengths = sources.map(({ text }) => countLines(text));
  const nodes = sources.map((source) => ({ source, nodes: nodesIn(parseSync(source.path, source.text).program) }));
  const functions = nodes.flatMap(({ source, nodes }) =>
    nodes.filter(isFunction).map(({ start, end }) => countLines(source.text.slice(start, end))),
  );
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const perThousand = (is: (node: Node) => boolean) =>
    (nodes.reduce((sum, { nodes }) => sum + nodes.filter(is).length, 0) / Math.max(lines, 1)) * 1000;
  return {
    lines,
    files: sources.length,
    fileMedian: quantile(lengths, 0.5),
    fileP90: quantile(lengths, 0.9),
    functionMedian: quantile(functions, 0.5),
    functionP90: quantile(functions, 0.9),
    nonNull: perThousand(({ type }) => type === 'TSNonNullExpression'),
    casts: perThousand((node) => node.type === 'TSAsExpression' && !isConst(node)),
    any: perThousand(({ type }) => type === 'TSAnyKeyword'),
  };
}

export const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** Whether it is a function with a body in braces. */
export function isFunction(node: Node): boolean {
  return (
    /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) &&
    (node.body as Node | null)?.type === 'BlockStatement'
  );
}

/** `as const` makes the compiler stricter, unlike other assertions. */
function isConst(node: Node): boolean {
  const { typeName } = node.typeAnnotation as { typeName?: { name?: string } };
  return typeName?.name === 'const';
}

/** The node with all nodes in it. */
export function nodesIn(part: unknown): Node[] {
  if (typeof part !== 'object' || part === null) return [];
  return [...('type' in part ? [part as Node] : []), ...Object.values(part).flatMap(nodesIn)];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
