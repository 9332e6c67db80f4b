/** A cell as it was read. A date is the date and time that the sheet shows, read in UTC; an error is its code, such as '#N/A'. */
export type Cell = string | number | boolean | Date | null;

/** A table of a file. */
export interface Sheet {
  /** As on its tab; empty for a text file. */
  name: string;
  /**
   * From the first row of the sheet on, so that `rows[4]` is the row that people see as 5. All are as wide as the widest; empty rows and
   * columns after the last cell are left out. Empty as well where `refused` says why.
   */
  rows: readonly (readonly Cell[])[];
  /** The number of merged ranges: only the first cell of each has the value. */
  merged: number;
  /** How many cells hold a formula, whose stored value is read. */
  formulas: number;
  /** Whether the program that wrote it shows its tab. */
  isHidden: boolean;
  /** How many of its rows are hidden, by hand or by a filter. They are read like any other. */
  hiddenRows: number;
  /** Set where the sheet is too long, too wide or too large to be read, while others of the file are not. */
  refused: TooMany | null;
}

/** The actual number, or 'more than …' if counting stopped; empty if the texts are too long together. */
export interface TooMany {
  unreadable: 'too_many_rows' | 'too_many_columns' | 'too_large';
  detail: string;
}

/**
 * Why nothing in a file can be read. `old_format` is a workbook in a format other than .xlsx, which its program can save as .xlsx
 * (`detail`: xls, xlsb or ods); `encrypted` needs a password.
 */
export type Unreadable =
  | 'not_a_workbook'
  | 'encrypted'
  | 'old_format'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'no_rows'
  | 'damaged';

/** The result of reading a file. */
export type ReadOutcome = { sheets: readonly Sheet[] } | { unreadable: Unreadable; detail?: string };

/** How much is read at most. */
export interface Limits {
  fileBytes: number;
  /** For all parts of a workbook together, as declared and as actually unpacked. */
  unpackedBytes: number;
  /** How many times larger than packed a part of more than a megabyte may be. */
  ratio: number;
  parts: number;
  sheets: number;
  /** Of one sheet. */
  rows: number;
  /** Up to here rows of one sheet are counted, so that a refusal can say how many there are. */
  rowsCounted: number;
  columns: number;
  /** Of all sheets together, empty ones between others included. */
  cells: number;
  /** Of the texts of one sheet, in UTF-16 code units, each counted as often as a cell names it. */
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
