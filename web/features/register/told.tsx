import { useEffect, useState } from 'react';
import type { Held } from '#web/lib/held.ts';
import { sayCalmly } from '#web/lib/say-calmly.ts';

/** What a key has done, for those who listen; of many keys pressed quickly what it came to. */
export function Told({ words }: { words: Held<string> }) {
  const [said, setSaid] = useState('');
  useEffect(() => sayCalmly(words, setSaid), [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
