import { type KeyboardEvent, useState } from 'react';
import { Input } from '#web/ui/inputs/input.tsx';
import { askMessages as say } from './messages.ts';

/** From this number of characters on, items that are not listed are searched too. */
const ENOUGH = 3;

/**
 * A search field for a list, and the items that match, with those that start with the text first. Enter in the field chooses the first
 * match, once something has been typed.
 * @param beyond items that are not listed but can be found by typing; they come after those of the list
 */
export function useSought<Item extends { label: string }>(
  items: readonly Item[],
  onTake: (item: Item) => void,
  beyond: () => readonly Item[] = () => [],
) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const isBegun = ({ label }: Item) => label.toLowerCase().startsWith(words);
  const find = (among: readonly Item[]) => {
    const found = among.filter(({ label }) => label.toLowerCase().includes(words));
    return [...found.filter(isBegun), ...found.filter((item) => !isBegun(item))];
  };
  const shown = [...find(items), ...(words.length < ENOUGH ? [] : find(beyond()))];
  return {
    shown,
    field: (
      <Input
        type="search"
        aria-label={say.find}
        placeholder={say.find}
        className="shrink-0"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first && words !== '') onTake(first);
        }}
      />
    ),
  };
}

/** The up and down arrow keys move between the buttons and fields of an element. */
export function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + by];
  event.preventDefault();
  next?.focus();
}
