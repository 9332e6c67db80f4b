import { useEffect, useRef } from 'react';
import type { Held } from '#web/lib/held.ts';
import { sayCalmly } from '#web/lib/say-calmly.ts';
import { writeText } from './write-text.ts';

/**
 * What a key has done, for those who listen; of many keys pressed quickly what it came to. Written past React: nothing else is looked
 * through for it.
 */
export function Told({ words }: { words: Held<string> }) {
  const own = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      sayCalmly(words, (said) => {
        if (own.current) writeText(own.current, said);
      }),
    [words],
  );
  return <p ref={own} role="status" className="sr-only" />;
}
