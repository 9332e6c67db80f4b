import type { TEXT_SEPARATORS } from '#domain/imports/text-reading.ts';
import { rowsOf } from './rows-of.ts';

/** In the order in which they are preferred if several would do: a comma occurs within numbers and sentences. */
const CANDIDATES = ['\t', '|', ';', ','] as const satisfies readonly (typeof TEXT_SEPARATORS)[number][];

/** The number of rows that are examined: all that an import can have. */
const EXAMINED = 5000;

/** Excel states it on a separate line, perhaps in quotes, and perhaps filled with more of them when it is saved again. */
const SAID = /^"?sep=([^\r\n"])"?\1*(?:\r\n?|\n)/i;

/**
 * The separator of a text: the declared one, or the one by which its rows look most like a table.
 * @returns also the text without the line that declares it
 */
export function separatorOf(text: string, chosen?: string): { separator: string; text: string } {
  const said = SAID.exec(text);
  const rest = said ? text.slice(said[0].length) : text;
  if (chosen !== undefined) return { separator: chosen, text: rest };
  if (said?.[1] !== undefined) return { separator: said[1], text: rest };
  const best = CANDIDATES.map((separator) => ({ separator, score: scoreOf(text, separator) }));
  return { separator: best.reduce((one, other) => (other.score > one.score ? other : one)).separator, text };
}

/**
 * How much a text looks like a table with this separator, judged by all rows: how many of them have several cells, none more than the
 * headings. Rows may be shorter, since some programs leave out what is empty at their end. Commas in sentences are followed by blanks,
 * and those in numbers are between digits.
 */
function scoreOf(text: string, separator: string): number {
  const widths: number[] = [];
  let [splits, prose] = [0, 0];
  for (const { row } of rowsOf(text, separator)) {
    if (row.length > 1 || row[0]?.trim() !== '') widths.push(row.length);
    splits += row.length - 1;
    for (let at = 1; at < row.length; at += 1) {
      if (
        /^ \S/.test(row[at] ?? '') ||
        (/\d$/.test(row[at - 1] ?? '') && /^\d/.test(row[at] ?? '') && separator === ',')
      )
        prose += 1;
    }
    if (widths.length === EXAMINED) break;
  }
  // The headings are the first row that has as many cells as most of the wide ones.
  const several = widths.filter((width) => width > 1);
  if (several.length === 0) return 0;
  const headings = headingWidth(several);
  const shareOf = (fits: (width: number) => boolean) => widths.filter(fits).length / widths.length;
  const share = shareOf((width) => width > 1 && width <= headings);
  const isRegular = 0.8 + 0.2 * shareOf((width) => width === headings);
  return share * isRegular * (1 - (0.6 * prose) / splits) * (1 - 1 / (headings + 1));
}

/** The width of the headings: that of the first row with several cells, unless most rows are wider, as below a title with a comma. */
function headingWidth(several: readonly number[]): number {
  const [first = 0] = several;
  const wider = several.filter((width) => width > first);
  return wider.length * 2 > several.length ? (wider[0] ?? first) : first;
}
