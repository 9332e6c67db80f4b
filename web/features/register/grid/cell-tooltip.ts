import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { wholeOf } from './fill-cells.ts';

/**
 * Shows the full text or meaning of a cell when the pointer reaches it. As an attribute of each cell, it would have to be written, and
 * the cell's style recomputed, for every row that scrolls into view.
 */
export function useWholeWords() {
  const told = useRef<HTMLElement | null>(null);
  const forget = () => {
    told.current?.removeAttribute('title');
    told.current = null;
  };
  // The cell may show another row now.
  useLayoutEffect(forget);
  return {
    onPointerOver: ({ target }: PointerEvent) => {
      const cell = (target as HTMLElement).closest<HTMLElement>('.register-cell');
      if (cell === told.current) return;
      forget();
      const whole = cell && (wholeOf(cell) ?? titleIn(cell));
      if (!cell || !whole) return;
      cell.title = whole;
      told.current = cell;
    },
    onPointerLeave: forget,
  };
}

/** A row's title, which is in a separate element, and the row's marks. */
const titleIn = (cell: Element): string =>
  [cell.querySelector('[dir]')?.textContent, cell.getAttribute('aria-description')].filter(Boolean).join('. ');
