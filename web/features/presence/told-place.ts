import type { OpenPlace } from '#domain/people/presence.ts';
import { api } from '#web/lib/api.ts';

/** Where this page has said that one is. */
let told: OpenPlace = null;

/**
 * Tells colleagues which record one has open. What cannot be told is left out.
 *
 * @param isClosing the page may be gone before the answer comes
 */
export function tellPlace(at: OpenPlace, isClosing = false): void {
  told = at;
  void api.presence.report({ at }, { context: { keepalive: isClosing } }).catch(() => undefined);
}

/**
 * The same once more, since the server may have forgotten it, or believe what a page that is gone has said.
 *
 * @param isElsewhere another page of this browser speaks for those that are at no record
 */
export function tellPlaceAgain(isElsewhere: boolean): void {
  if (told !== null || !isElsewhere) tellPlace(told);
}
