import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { wholeOf } from './fill-cells.ts';

/**
 * Says in full what a cell says, or what it means, when the pointer comes to it. As an attribute of each cell it would be written, and
 * the cell's style worked out anew, for every row that comes into sight.
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

/** A row's title, which stands in an element of its own, and what there is to know of the row. */
const titleIn = (cell: Element): string =>
  [cell.querySelector('[dir]')?.textContent, cell.getAttribute('aria-description')].filter(Boolean).join('. ');
