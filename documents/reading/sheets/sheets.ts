import type { CellError, ShownNumber } from '#domain/imports/cell.ts';
import type { TextReading } from '#domain/imports/text-reading.ts';

/**
 * A cell as it was read. A date is the date and time that the sheet shows, read in UTC. A number that the sheet shows in another way has
 * both; a cell with an error, or with a formula that was never calculated, has no value.
 */
export type Cell = string | number | boolean | Date | ShownNumber | CellError | null;

/** Spreadsheets show 15 digits of what they store: 0.3, not 0.30000000000000004. */
export const asShown = (number: number) => Number(number.toPrecision(15));

/** A table of a file. */
export interface Sheet {
  /** The name on its tab; empty for a text file. */
  name: string;
  /**
   * Starting with the first row of the sheet, so that `rows[4]` is the row that people see as 5. All rows are as wide as the widest;
   * empty rows and columns after the last cell are left out. Also empty if `refused` says why.
   */
  rows: readonly (readonly Cell[])[];
  /** The number of merged ranges: only the first cell of each has the value. */
  merged: number;
  /** For each column, from 0, the last row, counted as in spreadsheets, of a merged range of several rows; 0 if it has none. */
  mergedDown: readonly number[];
  /** The number of cells with a formula, of which the stored value is read. */
  formulas: number;
  /** Whether its tab is visible in the program that wrote it. */
  isHidden: boolean;
  /** How many of its rows are hidden, by hand or by a filter. They are read like all others. */
  hiddenRows: number;
  /** Set if the sheet is too long, too wide or too large to be read; other sheets of the file may be read. */
  refused: TooMany | null;
}

/** The actual number, or 'more than …' if counting stopped; empty if the texts are too long together. */
export interface TooMany {
  unreadable: 'too_many_rows' | 'too_many_columns' | 'too_large';
  detail: string;
}

/**
 * Why nothing in a file can be read. `old_format` is a workbook in another format, which its program can save as .xlsx (`detail`: xls,
 * xlsb, xml, fods or numbers). For `not_a_workbook`, `detail` says what the file is, if it is known; `encrypted` needs a password.
 */
export type Unreadable =
  | 'not_a_workbook'
  | 'encrypted'
  | 'old_format'
  | 'too_large'
  | 'too_many_sheets'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'no_rows'
  | 'damaged';

/** The result of reading a file. */
export type ReadOutcome =
  | { sheets: readonly Sheet[] /** How a text file was read. */; text?: TextReading }
  | { unreadable: Unreadable; detail?: string };

/** How much is read at most. */
export interface Limits {
  fileBytes: number;
  /** For all parts of a workbook together, as declared and as actually unpacked. */
  unpackedBytes: number;
  /** How many times larger than its packed size a part of more than a megabyte may be. */
  ratio: number;
  parts: number;
  sheets: number;
  /** For one sheet. */
  rows: number;
  /** The number up to which the rows of one sheet are counted, so that a refusal can say how many there are. */
  rowsCounted: number;
  columns: number;
  /** For all sheets together, including empty cells between others. */
  cells: number;
  /** For the texts of one sheet, in UTF-16 code units; a text counts each time that a cell refers to it. */
  characters: number;
}

export const LIMITS: Limits = {
  fileBytes: 10_000_000,
  unpackedBytes: 100_000_000,
  ratio: 300,
  parts: 2000,
  sheets: 30,
  rows: 5000,
  rowsCounted: 50_000,
  columns: 200,
  cells: 1_000_000,
  characters: 24_000_000,
};

/** Ends the reading of a file; `readFile` returns it as an answer. */
export class UnreadableFile extends Error {
  readonly unreadable: Unreadable;
  readonly detail: string | undefined;

  constructor(unreadable: Unreadable, detail?: string) {
    super(unreadable);
    this.unreadable = unreadable;
    this.detail = detail;
  }
}
