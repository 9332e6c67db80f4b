/** Of a group's heading the column is ''. Only the cell that one is in has it. */
export const cellId = (lineKey: string, column: string) => `register-${lineKey}-${column}`;

/** What says of itself that one is there. */
export interface MarkedElements {
  row?: HTMLTableRowElement | undefined;
  cell?: HTMLTableCellElement | undefined;
  /** The edge of the column: the Tab key comes to it. */
  edge?: HTMLElement | null | undefined;
}

/** Where one is, as the table's elements show it. */
interface ActiveCell {
  /** The place of the row among the row elements that are drawn; negative where one is in none. */
  row: number;
  /** Its place among the columns; of a group's heading the column is one of the rows below it. */
  column: number;
  isHead: boolean;
  /** Null where one is nowhere. */
  id: string | null;
}

/**
 * Marks the cell that one is in, its row and its column, past React: a key that leads from cell to cell draws nothing anew. Rows change
 * what they show, so it is looked after at each drawing of the table too.
 *
 * @returns what is marked now
 */
export function markActive(
  table: HTMLTableElement,
  before: MarkedElements,
  { row: at, column, isHead, id }: ActiveCell,
): MarkedElements {
  const row = table.tBodies[0]?.rows[at];
  const cell = row?.cells[isHead ? 0 : column];
  const edge = table.tHead?.rows[0]?.cells[column]?.querySelector<HTMLElement>('[role=separator]');
  if (before.row !== row) delete before.row?.dataset.active;
  if (before.cell !== cell) {
    delete before.cell?.dataset.active;
    before.cell?.removeAttribute('id');
  }
  if (before.edge && before.edge !== edge) before.edge.tabIndex = -1;
  if (row && cell && id !== null) {
    row.dataset.active = '';
    cell.dataset.active = '';
    cell.id = id;
  }
  if (edge) edge.tabIndex = 0;
  if (id === null) table.removeAttribute('aria-activedescendant');
  else table.setAttribute('aria-activedescendant', id);
  return { row, cell, edge };
}
