import type { ImportedCell } from './cell.ts';

/** Reasons why a file cannot be read at all. */
export const UNREADABLE = [
  'not_a_workbook',
  'encrypted',
  'old_format',
  'too_large',
  'too_many_sheets',
  'too_many_rows',
  'too_many_columns',
  'no_rows',
  'damaged',
] as const;
export type Unreadable = (typeof UNREADABLE)[number];

/** Reasons why a sheet of a file is left out while others are read. */
export const SHEET_LEFT_OUT = ['too_many_rows', 'too_many_columns', 'too_large'] as const;
export type SheetLeftOut = (typeof SHEET_LEFT_OUT)[number];

/** A sheet of an imported file. */
export interface ImportedSheet {
  /** The name on its tab; empty for a text file. */
  name: string;
  /** Starting with the first row of the sheet. */
  rows: ImportedCell[][];
  /** The number of merged ranges: only the first cell of each has the value. */
  merged: number;
  /** For each column, from 0, the last row, counted as in spreadsheets, of a merged range of several rows; 0 if it has none. */
  mergedDown: readonly number[];
  /** The number of cells with a formula, of which the stored value is read. */
  formulas: number;
  isHidden: boolean;
  hiddenRows: number;
  leftOut: { why: SheetLeftOut; detail: string } | null;
}
