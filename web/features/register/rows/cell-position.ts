import type { Line } from './register-row.ts';

/** The current position in the table. */
export interface Place {
  /** The key of the line. */
  key: string;
  /** The id of the column. */
  column: string;
  /** The index of the line when the person came to it, which determines what takes its place if it disappears. */
  index: number;
  /** Set if the position was changed from outside the table: whether the table scrolls there. */
  isLed?: boolean;
}

/** How a key moves: by lines and columns, or to an end. */
export type Move = { lines: number } | { columns: number } | 'row-start' | 'row-end' | 'first' | 'last';

/** The current position: the held line, or the one that took its place. Null if there is none. */
export function placeIn(lines: readonly Line[], columns: readonly string[], held: Place | null): Place | null {
  if (held === null || lines.length === 0) return null;
  const found = lines.findIndex(({ key }) => key === held.key);
  const index = found >= 0 ? found : clamp(held.index, lines.length);
  const [key, column] = [lines[index]?.key, columns.find((id) => id === held.column) ?? columns[0]];
  return key === undefined || column === undefined ? null : { key, column, index };
}

/** Where a move leads; from nowhere to the first cell. */
export function movedPlace(
  lines: readonly Line[],
  columns: readonly string[],
  place: Place | null,
  to: Move,
): Place | null {
  if (place === null) return placeIn(lines, columns, { key: '', column: '', index: 0 });
  const at = columns.indexOf(place.column);
  const index = clamp(lineOf(place.index, lines.length, to), lines.length);
  const [key, column] = [lines[index]?.key, columns[clamp(columnOf(at, columns.length, to), columns.length)]];
  return key === undefined || column === undefined ? null : { key, column, index };
}

function lineOf(index: number, length: number, to: Move): number {
  if (to === 'first') return 0;
  if (to === 'last') return length - 1;
  return typeof to === 'object' && 'lines' in to ? index + to.lines : index;
}

function columnOf(at: number, length: number, to: Move): number {
  if (to === 'row-start') return 0;
  if (to === 'row-end') return length - 1;
  return typeof to === 'object' && 'columns' in to ? at + to.columns : at;
}

const clamp = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);
