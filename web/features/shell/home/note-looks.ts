import { noteLook } from './last-visit.ts';

/** So often at most, in milliseconds, it is kept that one still looks at the same screen. */
const AT_MOST = 60_000;
/** By what somebody in front of a screen is known. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Keeps that the person has opened a screen, and again while she does something on it, until `signal` aborts. */
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
