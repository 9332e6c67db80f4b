import type { ChatMessage } from './api.ts';
import { chatMessages as say } from './messages.ts';

/** An answer in a form for pasting elsewhere: Markdown with numbers for sources, and the sources listed below. */
export function answerForCopy({ content, sources }: Pick<ChatMessage, 'content' | 'sources'>): string {
  const text = content.replace(/\[(\d+)\]\([^)\s]+ "[^"]*"\)/g, '[$1]').replace(/\[([^\]]*)\]\(#ask\)/g, '$1');
  if (sources.length === 0) return text;
  const list = sources.map(({ number, label }) => `[${number}] ${label}`).join('\n');
  return `${text}\n\n${say.sources}:\n${list}`;
}

/** A table of Markdown: its heads, the line below them, and its rows. */
const TABLE = /^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*\n((?:\|.*\|?[ \t]*(?:\n|$))*)/m;

/**
 * The first words of an answer without its Markdown, for screen readers. A table is not read out: its size is said, and the table itself
 * is where the reader can move in it.
 */
export function startOfAnswer(content: string, length = 200): string {
  const table = TABLE.exec(content);
  if (!table) return plainStart(content, length);
  const rows = (table[1] ?? '').split('\n').filter((line) => line.trim() !== '').length;
  const start = plainStart(content.slice(0, table.index), length);
  return `${start.replace(/[.:…\s]+$/, '')}${say.thenTable(rows)}`;
}

function plainStart(content: string, length: number): string {
  const plain = content
    .replace(/\[\d+\]\([^)\s]+ "[^"]*"\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\|[ :|-]+\|/g, ' ')
    .replace(/[*_`#>|~\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= length ? plain : `${plain.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
