import type { Option } from '#domain/reference/option.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { cellWords, type ImportedCell, type ImportedRows, isBlank, isFigures } from './cell.ts';
import { isSentence } from './headings.ts';
import { saysMaterial } from './not-imported.ts';
import { readOptionSurely } from './read-word.ts';
import { plainHeading, readHeading, sideOf } from './said-heading.ts';
import { finish, type Steps } from './steps.ts';
import { tableOf } from './table-of.ts';
import { TABLE_KINDS } from './tables.ts';

/** The rows with the headings of a table, from 0: the first and the last of them. */
export interface HeadingRows {
  first: number;
  last: number;
}

/** The headings are among the first rows; above them are titles and notes. */
export const AMONG_FIRST = 40;

/** The most rows that headings can take. */
export const MOST_HEADING_ROWS = 3;

/** The number of rows below a row by which it is judged whether it is a heading. */
const LOOKED_AT = 20;

/** A text of at most this many characters can be a heading. */
const LONGEST = 120;

/** Cached, because the rows of a sheet do not change and several callers need this. */
const found = new WeakMap<ImportedRows, HeadingRows>();

/**
 * The rows with the headings of a sheet. The last of them is the row that looks most like headings: it names places, its cells are short
 * texts, it is as wide as the table, and the cells below are of another form. A row above it belongs to it if it says what several
 * columns have in common, such as the side of double materiality.
 */
export const findHeadingRows = (rows: ImportedRows): HeadingRows => finish(findingHeadingRows(rows));

/** The same, a row at a time. */
export function* findingHeadingRows(rows: ImportedRows): Steps<HeadingRows> {
  const before = found.get(rows);
  if (before !== undefined) return before;
  const headings = yield* lookForHeadings(rows);
  found.set(rows, headings);
  return headings;
}

/** The last row with headings, from 0. */
export const findHeaderRow = (rows: ImportedRows): number => findHeadingRows(rows).last;

function* lookForHeadings(rows: ImportedRows): Steps<HeadingRows> {
  const first = rows.slice(0, AMONG_FIRST);
  const widest = Math.max(1, ...rows.slice(0, AMONG_FIRST + LOOKED_AT).map(filledIn));
  const likeness: number[] = [];
  for (const at of first.keys()) {
    likeness.push(likenessOf(rows, at, widest));
    yield at / first.length;
  }
  const most = Math.max(0, ...likeness);
  if (most === 0) return { first: 0, last: 0 };
  // Sheets that are printed page by page say their headings again.
  const best = first.findIndex((row) => isSameRow(row, first[likeness.indexOf(most)] ?? []));
  const below = best + 1;
  const named = isRestOfHeadings(rows, best, below) ? below : best;
  // A row of ranges says how far the scale of each column goes.
  const last = holdsRanges(rows[named + 1]) ? named + 1 : named;
  let start = best;
  while (start > 0 && last - start + 1 < MOST_HEADING_ROWS && spansColumns(rows, start - 1, start)) start -= 1;
  return { first: start, last };
}

const isSameRow = (one: ImportedRows[number], other: ImportedRows[number]): boolean => {
  const said = (row: ImportedRows[number]) => row.map((cell) => cellWords(cell).trim());
  return said(one).join('\n').trim() === said(other).join('\n').trim();
};

const filledIn = (row: readonly ImportedCell[] | undefined): number =>
  (row ?? []).filter((cell) => !isBlank(cell)).length;

/** Whether a cell can be a heading: a short text; a year is one above the columns of that year. */
const isHeadingLike = (cell: ImportedCell): boolean =>
  typeof cell === 'string' && cell.length <= LONGEST && !isSentence(cell) && !isFigures(cell);

/** How well a cell names a place of any kind of table: 1 as a whole, less by a part; 0 if it names none. */
function namesPlace(cell: ImportedCell): number {
  if (typeof cell !== 'string' || !isHeadingLike(cell)) return 0;
  const named = TABLE_KINDS.flatMap((kind) => tableOf[kind].named(cell) ?? []);
  if (named.length === 0) return 0;
  // A single letter may as well be a value.
  return cell.trim().length > 1 && named.some(({ by }) => by !== 'inside') ? 1 : 0.4;
}

/** How much a row looks like the headings of the table below it; 0 or less if it does not. */
function likenessOf(rows: ImportedRows, at: number, widest: number): number {
  const row = rows[at] ?? [];
  const filled = row.filter((cell) => !isBlank(cell));
  const texts = filled.filter(isHeadingLike);
  if (texts.length === 0 || filled.length < Math.min(2, widest)) return 0;
  const known = row.reduce<number>((sum, cell) => sum + namesPlace(cell), 0);
  const width = (2 * filled.length) / widest;
  const others = filled.length - texts.length;
  return Math.max(0, 2 * known + width + otherwiseBelow(rows, at) - 1.5 * others);
}

/** For how many columns a text is above cells that are mostly numbers, up to three; half a point for each. */
function otherwiseBelow(rows: ImportedRows, at: number): number {
  const below = rows.slice(at + 1, at + 1 + LOOKED_AT);
  const columns = (rows[at] ?? []).filter((cell, column) => {
    if (!isHeadingLike(cell)) return false;
    const values = below.flatMap((row) => (isBlank(row[column]) ? [] : [row[column] ?? null]));
    return values.length > 0 && values.filter((value) => typeof value === 'number').length * 2 >= values.length;
  });
  return 0.5 * Math.min(3, columns.length);
}

/** Whether a row continues the headings above it: it holds nothing but headings, and some of them are below an empty or a wide cell. */
function isRestOfHeadings(rows: ImportedRows, above: number, at: number): boolean {
  const row = rows[at] ?? [];
  const filled = row.flatMap((cell, column) => (isBlank(cell) ? [] : [{ cell, column }]));
  if (filled.length < 2 || at + 1 >= rows.length || !filled.every(({ cell }) => isHeadingLike(cell))) return false;
  const sideBySide = optionsSideBySide(filled.map(({ cell }) => cellWords(cell)));
  const isBelowNames = isBlank(row[(rows[above] ?? []).findIndex((cell) => !isBlank(cell))]);
  const known = filled.filter(({ cell }) => {
    const said = cellWords(cell);
    if (namesPlace(cell) === 1 || sideBySide.has(said)) return true;
    return isBelowNames && (readHeading(said).isResult || saysMaterial(said));
  }).length;
  const isUnderWide = filled.some(({ cell, column }) => {
    const over = rows[above]?.[column];
    return isBlank(over) || (namesPlace(cell) === 1 && namesOption(cellWords(over)));
  });
  return isUnderWide && known >= 2 && known * 2 >= filled.length;
}

/** Whether a text is only the range of a scale: '1-5', '(1 to 4)'. */
export const isRange = (text: string): boolean =>
  /^[([]?\s*\d{1,3}\s*(?:-|–|—|to|bis|à|a|tot|do)\s*\d{1,3}\s*[)\]]?$/i.test(text.trim());

function holdsRanges(row: readonly ImportedCell[] | undefined): boolean {
  const filled = (row ?? []).filter((cell) => !isBlank(cell));
  return filled.length >= 2 && filled.every((cell) => isRange(cellWords(cell)));
}

/** Whether a row stands above headings and says what several columns have in common, or names columns whose own cell below is empty. */
function spansColumns(rows: ImportedRows, at: number, below: number): boolean {
  const row = rows[at] ?? [];
  const filled = row.flatMap((cell, column) => (isBlank(cell) ? [] : [{ cell, column }]));
  if (filled.length === 0 || !filled.every(({ cell }) => isHeadingLike(cell) || isYear(cell))) return false;
  const firstBelow = (rows[below] ?? []).findIndex((cell) => !isBlank(cell));
  // A single text above the first column is the title of the sheet.
  if (filled.length === 1 && filled.every(({ column }) => column <= firstBelow)) return false;
  const isAboveEmpty = filled.some(({ cell, column }) => isBlank(rows[below]?.[column]) && namesPlace(cell) === 1);
  const says = filled.some(({ cell }) => saysOfColumns(cellWords(cell))) || tellsApart(row, rows[below] ?? []);
  return filled.length < filledIn(rows[below]) ? isAboveEmpty || says : isAboveEmpty && says;
}

/** Whether headings that stand twice below are told apart by a row above them: 'Plant' and 'Office' above 'Severity' and 'Severity'. */
function tellsApart(above: readonly ImportedCell[], below: readonly ImportedCell[]): boolean {
  let over = '';
  const named = below.map((cell, column) => {
    if (!isBlank(above[column])) over = plainHeading(cellWords(above[column]));
    return { own: plainHeading(cellWords(cell)), over };
  });
  const several = [...Map.groupBy(named, ({ own }) => own)].filter(([own, all]) => own !== '' && all.length > 1);
  return several.length > 0 && several.every(([, all]) => new Set(all.map((each) => each.over)).size === all.length);
}

const isYear = (cell: ImportedCell): boolean => /^(19|20)\d\d$/.test(cellWords(cell).trim());

function saysOfColumns(text: string): boolean {
  const { basis, isEarlier, year, whole } = readHeading(text);
  const side = sideOf(whole);
  const isOnlyYear = year !== null && whole === String(year);
  return (
    isOnlyYear ||
    isEarlier ||
    namesOption(text) ||
    basis !== null ||
    (side !== null && whole.split(' ').length <= MOST_WORDS_ABOVE)
  );
}

/** Whether a text names a horizon or a place in the value chain, which several columns can have. */
const namesOption = (text: string): boolean =>
  readOptionSurely(timeHorizons, text) !== undefined || readOptionSurely(valueChainConcentrations, text) !== undefined;

/** The texts that name different options of one list: 'short', 'medium' and 'long' are headings, a single one is a value. */
function optionsSideBySide(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    [timeHorizons, valueChainConcentrations].flatMap((options: readonly Option[]) => {
      const named = texts.filter((text) => readOptionSurely(options, text) !== undefined);
      return new Set(named).size > 1 ? named : [];
    }),
  );
}

/** A title such as 'Impacts, risks and opportunities of the group in 2025' is longer than what stands above columns. */
const MOST_WORDS_ABOVE = 5;
