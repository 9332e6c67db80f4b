import { type Limits, type TooMany, UnreadableFile } from './sheets.ts';

/** Collects the wanted cells of one sheet, and counts its rows, columns and characters. */
export interface Grid<T> {
  /** Only for cells that are not empty. A text without a visible character is kept only among others: rows of such texts are no rows. */
  put: (row: number, column: number, cell: T, isInvisible?: boolean) => void;
  /** Whether the sheet has more rows than are counted, or is larger than allowed, so that the rest does not need to be read. */
  isOver: () => boolean;
  rows: () => { rows: (T | null)[][]; refused: TooMany | null };
}

/** @param left how many cells may still be read after the previous sheets */
export function grid<T>(limits: Limits, left: { cells: number }): Grid<T> {
  let kept: T[][] = [];
  let height = 0;
  let width = 0;
  let characters = 0;
  const isLarge = () => characters > limits.characters;
  return {
    put: (row, column, cell, isInvisible = false) => {
      if (!isInvisible) {
        height = Math.max(height, row + 1);
        width = Math.max(width, column + 1);
      }
      if (row >= limits.rows || column >= limits.columns || isLarge()) return;
      if (typeof cell === 'string') characters += cell.length;
      if (isLarge()) {
        kept = [];
        return;
      }
      while (kept.length <= row) kept.push([]);
      (kept[row] as T[])[column] = cell;
    },
    isOver: () => height > limits.rowsCounted || isLarge(),
    rows: () => {
      const refused = tooMany(limits, height, width) ?? (isLarge() ? TOO_LARGE : null);
      if (refused) return { rows: [], refused };
      left.cells -= height * width;
      if (left.cells < 0) throw new UnreadableFile('too_large');
      return {
        rows: kept.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null)),
        refused,
      };
    },
  };
}

export const TOO_LARGE: TooMany = { unreadable: 'too_large', detail: '' };

function tooMany(limits: Limits, height: number, width: number): TooMany | null {
  if (height > limits.rowsCounted) return { unreadable: 'too_many_rows', detail: `more than ${limits.rowsCounted}` };
  if (height > limits.rows) return { unreadable: 'too_many_rows', detail: String(height) };
  if (width > limits.columns) return { unreadable: 'too_many_columns', detail: String(width) };
  return null;
}
