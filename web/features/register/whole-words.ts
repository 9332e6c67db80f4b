import { type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Of a cell that may be cut off: the pointer is told all it says. */
export const WHOLE = 'register-whole';

/**
 * Says in full what a cell says when the pointer comes to it. As an attribute of each cell it would be written, and the cell's style
 * worked out anew, for every row that comes into sight.
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
      const cell = (target as HTMLElement).closest<HTMLElement>(`.${WHOLE}`);
      if (cell === told.current) return;
      forget();
      if (!cell) return;
      cell.title = cell.getAttribute('aria-label') ?? (cell.querySelector('[dir]') ?? cell).textContent;
      told.current = cell;
    },
    onPointerLeave: forget,
  };
}
