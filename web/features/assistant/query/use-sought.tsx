import { type KeyboardEvent, useState } from 'react';
import { Input } from '#web/ui/inputs/input.tsx';
import { askMessages as say } from './messages.ts';

/** From so many letters on what is not listed is looked through too. */
const ENOUGH = 3;

/**
 * A field in which one types what is looked for in a list, and what of the list is left by it, what begins with it first. Enter in the
 * field takes the first that is left, once something was typed.
 *
 * @param beyond what is not listed, and found once something of it is typed; after what the list has
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

/** Up and Down go through what can be pressed or typed in of an element. */
export function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + by];
  event.preventDefault();
  next?.focus();
}
