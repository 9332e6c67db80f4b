import type { Topic } from '#domain/assessment/assessment.ts';
import { formerTitles, topicTitles } from '#domain/files/sheet-titles.ts';
import { type ImportedCell, type ImportedRows, isBlank, visibleWords } from '../cell.ts';
import { type FoundTopic, findTopic, topicProblem, topicWord } from '../find-topic.ts';
import type { PlacedProblem } from '../problems.ts';
import { topicsUnder } from '../read-place.ts';
import type { HowToRead } from './sheet-plan.ts';

/** The index of each column by its current heading; if two have the same heading, the first counts. */
export type Columns = ReadonlyMap<string, number>;

export function columnsOf(rows: ImportedRows, headerRow: number): Columns {
  const columns = new Map<string, number>();
  for (const [at, cell] of (rows[headerRow] ?? []).entries()) {
    const written = visibleWords(cell);
    const heading = formerTitles.get(written) ?? written;
    if (heading !== '' && !columns.has(heading)) columns.set(heading, at);
  }
  return columns;
}

/** Headings that occur in several columns, each once. */
export function doubledHeadings(rows: ImportedRows, headerRow: number): string[] {
  const headings = (rows[headerRow] ?? []).map((cell) => visibleWords(cell));
  return [...new Set(headings.filter((heading, at) => heading !== '' && headings.indexOf(heading) < at))];
}

/** A row of a sheet below its headings. */
export interface SheetRow {
  cells: readonly ImportedCell[];
  /** Its number, counted as in spreadsheets. */
  row: number;
}

/** The rows that are not empty. */
export function* rowsOf({ rows, headerRow, rowNumbers }: SheetRows): Generator<SheetRow> {
  for (let index = headerRow + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (!cells.every(isBlank)) yield { cells, row: rowNumbers?.[index] ?? index + 1 };
  }
}

/** The rows of a sheet, and the row with its headings, from 0. */
interface SheetRows {
  rows: ImportedRows;
  headerRow: number;
  /** The number of each row in the file, from 1, if the rows are not those of the file. */
  rowNumbers?: readonly number[] | undefined;
}

/** A cell's value by its heading; '' if there is no such column. */
export const saidIn = (columns: Columns, cells: readonly ImportedCell[], heading: string): string =>
  visibleWords(cells[columns.get(heading) ?? -1]);

export const columnOf = (columns: Columns, heading: string): number | null => columns.get(heading) ?? null;

/** The topic in a row: its code and its name, as far as they are given. */
export const topicSaidIn = (columns: Columns, cells: readonly ImportedCell[]): string =>
  topicWord(saidIn(columns, cells, topicTitles.code), saidIn(columns, cells, topicTitles.name));

/** The topic that a row names by code and name, with its origin; or why there is none. */
export function topicIn(
  columns: Columns,
  cells: readonly ImportedCell[],
  topics: readonly Topic[],
  how: Pick<HowToRead, 'follows' | 'topicWords'> = {},
): FoundTopic | PlacedProblem {
  const heading = [topicTitles.code, topicTitles.name].find((title) => saidIn(columns, cells, title) !== '');
  if (heading === undefined) return { code: 'topic-required', column: columnOf(columns, topicTitles.code) };
  const said = topicSaidIn(columns, cells);
  const found = findTopic(said, { topics, ...how });
  if ('topic' in found) return found;
  return { ...topicProblem(said, found, topicsUnder(said, { topics })), column: columnOf(columns, heading) };
}
