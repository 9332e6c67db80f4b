/** A value of a table; null if not stated. */
export type Cell = string | number | Date | null;

/** What a column contains; instants are dates, read in UTC. */
export interface Column {
  title: string;
  kind: 'text' | 'number' | 'instant';
  /** The approximate number of characters on one line. */
  width: number;
}

/** A table of a file: one sheet of a workbook, or one separate file. Each row has a cell for each column. */
export interface Table {
  name: string;
  columns: readonly Column[];
  rows: readonly Cell[][];
}

export const text = (title: string, width = 24): Column => ({ title, kind: 'text', width });
export const number = (title: string, width = 11): Column => ({ title, kind: 'number', width });
export const instant = (title: string): Column => ({ title, kind: 'instant', width: 17 });

/** An ISO instant or day as a date; null if there is none. */
export const dateOf = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);

export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** Empty if not stated. */
export const said = (value: string | null | undefined): string | null => value || null;
