import type { KeyboardEvent } from 'react';
import type { Score5 } from '#domain/fields/score5.ts';
import type { Move } from '../rows/cell-position.ts';

/** What a key asks of the table. */
export type Command =
  | { does: 'move'; move: Move }
  | { does: 'score'; value: Score5 }
  | { does: 'clear' | 'enter' | 'show' | 'undo' | 'search' | 'keys' | 'add' | 'comments' | 'escape' | 'close' | 'open' }
  | { does: 'choose' | 'choose-all' | 'why' }
  | { does: 'choose-to'; lines: -1 | 1 }
  | { does: 'sort'; isAdded: boolean };

/** The number of lines that Page Up and Page Down move. */
const PAGE = 12;

const plain: Readonly<Record<string, Command>> = {
  ArrowUp: { does: 'move', move: { lines: -1 } },
  ArrowDown: { does: 'move', move: { lines: 1 } },
  ArrowLeft: { does: 'move', move: { columns: -1 } },
  ArrowRight: { does: 'move', move: { columns: 1 } },
  PageUp: { does: 'move', move: { lines: -PAGE } },
  PageDown: { does: 'move', move: { lines: PAGE } },
  Home: { does: 'move', move: 'row-start' },
  End: { does: 'move', move: 'row-end' },
  Enter: { does: 'enter' },
  ' ': { does: 'show' },
  Backspace: { does: 'clear' },
  Delete: { does: 'clear' },
  Escape: { does: 'escape' },
  '/': { does: 'search' },
  '?': { does: 'keys' },
  n: { does: 'add' },
  c: { does: 'comments' },
  x: { does: 'choose' },
  w: { does: 'why' },
  s: { does: 'sort', isAdded: false },
  S: { does: 'sort', isAdded: true },
  ...Object.fromEntries(([1, 2, 3, 4, 5] as const).map((value) => [String(value), { does: 'score', value }])),
};

const withControl: Readonly<Record<string, Command>> = {
  Home: { does: 'move', move: 'first' },
  End: { does: 'move', move: 'last' },
  z: { does: 'undo' },
  a: { does: 'choose-all' },
};

const withShift: Readonly<Record<string, Command>> = {
  ArrowUp: { does: 'choose-to', lines: -1 },
  ArrowDown: { does: 'choose-to', lines: 1 },
};

/** A key that is pressed, in React or in the page. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/** Reads what a key asks for; null for keys of the browser. On a group's heading, Left and Right close and open it. */
export function readKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Omit<KeyPress, 'preventDefault'>,
  isOnGroup: boolean,
): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl[key] ?? null;
  if (isOnGroup && key === 'ArrowLeft') return { does: 'close' };
  if (isOnGroup && key === 'ArrowRight') return { does: 'open' };
  return (shiftKey ? withShift[key] : undefined) ?? plain[key] ?? null;
}
