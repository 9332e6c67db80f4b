import type { ServerResponse } from 'node:http';

/** The part of a response in progress that shows that it was received, or ends it. */
export type OutgoingResponse = Pick<ServerResponse, 'once' | 'destroy' | 'closed'>;

/** The number of bytes of large answers that have not been received yet: of one company, and in total. */
const MOST_OF_COMPANY = 24 * 1024 * 1024;
const MOST_OF_ALL = 64 * 1024 * 1024;
/** The assumed size of an answer if no similar one has been made yet. */
const UNKNOWN = 4 * 1024 * 1024;
/** How long a reader may take while nobody else needs the space, in milliseconds. */
const PATIENCE_MS = 10_000;
/** The same for a reader whose company uses more than that of someone who is waiting. */
const PATIENCE_WITH_MOST_MS = 1000;
/** How long a request waits for space, and how many of one company may wait. */
const WAIT_MS = 1500;
/** How often slow readers are checked. */
const LOOK_MS = 250;
const WAITING = 8;
/** The number of sizes that are remembered. */
const REMEMBERED = 10_000;

/** The space that an answer uses, from before it is made until it has been received. */
export interface Place {
  /** Must be told the size of the answer. From now on, the answer takes as long as its reader does. */
  made(bytes: number): void;
  /** Releases the space; calling it several times does no harm. */
  leave(): void;
}

export interface AnswerRoom {
  /**
   * Waits for space for an answer to this company. Null if there is none soon.
   * @param like answers with the same name are expected to be as large as the last of them
   * @param outgoing where the answer is written; without it, the answer counts as received as soon as it is made
   */
  enter(companyId: string, like: string, outgoing?: OutgoingResponse): Promise<Place | null>;
}

interface UnderWay extends Place {
  companyId: string;
  bytes: number;
  isKnown: boolean;
  /** When it was completed; undefined while it is being made. */
  since?: number;
  cut(): void;
}

/** The answers in progress, and the space that they use together. */
function answersUnderWay(most: { ofCompany: number; ofAll: number }, now: () => number) {
  const underWay = new Set<UnderWay>();

  function isFull(companyId: string, bytes: number, isKnown: boolean): 'of-company' | 'of-all' | undefined {
    const own = [...underWay].filter((one) => one.companyId === companyId);
    // Each company can have only one answer of unknown size in progress.
    if (!isKnown && own.some((one) => !one.isKnown && one.since === undefined)) return 'of-company';
    if (own.length > 0 && sum(own) + bytes > most.ofCompany) return 'of-company';
    return underWay.size > 0 && sum(underWay) + bytes > most.ofAll ? 'of-all' : undefined;
  }

  const heldBy = (companyId: string) => sum([...underWay].filter((one) => one.companyId === companyId));

  /**
   * Cuts off the company or reader that takes most space among those whose minimum time is over. False if there is none.
   * @param bytes the space that a company needs
   */
  function cutOne(full: 'of-company' | 'of-all', companyId: string, bytes: number): boolean {
    const own = heldBy(companyId) + bytes;
    const isSlow = (one: UnderWay) =>
      one.since !== undefined &&
      now() - one.since > (heldBy(one.companyId) > own ? PATIENCE_WITH_MOST_MS : PATIENCE_MS);
    const slow = [...underWay].filter((one) => isSlow(one) && (full === 'of-all' || one.companyId === companyId));
    const largest = slow.reduce<UnderWay | undefined>(
      (most, one) => (one.bytes > (most?.bytes ?? 0) ? one : most),
      undefined,
    );
    largest?.cut();
    return largest !== undefined;
  }

  return { underWay, heldBy, isFull, cutOne };
}

/**
 * Limits the memory that answers use, for each company and in total: they are completely in memory until their readers have received
 * them. If there is no space, a reader who has taken longer than ten seconds is cut off, starting with the company that uses the most; a
 * reader whose company uses more than the newcomer's gets one second. Of the waiting requests, those of companies that use the least come
 * first.
 * @param now milliseconds on a clock that never goes back
 */
export function createAnswerRoom(
  most = { ofCompany: MOST_OF_COMPANY, ofAll: MOST_OF_ALL },
  now: () => number = () => performance.now(),
): AnswerRoom {
  const { underWay, heldBy, isFull, cutOne } = answersUnderWay(most, now);
  const sizes = new Map<string, number>();
  const waiting = new Set<{ companyId: string; tryAgain: () => void }>();

  function tryToEnter(companyId: string, like: string, outgoing?: OutgoingResponse): Place | undefined {
    const known = sizes.get(like);
    const bytes = known ?? UNKNOWN;
    for (
      let full = isFull(companyId, bytes, known !== undefined);
      full;
      full = isFull(companyId, bytes, known !== undefined)
    ) {
      if (!cutOne(full, companyId, bytes)) return undefined;
    }
    const place: UnderWay = {
      companyId,
      bytes,
      isKnown: known !== undefined,
      made(size) {
        place.bytes = size;
        place.since = now();
        remember(like, size);
        if (!outgoing || outgoing.closed) place.leave();
        else admitWaiting();
      },
      leave() {
        if (underWay.delete(place)) admitWaiting();
      },
      cut() {
        underWay.delete(place);
        outgoing?.destroy();
      },
    };
    underWay.add(place);
    outgoing?.once('close', place.leave);
    return place;
  }

  function remember(like: string, size: number): void {
    sizes.delete(like);
    sizes.set(like, size);
    const [oldest] = sizes.keys();
    if (sizes.size > REMEMBERED && oldest !== undefined) sizes.delete(oldest);
  }

  function admitWaiting(): void {
    const byHeld = [...waiting].map((one) => ({ ...one, held: heldBy(one.companyId) }));
    for (const { tryAgain } of byHeld.toSorted((one, other) => one.held - other.held)) tryAgain();
  }

  return {
    async enter(companyId, like, outgoing) {
      const place = tryToEnter(companyId, like, outgoing);
      if (place) return place;
      if ([...waiting].filter((one) => one.companyId === companyId).length >= WAITING) return null;
      return new Promise((resolve) => {
        const end = (found: Place | null) => {
          clearTimeout(timer);
          clearInterval(looking);
          waiting.delete(waiter);
          resolve(found);
        };
        const timer = setTimeout(() => end(null), WAIT_MS);
        const tryAgain = () => {
          if (outgoing?.closed) return end(null);
          const found = tryToEnter(companyId, like, outgoing);
          if (found) end(found);
        };
        const waiter = { companyId, tryAgain };
        waiting.add(waiter);
        const looking = setInterval(tryAgain, LOOK_MS);
      });
    },
  };
}

function sum(places: Iterable<UnderWay>): number {
  let bytes = 0;
  for (const place of places) bytes += place.bytes;
  return bytes;
}
