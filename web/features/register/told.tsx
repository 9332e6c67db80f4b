import { type Held, useHeld } from '#web/lib/held.ts';

/** What a key has done, for those who listen. */
export function Told({ words }: { words: Held<string> }) {
  return (
    <p role="status" className="sr-only">
      {useHeld(words, (said) => said)}
    </p>
  );
}
