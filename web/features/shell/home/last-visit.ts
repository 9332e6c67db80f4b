import { useState } from 'react';

const keyOf = (userId: string) => `last-visit-${userId}`;
/** Screens opened within this time, in milliseconds, belong to the same visit. */
const SAME_VISIT = 30 * 60 * 1000;

/** The minimum interval, in milliseconds, at which continued use of the same screen is recorded. */
const AT_MOST = 60_000;
/** Events that show that someone is in front of the screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** A visit, as stored on a device. ISO instants. */
export interface Visit {
  /** When the visit before this one ended; null if there was none. */
  before: string | null;
  /** When the application was last used. */
  seen: string;
}

/** The visit that this use of the application belongs to: the stored one, or a new one after half an hour without use. */
export function visitOf(kept: Visit | null, now: Date): Visit {
  const isSame = kept !== null && now.getTime() - Date.parse(kept.seen) < SAME_VISIT;
  return { before: isSame ? kept.before : (kept?.seen ?? null), seen: now.toISOString() };
}

/** Records that the person is using the application now, on any of its screens. */
export function noteLook(userId: string): Visit {
  const visit = visitOf(read(userId), new Date());
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(visit));
  } catch {
    // Storage is full or not allowed: all changes count as new.
  }
  return visit;
}

/** Records that the person has opened a screen, and again while they use it, until `signal` aborts. */
export function noteLooks(userId: string, signal: AbortSignal): void {
  let notedAt = 0;
  const note = () => {
    if (signal.aborted || Date.now() - notedAt < AT_MOST) return;
    notedAt = Date.now();
    noteLook(userId);
  };
  note();
  for (const sign of SIGNS) addEventListener(sign, note, { signal, passive: true });
}

/** When the person was last here before this visit, on this device; null if never. ISO instant. */
export function useLastVisit(userId: string): string | null {
  const [{ before }] = useState(() => noteLook(userId));
  return before;
}

function read(userId: string): Visit | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Visit> | null;
    if (kept === null || Number.isNaN(Date.parse(kept.seen ?? ''))) return null;
    return { before: kept.before ?? null, seen: kept.seen ?? '' };
  } catch {
    return null;
  }
}
