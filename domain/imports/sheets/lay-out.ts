import type { Topic } from '#domain/assessment/assessment.ts';
import type { ImportedRows } from '../cell.ts';
import { type GuessedColumn, guessing, headingsOf } from '../guess-matching.ts';
import { findingHeadingRows, type HeadingRows } from '../heading-rows.ts';
import type { ScaleLegend } from '../legend-text.ts';
import { layingPlain, type PlainTable } from '../plain-table.ts';
import type { Steps } from '../steps.ts';
import type { TableKind } from '../tables.ts';

/** A sheet as a plain table, with what its rows probably are and where its columns go for each kind of rows. */
export interface LaidOut {
  /** The rows with its headings, from 0. */
  headingRows: HeadingRows;
  /** The sheet with one row of headings, and without lines that are not rows of the table. */
  table: PlainTable;
  headings: readonly string[];
  kind: TableKind;
  guesses: Readonly<Record<TableKind, readonly GuessedColumn[]>>;
}

/**
 * Lays a sheet out in steps.
 * @param chosen the rows with its headings, if a person has chosen them
 * @param elsewhere the scales that other sheets of the file say
 */
export function* layingOut(
  rows: ImportedRows,
  chosen: HeadingRows | null,
  topics: readonly Topic[],
  elsewhere: readonly ScaleLegend[],
): Steps<LaidOut> {
  const headingRows = chosen ?? (yield* findingHeadingRows(rows));
  const table = yield* layingPlain(rows, headingRows, elsewhere);
  const headings = headingsOf(table.rows, table.headerRow);
  return { headingRows, table, headings, ...(yield* guessing(table.rows, table.headerRow, topics)) };
}

/** Lays the sheets of a file out ahead in steps, so that finding the one that is meant takes no time afterwards. */
export function* layingOutAhead(sheets: readonly { rows: ImportedRows }[]): Steps<true> {
  for (const [at, { rows }] of sheets.entries()) {
    yield* layingPlain(rows, yield* findingHeadingRows(rows));
    yield (at + 1) / sheets.length;
  }
  return true;
}
