import { type RefObject, useLayoutEffect } from 'react';

/** Of a group's heading the column is ''. Only the cell that one is in has it. */
export const cellId = (lineKey: string, column: string) => `register-${lineKey}-${column}`;

/**
 * Marks the cell that one is in, and its row, past React: a key that leads from cell to cell draws no row anew. Rows change what they
 * show, so it is looked after at each drawing of the table.
 *
 * @param place of the row among the row elements that are drawn; negative where one is in none
 * @param column its place among the columns
 */
export function useActiveCell(
  body: RefObject<HTMLTableSectionElement | null>,
  place: number,
  column: number,
  id: string,
) {
  useLayoutEffect(() => {
    const row = body.current?.rows[place];
    const cell = row?.cells[column];
    const marked = body.current?.querySelectorAll('[data-active]') ?? [];
    for (const element of marked) {
      if (element === row || (element === cell && cell.id === id)) continue;
      element.removeAttribute('data-active');
      element.removeAttribute('id');
    }
    if (!row || !cell) return;
    row.dataset.active = '';
    cell.dataset.active = '';
    cell.id = id;
  });
}
