import { useState } from 'react';
import { Input } from '#web/ui/input.tsx';
import { askMessages as say } from './messages.ts';

/** A field in which one types what is looked for in a list, and what of the list is left by it. */
export function useSought<Item extends { label: string }>(items: readonly Item[]) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  return {
    shown: items.filter(({ label }) => label.toLowerCase().includes(words)),
    field: (
      <Input
        type="search"
        aria-label={say.find}
        placeholder={say.find}
        className="shrink-0"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
    ),
  };
}
