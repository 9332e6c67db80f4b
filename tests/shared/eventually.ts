import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the answer is truthy; fails with `what` if that takes too long. */
export async function eventually<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs = 60_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<T>;
    if (Date.now() > end) throw new Error(`This did not happen within ${withinMs} ms: ${what}`);
    await sleep(25);
  }
}
