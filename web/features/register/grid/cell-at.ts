import { type Place, placeIn } from '../rows/cell-position.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import type { Line, RegisterRow } from '../rows/register-row.ts';
import type { RegisterLines } from '../rows/use-rows.ts';

/** A cell of the table with its contents. */
export interface CellAt {
  place: Place | null;
  line: Line | undefined;
  row: RegisterRow | null;
  column: RegisterColumn | undefined;
  /** What the cell offers, or why it offers nothing; undefined for a read-only column. */
  edit: ReturnType<NonNullable<RegisterColumn['edit']>> | undefined;
}

interface ReadTable {
  list: Pick<RegisterLines, 'lines' | 'present'>;
  columns: readonly RegisterColumn[];
  isEdited: boolean;
}

/** The cell at a position of the table, or at what has taken that position. */
export function cellAt(place: Place | null, { list: { lines, present }, columns, isEdited }: ReadTable): CellAt {
  const now = placeIn(
    lines,
    columns.map(({ id }) => id),
    place,
  );
  const line = now === null ? undefined : lines[now.index];
  const column = columns.find(({ id }) => id === now?.column);
  const row = line?.row ? present.of(line.row) : null;
  return { place: now, line, row, column, edit: isEdited && row ? column?.edit?.(row.component) : undefined };
}
