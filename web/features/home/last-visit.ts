import { useState } from 'react';

const keyOf = (userId: string) => `last-visit-${userId}`;
/** Within so long, in milliseconds, it is the same visit: a look at another screen ends none. */
const SAME_VISIT = 30 * 60 * 1000;

interface Kept {
  /** When the visit before this one ended. */
  before: string | null;
  /** When home was last looked at. */
  seen: string;
}

/** When the person was here before this visit, on this device; null where she never was. ISO instant. */
export function useLastVisit(userId: string): string | null {
  const [before] = useState(() => {
    const now = new Date();
    const kept = read(userId);
    const isSame = kept !== null && now.getTime() - Date.parse(kept.seen) < SAME_VISIT;
    const last = isSame ? kept.before : (kept?.seen ?? null);
    write(userId, { before: last, seen: now.toISOString() });
    return last;
  });
  return before;
}

function read(userId: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Kept> | null;
    if (kept === null || Number.isNaN(Date.parse(kept.seen ?? ''))) return null;
    return { before: kept.before ?? null, seen: kept.seen ?? '' };
  } catch {
    return null;
  }
}

function write(userId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: all changes count as new.
  }
}
