import { useState } from 'react';

/** A field that keeps the person's choice until it is saved; until something is chosen, it shows the current value. */
export interface ChosenField {
  value: string;
  /** What is not saved; null where nothing is. */
  unsaved: string | null;
  /** What stood there when it was seen last. */
  seen: string;
  /** Somebody else has set it since. */
  isChanged: boolean;
  /** The same, where something else is chosen: she decides. */
  isAsked: boolean;
  choose: (value: string) => void;
  /** Keeps the choice although something else stands there now. */
  keep: () => void;
  /** Gives the choice up for what stands there now. */
  take: () => void;
  /** The choice stands there now. */
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
