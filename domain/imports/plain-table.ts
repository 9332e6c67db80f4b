import { cellWords, type ImportedCell, type ImportedRows, isBlank, visibleWords } from './cell.ts';
import { type ColumnsTogether, cellTogether, columnsTogether } from './columns-together.ts';
import { findHeadingRows, type HeadingRows, isRange } from './heading-rows.ts';
import { isSentence } from './headings.ts';
import type { ScaleLegend } from './legend-text.ts';
import { isOwnRegister } from './own-register.ts';
import { ABOVE, SECTION } from './said-heading.ts';
import { takeOutScales, withScales } from './scale-legends.ts';
import { finish, type Steps } from './steps.ts';
import { tableOf } from './table-of.ts';
import { TABLE_KINDS } from './tables.ts';
import { isWholeStandard, standardNamed } from './topic-meanings.ts';

/** A line that is not an entry, by its row from 1 as in spreadsheets. */
export interface OtherLine {
  row: number;
  said: string;
  /** The heading of the lines below it, a sum or an average, the headings again, a note below the table, a scale, the
   * headings of another table below, or one of its rows. */
  is: 'section' | 'total' | 'headings' | 'note' | 'scale' | 'table' | 'of-table';
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
 * the rows below becomes a column of its own at the end, as does what several columns say together; a scale that is said elsewhere is put
 * into the headings that it holds for.
 * @param elsewhere the scales that other sheets of the file say
 */
export const plainTable = (
  rows: ImportedRows,
  headings: HeadingRows = findHeadingRows(rows),
  elsewhere: readonly ScaleLegend[] = [],
): PlainTable => finish(layingPlain(rows, headings, elsewhere));

/** The tables of sheets by their headings, because several callers need them and the rows of a sheet do not change. */
const known = new WeakMap<ImportedRows, Map<string, PlainTable>>();

/** The same, some rows at a time. */
export function* layingPlain(
  rows: ImportedRows,
  headings: HeadingRows,
  elsewhere: readonly ScaleLegend[] = [],
): Steps<PlainTable> {
  const tables = known.get(rows) ?? new Map<string, PlainTable>();
  known.set(rows, tables);
  const key = JSON.stringify([headings.first, headings.last, elsewhere]);
  const before = tables.get(key);
  if (before) return before;
  const table = yield* layPlain(rows, headings, elsewhere);
  tables.set(key, table);
  return table;
}

function* layPlain(sheet: ImportedRows, headings: HeadingRows, elsewhere: readonly ScaleLegend[]): Steps<PlainTable> {
  const asWritten = headingsTogether(sheet, headings);
  const isOwn = isOwnRegister(asWritten.map(visibleWords));
  const { rows, legends, lines } = isOwn ? { rows: sheet, legends: [], lines: [] } : takeOutScales(sheet, headings);
  const below = rows.slice(headings.last + 1);
  const named = headingsTogether(rows, headings);
  const others = [
    ...lines.map((line) => ({ ...line, is: 'scale' as const })),
    ...(yield* otherLines(below, named)).map((line) => ({ ...line, row: line.row + headings.last + 1 })),
  ];
  const taken = new Map(others.map((line) => [line.row, line]));
  const entries = below.filter((_, index) => !taken.has(headings.last + 2 + index));
  const valuesOf = (at: number) => entries.map((row) => row[at] ?? null);
  const head = withScales(named, isOwn ? [] : [...legends, ...elsewhere], valuesOf);
  const together = isOwn ? [] : columnsTogether(head.map(visibleWords), valuesOf);
  const isPlain = headings.first === headings.last && others.length === 0 && together.length === 0;
  if (isPlain && head === rows[headings.last]) return { rows, headerRow: headings.last, others, sectionColumn: null };
  const width = below.reduce((most, row) => Math.max(most, row.length), head.length);
  const isSectioned = others.some(({ is }) => is === 'section');
  const added = (section: ImportedCell, cellOf: (each: ColumnsTogether) => ImportedCell): ImportedCell[] => [
    ...(isSectioned ? [section] : []),
    ...together.map(cellOf),
  ];
  let section: string | null = null;
  const laidOut = below.map((row, index): readonly ImportedCell[] => {
    const line = taken.get(headings.last + 2 + index);
    if (line?.is === 'section') section = line.said;
    if (line) return [];
    const more = added(section, (each) => cellTogether(each, row));
    return more.every(isBlank) || row.every(isBlank) ? row : [...withWidth(row, width), ...more];
  });
  const more = added(SECTION, ({ heading }) => heading);
  const headingRow = more.length > 0 ? [...withWidth(head, width), ...more] : head;
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

/** How a line with sums or averages begins; what it sums up may follow. */
const TOTAL =
  /^(?:(?:grand |sub-? ?)?totals?|sums?|averages?|avg|mean|median|count|number of|(?:gesamt|end|zwischen)-?(?:summe|ergebnis)|summe|gesamt|insgesamt|durchschnitt|mittelwert|anzahl|sous-?totaux|sous-?total|totale?|subtotale|total general|somme|moyenne|nombre|suma|promedio|media|somma|numero|subtotaal|totaal|gemiddelde|aantal|razem|suma|srednia|średnia|liczba|ogółem|summa|totalt|medelvärde|genomsnitt|antal|sum|i alt|gennemsnit|gjennomsnitt|antall|total geral|média|soma|número|nombre total|∑|σ|ø)(?![\p{L}\p{N}])/iu;

/** So many rows are read in one step. */
const ROWS_AT_ONCE = 50;

/** Rows of a table usually have at least this many cells; otherwise, a line with one cell says nothing about its form. */
const USUAL = 3;

/** The lines below the headings that are not entries, by their place from 1 among them. */
function* otherLines(below: ImportedRows, head: readonly ImportedCell[]): Steps<OtherLine[]> {
  const filled: Filled[][] = [];
  for (const [at, row] of below.entries()) {
    filled.push(row.flatMap((cell, column) => (isBlank(cell) ? [] : [{ cell, column }])));
    if (at % ROWS_AT_ONCE === 0) yield at / below.length / 2;
  }
  const counts = filled
    .flatMap((cells) => (cells.length === 0 || isTotal(cells) ? [] : [cells.length]))
    .sort((one, other) => one - other);
  const usual = counts[Math.floor((counts.length * 2) / 3)] ?? 0;
  const next = filled.findIndex((cells, at) => at > 0 && filled[at - 1]?.length === 0 && beginsTable(cells, head));
  const last = (next < 0 ? filled : filled.slice(0, next)).findLastIndex((cells) => cells.length > 1);
  const found: OtherLine[] = [];
  for (const [index, cells] of filled.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield 0.5 + index / below.length / 2;
    const line = lineIn(cells, index);
    if (line) found.push(line);
  }
  return found;

  function lineIn(cells: readonly Filled[], index: number): OtherLine | null {
    const [only] = cells;
    if (!only) return null;
    const said = cellWords(only.cell).trim();
    const line = (is: OtherLine['is']): OtherLine => ({ row: index + 1, said, is });
    if (next >= 0 && index >= next) return line(index === next || beginsTable(cells, head) ? 'table' : 'of-table');
    if (repeatsHead(cells, head) || (index === 0 && numbersColumns(cells))) return line('headings');
    if (usual < USUAL) return null;
    if (isTotal(cells)) return line('total');
    const standard = standardLine(cells, usual);
    if (standard !== null) return { row: index + 1, said: standard, is: 'section' };
    if (cells.length > 1 || !isText(only.cell)) return null;
    if (isEntryAlone(head[only.column], said)) return null;
    return line(index > last || isSentence(said) ? 'note' : 'section');
  }
}

/** Whether a line holds sums or averages: words that say so, and numbers. */
const isTotal = ([first, ...others]: readonly { cell: ImportedCell }[]): boolean =>
  first !== undefined &&
  TOTAL.test(cellWords(first.cell).trim()) &&
  others.every(({ cell }) => !isText(cell) || COUNTED.test(cellWords(cell).trim()));

/** A count with what is counted: '24 entries', '12 regels', 'n = 24'. */
const COUNTED = /^(?:[n∑σ#] ?[=:] ?)?\d{1,5}(?: \p{L}[\p{L}/.-]*){0,3}$/iu;

/** What a line says that holds nothing but a standard, in one cell or as a code and a name: 'S2 | Workers in the value chain'. */
function standardLine(cells: readonly { cell: ImportedCell }[], usual: number): string | null {
  if (cells.length > 2 || cells.length * 2 > usual || !cells.every(({ cell }) => typeof cell === 'string')) return null;
  const said = cells.map(({ cell }) => cellWords(cell).trim());
  const [code = '', name] = said;
  const isCoded = name === undefined || standardNamed(code) !== null || /^\d{1,2}(?:\.\d{1,2})?\.?$/.test(code);
  const standard = isCoded ? said.find((text) => isWholeStandard(text)) : undefined;
  return standard === undefined
    ? null
    : standardNamed(code) !== null && name !== undefined && standardNamed(name) === null
      ? code
      : standard;
}

/** A text that is not a number. */
const isText = (cell: ImportedCell): boolean => typeof cell === 'string' && !/^[\d.,\s%€$£+-]*$/.test(cell);

/** Whether a single cell of a line may be all that somebody has entered so far: a title that names no standard. */
function isEntryAlone(heading: ImportedCell | undefined, said: string): boolean {
  if (typeof heading !== 'string' || standardNamed(said) !== null) return false;
  const places = tableOf.register.named(heading)?.places ?? [];
  return places[0] === 'title' || places[0] === 'description';
}

/** Whether a line only numbers the columns: '(1)', '(2)', '(3)'. */
const numbersColumns = (cells: readonly Filled[]): boolean =>
  cells.length >= LEAST_HEADINGS &&
  cells.every(({ cell }, at) => {
    const said = cellWords(cell)
      .trim()
      .replace(/^[([]|[)\].]$/g, '')
      .toLowerCase();
    return said === String(at + 1) || said === String.fromCodePoint(CODE_OF_A + at);
  });

const CODE_OF_A = 97;

/** Whether a line has the headings of another table: short texts, most of which name columns of one kind of table. */
function beginsTable(cells: readonly Filled[], head: readonly ImportedCell[]): boolean {
  if (cells.length < LEAST_HEADINGS || repeatsHead(cells, head)) return false;
  const texts = cells.flatMap(({ cell }) => (isText(cell) ? [cellWords(cell)] : []));
  if (texts.length < cells.length || texts.some(isSentence)) return false;
  return TABLE_KINDS.some((kind) => {
    const places = texts.flatMap((text) => {
      const named = tableOf[kind].named(text);
      return named && named.by !== 'inside' ? [named.places[0]] : [];
    });
    return new Set(places).size >= 3 && places.length * 3 >= texts.length * 2;
  });
}

/** A line with fewer cells is no row of headings. */
const LEAST_HEADINGS = 3;

interface Filled {
  cell: ImportedCell;
  column: number;
}

/** Whether a line says the headings again, as sheets do that are printed page by page. */
function repeatsHead(cells: readonly Filled[], head: readonly ImportedCell[]): boolean {
  if (cells.length < 2) return false;
  const same = cells.filter(({ cell, column }) => {
    const said = cellWords(cell).trim().toLowerCase();
    const heading = cellWords(head[column]).trim().toLowerCase();
    return said !== '' && (heading === said || heading.endsWith(`${ABOVE}${said}`));
  });
  return same.length * 4 >= cells.length * 3;
}
