import { leadTo } from './fill-cells.ts';

/** In a group's heading, the column is ''. Only the current cell has it. */
export const cellId = (lineKey: string, column: string) => `register-${lineKey}-${column}`;

/** Elements that report being current. */
export interface MarkedElements {
  row?: HTMLTableRowElement | undefined;
  cell?: HTMLTableCellElement | undefined;
  /** The edge of the column, which the Tab key reaches. */
  edge?: HTMLElement | null | undefined;
}

/** The current position, as the table's elements show it. */
interface ActiveCell {
  /** The index of the row among the rendered row elements; negative if there is none. */
  row: number;
  /** The index of the column; for the heading of a group, it is a column of the rows below. */
  column: number;
  isHead: boolean;
  /** Null if there is no current cell. */
  id: string | null;
  /** What comes before its words in its name. */
  lead: string;
}

/**
 * Marks the current cell, its row and its column outside React, so that a key that moves between cells renders nothing. Row elements
 * change what they show, so it also runs after each rendering of the table.
 *
 * @returns what is marked now
 */
export function markActive(
  table: HTMLTableElement,
  before: MarkedElements,
  { row: at, column, isHead, id, lead }: ActiveCell,
): MarkedElements {
  const row = table.tBodies[0]?.rows[at];
  const cell = row?.cells[isHead ? 0 : column];
  const edge = table.tHead?.rows[0]?.cells[column]?.querySelector<HTMLElement>('[role=separator]');
  if (before.row !== row) delete before.row?.dataset.active;
  if (before.cell && before.cell !== cell) {
    delete before.cell.dataset.active;
    before.cell.removeAttribute('id');
    leadTo(before.cell, null);
  }
  if (before.edge && before.edge !== edge) setReachable(before.edge, false);
  if (row && cell && id !== null) {
    row.dataset.active = '';
    cell.dataset.active = '';
    cell.id = id;
    leadTo(cell, lead);
  }
  if (edge) setReachable(edge, true);
  if (id === null) table.removeAttribute('aria-activedescendant');
  else table.setAttribute('aria-activedescendant', id);
  return { row, cell, edge };
}

/** Whether the Tab key reaches the edge of a column, and screen readers tell of it: all edges are as many as the columns. */
function setReachable(edge: HTMLElement, isReachable: boolean): void {
  edge.tabIndex = isReachable ? 0 : -1;
  edge.ariaHidden = isReachable ? null : 'true';
}
