import { useLayoutEffect } from 'react';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import { type Command, type KeyPress, readKey } from './read-key.ts';

type Act = Command['does'];

/** What keys do from anywhere: nothing that concerns the last row, which is not marked while nothing has the focus. */
const ANYWHERE: readonly Act[] = ['search', 'keys', 'add', 'undo', 'escape'];

/**
 * Handles keys of the table while nothing has the focus, as after opening the screen: the keys listed above work as in the table, and
 * keys that move through cells enter it. Next to an open entry, the arrow keys stay with the browser, which scrolls the entry.
 */
export function useLooseKeys(onKey: (pressed: KeyPress) => void): void {
  const keys = useSteady({ onKey });
  // Added with the first table: keys can be pressed as soon as it is visible.
  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const table = document.getElementById(TABLE_ID);
      // A click next to the cells leaves the focus on what scrolls them.
      const loose = [document.body, document.getElementById('content'), table?.parentElement];
      if (event.defaultPrevented || !loose.includes(target as HTMLElement)) return;
      const command = readKey(event, false);
      if (command === null) return;
      if (ANYWHERE.includes(command.does)) return keys.onKey(event);
      if (command.does !== 'move' || document.querySelector('#content aside')) return;
      event.preventDefault();
      table?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
