import type { Answer, Block, Line } from '#analyst/analyst.ts';

/** What a right answer fulfils; see `asked/README.md`. */
export interface Expected {
  rows?: string[];
  ordered?: boolean;
  /** The values that the order rests on: rows of equal value may change places. */
  by?: number[];
  atLeast?: boolean;
  not?: string[];
  figures?: string[];
  quotes?: string[];
  says?: string[];
  declined?: boolean;
}

export interface AskedQuestion {
  id: string;
  chain: string | null;
  question: string;
  kind: string;
  expect: Expected;
  or?: Expected[];
}

/** Everything that rows can be called, to see which of them an answer lists. */
export interface Names {
  /** A title, a code or a group as it is expected, by how an answer may write it. */
  aliases: ReadonlyMap<string, string>;
}

/** 'partial': not what was wanted, and the answer begins by naming the words that it did not use. */
export type Verdict = 'right' | 'wrong' | 'partial' | 'declined';

const words = (line: Line) =>
  line.map((part) => (!part ? '' : typeof part === 'string' ? part : 'strong' in part ? part.strong : '')).join('');

/** All that an answer says, as a reader reads it. */
export function readAnswer({ blocks }: Answer): string {
  const read = (block: Block): string[] => {
    switch (block.is) {
      case 'sentence':
        return [words(block.line)];
      case 'list':
        return block.lines.map(words);
      case 'table':
        return [
          block.columns.map(({ label }) => label).join(' | '),
          ...block.rows.map((row) => row.map(words).join(' | ')),
        ];
      case 'quote':
        return [`“${block.text}” – ${words(block.from)}`];
      case 'offers':
        return block.questions.map((question) => `[${question}]`);
    }
  };
  return blocks.flatMap(read).join('\n');
}

/** The rows that an answer lists, in order. */
function rowsOf({ blocks }: Answer, { aliases }: Names): string[] {
  const found: string[] = [];
  const take = (text: string) => {
    const plain = fold(text);
    const named =
      aliases.get(plain) ??
      [...aliases].find(([alias]) => plain.startsWith(`${alias}:`) || plain.startsWith(`${alias} `))?.[1];
    if (named !== undefined && !found.includes(named)) found.push(named);
  };
  for (const block of blocks) {
    if (block.is === 'table') for (const [first = []] of block.rows) take(words(first));
    if (block.is !== 'list') continue;
    for (const line of block.lines)
      for (const part of line) if (part && typeof part !== 'string' && 'source' in part) take(part.source.label);
    for (const line of block.lines) take(words(line));
  }
  return found;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[“”„"]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
const unpunctuated = (text: string) =>
  fold(text)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d)\s+%/g, '$1%')
    .replace(/eur\s+/g, '');
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether a figure is stated: with at least the decimals asked for, or as a word where it is small. */
function states(text: string, figure: string): boolean {
  const wanted = unpunctuated(figure);
  const number = Number.parseFloat(wanted);
  const all = unpunctuated(text).match(/\d+(?:\.\d+)?%?/g) ?? [];
  const decimals = /\.(\d+)/.exec(wanted)?.[1]?.length ?? 0;
  const isPercent = wanted.endsWith('%');
  const isSame = (one: string) =>
    (!isPercent || one.endsWith('%')) && Number(Number.parseFloat(one).toFixed(decimals)) === number;
  return (
    all.some(isSame) ||
    (Number.isInteger(number) &&
      fold(text)
        .split(/[^a-z]+/)
        .includes(SMALL[number] ?? '-'))
  );
}

const DECLINES = ['off-subject', 'do-for-me', 'language', 'unsure', 'assistant', 'help'];

/** Declined: nothing is claimed, and something is offered instead. */
function isDeclined({ blocks, reading }: Answer): boolean {
  const claims = blocks.some(({ is }) => is === 'quote' || is === 'table');
  return !claims && (DECLINES.includes(reading?.kind ?? 'unsure') || blocks.some(({ is }) => is === 'offers'));
}

function fulfils(answer: Answer, expect: Expected, names: Names): boolean {
  const text = readAnswer(answer);
  if (expect.declined && !isDeclined(answer)) return false;
  if (expect.figures?.some((figure) => !states(text, figure))) return false;
  if (expect.quotes?.some((part) => !unpunctuated(text).includes(unpunctuated(part)))) return false;
  if (expect.says && !expect.says.some((part) => fold(text).includes(fold(part).trim()))) return false;
  const rows = rowsOf(answer, names);
  if (expect.not?.some((name) => rows.includes(name))) return false;
  if (!expect.rows) return true;
  const listed = expect.rows.every((name) => rows.includes(name) || mentions(text, name, names));
  if (!listed) return false;
  if (!expect.atLeast && rows.some((name) => !expect.rows?.includes(name) && isOfSameSort(name, expect.rows ?? [])))
    return false;
  return !expect.ordered || isInOrder(rows, expect);
}

/** A code or group that stands in the text though in no list, as in the table of groups. */
function mentions(text: string, name: string, { aliases }: Names): boolean {
  const written = [...aliases].filter(([, of]) => of === name).map(([alias]) => alias);
  return written.some((alias) => fold(text).includes(alias));
}

/** Titles are compared with titles, codes with codes. */
const sortOf = (name: string) => (/^[ESG]\d(\.\d+)?$/.test(name) ? 'topic' : 'other');
const isOfSameSort = (name: string, rows: readonly string[]) =>
  rows.length === 0 || rows.some((row) => sortOf(row) === sortOf(name));

function isInOrder(rows: readonly string[], { rows: wanted = [], by }: Expected): boolean {
  const places = wanted.map((name) => rows.indexOf(name));
  return places.every(
    (place, at) => at === 0 || place > (places[at - 1] ?? -1) || (by !== undefined && by[at] === by[at - 1]),
  );
}

/** Whether an answer holds what a right one does, whatever it claims. */
export const holds = (asked: AskedQuestion, answer: Answer, names: Names): boolean =>
  [asked.expect, ...(asked.or ?? [])].some((expect) => fulfils(answer, expect, names));

/** Judges by what an answer holds: right, declined without a claim, open about what it left out, or wrong. */
export function judge(asked: AskedQuestion, answer: Answer, names: Names): Verdict {
  const all = [asked.expect, ...(asked.or ?? [])];
  // An answer that says it found nothing counts as declined, whatever its closest sentences contain.
  if (answer.reading?.kind === 'unsure' && !all.some(({ declined }) => declined)) return 'declined';
  if (holds(asked, answer, names)) return 'right';
  const offersWay = answer.blocks.some(({ is }) => is === 'offers');
  const claims = answer.blocks.some(({ is }) => is === 'quote' || is === 'table' || is === 'list');
  if (offersWay && !claims) return 'declined';
  return answer.reading && answer.reading.unused.length > 0 ? 'partial' : 'wrong';
}
