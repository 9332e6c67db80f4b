import { useState } from 'react';

/** A field that keeps the person's choice until it is saved; until something is chosen, it shows the current value. */
export interface ChosenField {
  value: string;
  /** The unsaved choice; null if there is none. */
  unsaved: string | null;
  /** The value when the person last saw it. */
  seen: string;
  /** Whether somebody else has set it since. */
  isChanged: boolean;
  /** The same, if the person has chosen a different value: they must decide. */
  isAsked: boolean;
  choose: (value: string) => void;
  /** Keeps the choice although the current value is different. */
  keep: () => void;
  /** Discards the choice in favour of the current value. */
  take: () => void;
  /** Marks the choice as saved. */
  saved: () => void;
}

/** @param now the current value, which changes when a colleague sets it */
export function useChosen(now: string): ChosenField {
  const [{ seen, unsaved }, set] = useState<Pick<ChosenField, 'seen' | 'unsaved'>>({ seen: now, unsaved: null });
  const isChanged = now !== seen && unsaved !== now;
  return {
    value: unsaved ?? now,
    unsaved,
    seen,
    isChanged,
    isAsked: isChanged && unsaved !== null,
    choose: (value) => set(value === now ? settled(now) : { seen: unsaved === null ? now : seen, unsaved: value }),
    keep: () => set({ seen: now, unsaved }),
    take: () => set(settled(now)),
    saved: () => set(settled(unsaved ?? now)),
  };
}

const settled = (stands: string) => ({ seen: stands, unsaved: null });
