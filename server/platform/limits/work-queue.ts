/** More work is waiting than can be done in time; the caller is told to come back later. */
export class QueueFull extends Error {
  constructor() {
    super('Too much of this work is waiting already.');
  }
}

/** Runs `atOnce` pieces of work at a time, lets `waiting` more wait, and refuses further ones. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new QueueFull();
      // The one that finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
