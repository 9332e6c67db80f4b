/** Milliseconds that somebody who is let in may have to wait. */
const MOST_WAIT_MS = 1500;
/** So few are always let in: what a few slow ones take says nothing. */
const ALWAYS = 40;
/** Over which the rate of answers is measured, in milliseconds. */
const WINDOW_MS = 1000;

/** A request that was let in. */
export interface Visit {
  /** To be told when it is answered. */
  leave(): void;
  /** Waits for the client, who keeps nobody else waiting meanwhile, however slowly she sends. */
  outside<T>(waiting: Promise<T>): Promise<T>;
}

export interface Overload {
  /** Says whether a request may come in. Null: it would wait too long. */
  enter(): Visit | null;
}

/**
 * Lets in only whom it can answer in time. By Little's law whoever comes now waits as long as it takes to answer those who are
 * inside: their number divided by the answers of a second. Whoever is turned away costs next to nothing, so those inside are
 * answered as fast as ever.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function createOverload(now: () => number = () => performance.now()): Overload {
  let inside = 0;
  /** When the last answers were given, oldest first. */
  const answered: number[] = [];

  function waitMs(): number {
    const since = now() - WINDOW_MS;
    while (answered.length > 0 && (answered[0] ?? 0) < since) answered.shift();
    return answered.length === 0 ? Number.POSITIVE_INFINITY : (inside / answered.length) * WINDOW_MS;
  }

  return {
    enter() {
      if (inside >= ALWAYS && waitMs() > MOST_WAIT_MS) return null;
      inside += 1;
      let isOut = false;
      return {
        leave: () => {
          if (isOut) return;
          isOut = true;
          inside -= 1;
          answered.push(now());
        },
        outside: async (waiting) => {
          inside -= 1;
          try {
            return await waiting;
          } finally {
            inside += 1;
          }
        },
      };
    },
  };
}
