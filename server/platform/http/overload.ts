/** Milliseconds that an accepted request may have to wait. */
const MOST_WAIT_MS = 1000;
/** The limit if most of the waiting requests come from one sender: others need not wait behind them. */
const MOST_WAIT_OF_ONE_MS = 300;
/** This many requests are always accepted, because a few slow ones say nothing about the pace. */
const ALWAYS = 40;
/** The same for the sender with the most requests; the rest is for everyone else. */
const ALWAYS_OF_ONE = 24;
/** The period over which the rate of responses is measured, in milliseconds. */
const WINDOW_MS = 1000;

/** A request that was accepted. */
export interface Visit {
  /** Must be called once the request has been answered. */
  leave(): void;
  /** Waits for the client without making other requests wait, however slowly it sends. */
  outside<T>(waiting: Promise<T>): Promise<T>;
}

export interface Overload {
  /**
   * Says whether a request may come in; null if it would have to wait too long.
   * @param caller the sender, as far as known without the database: the session or the address
   */
  enter(caller: string): Visit | null;
}

/**
 * Accepts only requests that can be answered in time. By Little's law, a new request waits as long as it takes to answer those inside:
 * their number divided by the answers per second. Turning a request away costs next to nothing, so those inside are answered as fast as
 * ever. A sender with most of the requests inside is turned away earlier than others.
 * @param now milliseconds on a clock that never goes back
 */
export function createOverload(now: () => number = () => performance.now()): Overload {
  let inside = 0;
  const insideOf = new Map<string, number>();
  /** When the latest answers were given, oldest first. */
  const answered: number[] = [];

  function waitMs(): number {
    const since = now() - WINDOW_MS;
    while (answered.length > 0 && (answered[0] ?? 0) < since) answered.shift();
    return answered.length === 0 ? Number.POSITIVE_INFINITY : (inside / answered.length) * WINDOW_MS;
  }

  function count(caller: string, change: 1 | -1): void {
    inside += change;
    const own = (insideOf.get(caller) ?? 0) + change;
    if (own > 0) insideOf.set(caller, own);
    else insideOf.delete(caller);
  }

  return {
    enter(caller) {
      const hasMost = (insideOf.get(caller) ?? 0) * 2 > inside;
      const [always, mostWaitMs] = hasMost ? [ALWAYS_OF_ONE, MOST_WAIT_OF_ONE_MS] : [ALWAYS, MOST_WAIT_MS];
      if (inside >= always && waitMs() > mostWaitMs) return null;
      count(caller, 1);
      let isOut = false;
      return {
        leave: () => {
          if (isOut) return;
          isOut = true;
          count(caller, -1);
          answered.push(now());
        },
        outside: async (waiting) => {
          count(caller, -1);
          try {
            return await waiting;
          } finally {
            count(caller, 1);
          }
        },
      };
    },
  };
}
