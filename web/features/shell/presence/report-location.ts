import type { OpenPlace } from '#domain/people/presence.ts';
import { api, isUnanswered } from '#web/lib/api.ts';

/** After how long, in milliseconds, it is said again what the server could not be told: it may be about to begin anew. */
const AGAIN_MS = [500, 2_000, 5_000];

/** Where this page has said that one is. */
let told: OpenPlace = null;
/** Counts what was said, so that nothing is said again after something newer. */
let turn = 0;

/**
 * Tells colleagues which record one has open. What cannot be told, also after a few tries, is left out.
 *
 * @param isClosing the page may be gone before the answer comes
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
 * The same once more, since the server may have forgotten it, or believe what a page that is gone has said.
 *
 * @param isElsewhere another page of this browser speaks for those that are at no record
 */
export function tellPlaceAgain(isElsewhere: boolean): void {
  if (told !== null || !isElsewhere) tellPlace(told);
}
