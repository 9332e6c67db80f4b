/** Says for each key whether it is due again; remembers only a limited number of keys, and none for longer than necessary. */
export interface Seldom {
  /**
   * Whether a key has not been due for this long; if so, it is not due again for the same time.
   * @param at milliseconds, never going back
   */
  isDue(key: string, at: number): boolean;
  /** The number of keys remembered. */
  size(): number;
}

/** @param ms how long a key is not due again @param most the number of keys remembered; the oldest gives way and is due sooner */
export function createSeldom(ms: number, most: number): Seldom {
  // In the order in which they were due, because a map keeps the order of its keys.
  const lastDue = new Map<string, number>();
  return {
    isDue(key, at) {
      for (const [oldest, when] of lastDue) {
        if (at - when < ms && lastDue.size < most) break;
        lastDue.delete(oldest);
      }
      if (lastDue.has(key)) return false;
      lastDue.set(key, at);
      return true;
    },
    size: () => lastDue.size,
  };
}
