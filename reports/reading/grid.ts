import { type Limits, Refused, type TooMany } from './sheets.ts';

/** Collects the cells of one sheet as far as they are wanted, and knows how long and wide it is. */
export interface Grid<T> {
  /** Only cells that hold something. */
  put: (row: number, column: number, cell: T) => void;
  /** Whether the sheet is longer than rows are counted, so that the rest need not be read. */
  isOver: () => boolean;
  rows: () => { rows: (T | null)[][]; refused: TooMany | null };
}

/** @param left how many cells the sheets before have left for this one */
export function grid<T>(limits: Limits, left: { cells: number }): Grid<T> {
  const kept: T[][] = [];
  let height = 0;
  let width = 0;
  return {
    put: (row, column, cell) => {
      height = Math.max(height, row + 1);
      width = Math.max(width, column + 1);
      if (row >= limits.rows || column >= limits.columns) return;
      while (kept.length <= row) kept.push([]);
      (kept[row] as T[])[column] = cell;
    },
    isOver: () => height > limits.rowsCounted,
    rows: () => {
      const refused = tooMany(limits, height, width);
      if (refused) return { rows: [], refused };
      left.cells -= height * width;
      if (left.cells < 0) throw new Refused('too_large');
      return { rows: kept.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null)), refused };
    },
  };
}

function tooMany(limits: Limits, height: number, width: number): TooMany | null {
  if (height > limits.rowsCounted) return { unreadable: 'too_many_rows', detail: `more than ${limits.rowsCounted}` };
  if (height > limits.rows) return { unreadable: 'too_many_rows', detail: String(height) };
  if (width > limits.columns) return { unreadable: 'too_many_columns', detail: String(width) };
  return null;
}
