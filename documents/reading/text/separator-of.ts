import { rowsOf, type Separator } from './rows-of.ts';

/** In the order in which they are preferred if several would do: a comma occurs within numbers and sentences. */
const SEPARATORS: readonly Separator[] = ['\t', ';', ','];

/** The number of rows that are examined. */
const FIRST_ROWS = 50;

/** Excel states it on a separate line. */
const SAID = /^sep=([,;\t])\r?\n/i;

/**
 * The separator of a text: the declared one, or the one that gives most of its first rows as many cells as the first row with several.
 * Lines above the table have one.
 *
 * @returns also the text without the line that declares it
 */
export function separatorOf(text: string): { separator: Separator; text: string } {
  const said = SAID.exec(text);
  if (said) return { separator: said[1] as Separator, text: text.slice(said[0].length) };
  const best = SEPARATORS.map((separator) => ({ separator, share: shareOf(text, separator) }));
  return { separator: best.reduce((one, other) => (other.share > one.share ? other : one)).separator, text };
}

function shareOf(text: string, separator: Separator): number {
  const widths: number[] = [];
  for (const { row } of rowsOf(text, separator)) {
    if (row.length > 1 || row[0]?.trim() !== '') widths.push(row.length);
    if (widths.length === FIRST_ROWS) break;
  }
  const width = widths.find((each) => each > 1);
  return widths.filter((each) => each === width).length / widths.length;
}
