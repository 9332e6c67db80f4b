import type { ImportedRows } from './cell.ts';

/** The heading above the reasons in a workbook of refused rows, which is no column of the table. */
export const REFUSAL_HEADING = 'Why it was rejected';

/** The column with the reasons of a workbook of refused rows, from 0; -1 for any other table. */
export const refusalColumn = (headings: readonly string[]): number => headings.indexOf(REFUSAL_HEADING);

/** A table without one of its columns. */
export const withoutColumn = (rows: ImportedRows, at: number): ImportedRows =>
  at < 0 ? rows : rows.map((row) => (at < row.length ? row.toSpliced(at, 1) : row));
