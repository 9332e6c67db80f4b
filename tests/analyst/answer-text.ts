import type { Answer, Block, Line } from '#analyst/analyst.ts';

const words = (line: Line) =>
  line.map((part) => (!part ? '' : typeof part === 'string' ? part : 'strong' in part ? part.strong : '')).join('');

/** The lines of a block of an answer; offers have none. */
export function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'sentence':
      return [words(block.line)];
    case 'list':
      return block.lines.map(words);
    case 'table':
      return block.rows.map((row) => row.map(words).join(' | '));
    case 'quote':
      return [`“${block.text}”`];
    case 'offers':
      return [];
  }
}

/** The text of an answer, without its offers. */
export const textOf = ({ blocks }: Answer): string => blocks.flatMap(linesOf).join('\n');

/** The questions that an answer offers. */
export const offersOf = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []));
