/** Milliseconds that somebody who is let in may have to wait. */
const MOST_WAIT_MS = 1500;
/** So few are always let in: what a few slow ones take says nothing. */
const ALWAYS = 40;
/** Over which the rate of answers is measured, in milliseconds. */
const WINDOW_MS = 1000;

export interface Overload {
  /** Says whether a request may come in; the answer is to be told when it is done. Null: it would wait too long. */
  enter(): (() => void) | null;
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
      return () => {
        if (isOut) return;
        isOut = true;
        inside -= 1;
        answered.push(now());
      };
    },
  };
}
