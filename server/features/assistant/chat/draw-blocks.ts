import type { Block, Line, Part } from '#analyst/analyst.ts';
import type { ChatSource, Source } from '#domain/chat/chat-source.ts';
import { withoutDirectionSigns } from '#domain/words/direction-signs.ts';
import { asLinkTitle } from '../text/link-title.ts';

/** An answer as the reader receives it. */
export interface DrawnAnswer {
  /** Markdown in which sources are numbered links. */
  text: string;
  /** The cited sources, by the numbers in the text. */
  sources: ChatSource[];
}

/** Renders the analyst's blocks as Markdown. Text that people wrote is escaped, so that it is never interpreted as Markdown. */
export function drawBlocks(blocks: readonly Block[]): DrawnAnswer {
  const shown = new Map<string, ChatSource>();
  const cite = (source: Source) => {
    const key = source.proposal ? `${source.path} ${shown.size}` : `${source.path} ${source.label}`;
    const known = shown.get(key) ?? { ...source, number: shown.size + 1 };
    shown.set(key, known);
    return `\u00a0[${known.number}](${known.path} "${asLinkTitle(withoutDirection(known.label))}")`;
  };
  const part = (one: Part) => {
    if (!one) return '';
    if (typeof one === 'string') return plain(one);
    return 'strong' in one ? bold(plain(one.strong)) : cite(one.source);
  };
  const line = (parts: Line) => parts.map(part).reduce(beside, '').trim();
  const text = blocks
    .map((block) => draw(block, line))
    .filter((drawn) => drawn !== '')
    .join('\n\n');
  return { text, sources: [...shown.values()] };
}

/** Asterisks must touch the words: next to a space, they do not make text bold. */
function bold(text: string): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => `**${words}**`);
}

const ENDS_BOLD = /[\p{P}\p{S}]\*\*$/u;
const BEGINS_BOLD = /^\*\*[\p{P}\p{S}]/u;
/** Asterisks between punctuation and a letter do not make text bold (CommonMark, flanking runs), so a space separates them. */
function beside(said: string, next: string): string {
  const isStuck =
    (ENDS_BOLD.test(said) && /^[\p{L}\p{N}]/u.test(next)) || (/[\p{L}\p{N}]$/u.test(said) && BEGINS_BOLD.test(next));
  return isStuck ? `${said} ${next}` : said + next;
}

function draw(block: Block, line: (parts: Line) => string): string {
  switch (block.is) {
    case 'sentence':
      return line(block.line);
    case 'list':
      return block.lines.map((one, at) => `${block.isNumbered ? `${at + 1}.` : '-'} ${line(one)}`).join('\n');
    case 'table': {
      const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      return [
        row(block.columns.map(({ label }) => plain(label))),
        row(block.columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
        ...block.rows.map((cells) => row(cells.map((cell) => line(cell)))),
      ].join('\n');
    }
    case 'quote':
      return `> “${plain(block.text).trim()}” – ${line(block.from)}`;
    case 'offers':
      return block.questions.map((question) => `- [${plain(question)}](#ask)`).join('\n');
  }
}

/** Characters that only control the direction of text, in addition to the characters that override it. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
const withoutDirection = (text: string) => withoutDirectionSigns(text).replace(DIRECTION_MARKS, '');

/** Escapes text that people wrote, so that Markdown shows it unchanged. Keeps spaces at its ends. */
function plain(text: string): string {
  return withoutDirection(text)
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>|~#]|&(?=#?\w+;))/g, '\\$1');
}
