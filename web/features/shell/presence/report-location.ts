import type { OpenPlace } from '#domain/people/presence.ts';
import { api, isUnanswered } from '#web/lib/api.ts';

/** The delays, in milliseconds, after which a report that failed is repeated, because the server may be restarting. */
const AGAIN_MS = [500, 2_000, 5_000];

/** The place that this page last reported. */
let told: OpenPlace = null;
/** Counts reports, so that an older one is never repeated after a newer one. */
let turn = 0;

/**
 * Tells colleagues which record the person has open. If the report still fails after a few attempts, it is dropped.
 * @param isClosing the page may be gone before the response arrives
 */
export function tellPlace(at: OpenPlace, isClosing = false): void {
  told = at;
  turn += 1;
  void report(at, turn, isClosing);
}

async function report(at: OpenPlace, mine: number, isClosing: boolean, [wait, ...later] = AGAIN_MS): Promise<void> {
  try {
    await api.presence.report({ at }, { context: { keepalive: isClosing } });
  } catch (error) {
    if (wait === undefined || !isUnanswered(error)) return;
    await new Promise((resolve) => window.setTimeout(resolve, wait));
    if (turn === mine) await report(at, mine, isClosing, later);
  }
}

/**
 * Reports the place again, because the server may have forgotten it, or still believe what a closed page has reported.
 * @param isElsewhere another page of this browser reports for pages without an open record
 */
export function tellPlaceAgain(isElsewhere: boolean): void {
  if (told !== null || !isElsewhere) tellPlace(told);
}
