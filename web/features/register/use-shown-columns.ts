import { useState } from 'react';
import { columns, type RegisterColumn } from './columns.ts';

const KEY = 'register-columns';

/** The columns a person has chosen on this device; the title always stands. */
export function useShownColumns(): { shown: RegisterColumn[]; toggle: (id: string) => void } {
  const [chosen, setChosen] = useState(read);
  return {
    shown: columns.filter(({ id }) => id === 'title' || chosen.includes(id)),
    toggle(id) {
      const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
      setChosen(next);
      write(next);
    },
  };
}

const atFirst = () => columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : atFirst();
  } catch {
    return atFirst();
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is full or forbidden: the choice holds while the page is open.
  }
}
