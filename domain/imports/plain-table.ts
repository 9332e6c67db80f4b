import { cellWords, type ImportedCell, type ImportedRows, isBlank } from './cell.ts';
import { findHeadingRows, type HeadingRows, isRange } from './heading-rows.ts';
import { isSentence } from './headings.ts';
import { ABOVE, SECTION } from './said-heading.ts';
import { finish, type Steps } from './steps.ts';
import { tableOf } from './table-of.ts';
import { standardNamed } from './topic-meanings.ts';

/** A line that is not an entry, by its row from 1 as in spreadsheets. */
export interface OtherLine {
  row: number;
  said: string;
  /** The heading of the lines below it, a sum or an average, the headings again, or a note below the table. */
  is: 'section' | 'total' | 'headings' | 'note';
}

/** A table with one row of headings, and rows below it that are all of the same form; each row stays at its place. */
export interface PlainTable {
  rows: ImportedRows;
  /** The row with the headings, from 0. */
  headerRow: number;
  /** The lines that were taken out. */
  others: readonly OtherLine[];
  /** The column, from 0, that holds the section of each row; null if there are no sections. */
  sectionColumn: number | null;
}

/**
 * Lays a sheet out as a plain table: several rows of headings become one, and lines that are not entries are taken out. What they say of
 * the rows below becomes a column of its own at the end.
 */
export const plainTable = (rows: ImportedRows, headings: HeadingRows = findHeadingRows(rows)): PlainTable =>
  finish(layingPlain(rows, headings));

/** The tables of sheets by their headings, because several callers need them and the rows of a sheet do not change. */
const known = new WeakMap<ImportedRows, Map<string, PlainTable>>();

/** The same, some rows at a time. */
export function* layingPlain(rows: ImportedRows, headings: HeadingRows): Steps<PlainTable> {
  const tables = known.get(rows) ?? new Map<string, PlainTable>();
  known.set(rows, tables);
  const key = `${headings.first} ${headings.last}`;
  const before = tables.get(key);
  if (before) return before;
  const table = yield* layPlain(rows, headings);
  tables.set(key, table);
  return table;
}

function* layPlain(rows: ImportedRows, headings: HeadingRows): Steps<PlainTable> {
  const head = headingsTogether(rows, headings);
  const below = rows.slice(headings.last + 1);
  const others = (yield* otherLines(below, head)).map((line) => ({ ...line, row: line.row + headings.last + 1 }));
  const sections = others.filter(({ is }) => is === 'section');
  if (headings.first === headings.last && others.length === 0) {
    return { rows, headerRow: headings.last, others, sectionColumn: null };
  }
  const width = below.reduce((most, row) => Math.max(most, row.length), head.length);
  const taken = new Map(others.map((line) => [line.row, line]));
  let section: string | null = null;
  const laidOut = below.map((row, index): readonly ImportedCell[] => {
    const line = taken.get(headings.last + 2 + index);
    if (line?.is === 'section') section = line.said;
    if (line) return [];
    return section === null || row.every(isBlank) ? row : [...withWidth(row, width), section];
  });
  const isSectioned = sections.length > 0;
  const headingRow = isSectioned ? [...withWidth(head, width), SECTION] : head;
  return {
    rows: [...rows.slice(0, headings.last), headingRow, ...laidOut],
    headerRow: headings.last,
    others,
    sectionColumn: isSectioned ? width : null,
  };
}

const withWidth = (row: readonly ImportedCell[], width: number): ImportedCell[] =>
  Array.from({ length: width }, (_, at) => row[at] ?? null);

/**
 * The headings of each column, from top to bottom, as one text. A heading above stands for all columns to its right that have a heading of
 * their own below it, up to the next.
 */
function headingsTogether(rows: ImportedRows, { first, last }: HeadingRows): readonly ImportedCell[] {
  if (first === last) return rows[last] ?? [];
  const levels = rows.slice(first, last + 1);
  const width = Math.max(...levels.map((row) => row.length));
  const spread = levels.map((row, level) => {
    let above = '';
    return Array.from({ length: width }, (_, at) => {
      const own = cellWords(row[at]).trim();
      const hasOwnBelow = levels.slice(level + 1).some((lower) => !isBlank(lower[at]));
      if (own !== '') above = hasOwnBelow ? own : '';
      return own !== '' ? own : hasOwnBelow ? above : '';
    });
  });
  return Array.from({ length: width }, (_, at) => {
    const said = [...new Set(spread.map((level) => level[at] ?? '').filter((text) => text !== ''))];
    const range = said.find(isRange);
    const heading = said.filter((text) => text !== range).join(ABOVE);
    return (range === undefined ? heading : `${heading} (${range.replace(/[()[\]]/g, '')})`) || null;
  });
}

/** The word alone in the first cell of a line with sums or averages. */
const TOTAL =
  /^(?:(?:grand |sub-?)?totals?|sum|average|avg|mean|median|count|number of .*|(?:gesamt|end|zwischen)?summe|gesamt|insgesamt|durchschnitt|mittelwert|anzahl|totale?|total general|somme|moyenne|nombre|suma|promedio|media|somma|numero|totaal|gemiddelde|aantal|razem|suma|srednia|średnia|liczba|∑|σ):?$/i;

/** So many rows are read in one step. */
const ROWS_AT_ONCE = 50;

/** Rows of a table usually have at least this many cells; otherwise, a line with one cell says nothing about its form. */
const USUAL = 3;

/** The lines below the headings that are not entries, by their place from 1 among them. */
function* otherLines(below: ImportedRows, head: readonly ImportedCell[]): Steps<OtherLine[]> {
  const filled: { cell: ImportedCell; column: number }[][] = [];
  for (const [at, row] of below.entries()) {
    filled.push(row.flatMap((cell, column) => (isBlank(cell) ? [] : [{ cell, column }])));
    if (at % ROWS_AT_ONCE === 0) yield at / below.length / 2;
  }
  const counts = filled.flatMap((cells) => (cells.length > 0 ? [cells.length] : [])).sort((one, other) => one - other);
  const usual = counts[Math.floor((counts.length * 2) / 3)] ?? 0;
  const last = filled.findLastIndex((cells) => cells.length > 1);
  const found: OtherLine[] = [];
  for (const [index, cells] of filled.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield 0.5 + index / below.length / 2;
    const line = lineIn(cells, index);
    if (line) found.push(line);
  }
  return found;

  function lineIn(cells: (typeof filled)[number], index: number): OtherLine | null {
    const [only] = cells;
    if (!only) return null;
    const said = cellWords(only.cell).trim();
    const line = (is: OtherLine['is']): OtherLine => ({ row: index + 1, said, is });
    if (repeatsHead(cells, head)) return line('headings');
    if (usual < USUAL) return null;
    if (TOTAL.test(said) && cells.slice(1).every(({ cell }) => !isText(cell))) return line('total');
    if (cells.length > 1 || !isText(only.cell)) return null;
    if (isEntryAlone(head[only.column], said)) return null;
    return line(index > last || isSentence(said) ? 'note' : 'section');
  }
}

/** A text that is not a number. */
const isText = (cell: ImportedCell): boolean => typeof cell === 'string' && !/^[\d.,\s%€$£+-]*$/.test(cell);

/** Whether a single cell of a line may be all that somebody has entered so far: a title that names no standard. */
function isEntryAlone(heading: ImportedCell | undefined, said: string): boolean {
  if (typeof heading !== 'string' || standardNamed(said) !== null) return false;
  const places = tableOf.register.named(heading)?.places ?? [];
  return places[0] === 'title' || places[0] === 'description';
}

/** Whether a line says the headings again, as sheets do that are printed page by page. */
function repeatsHead(cells: readonly { cell: ImportedCell; column: number }[], head: readonly ImportedCell[]): boolean {
  if (cells.length < 2) return false;
  const same = cells.filter(({ cell, column }) => {
    const said = cellWords(cell).trim().toLowerCase();
    const heading = cellWords(head[column]).trim().toLowerCase();
    return said !== '' && (heading === said || heading.endsWith(`${ABOVE}${said}`));
  });
  return same.length * 4 >= cells.length * 3;
}
