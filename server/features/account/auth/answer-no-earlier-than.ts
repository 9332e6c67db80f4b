import { setTimeout as sleep } from 'node:timers/promises';

/** Lets an answer take at least so long, so that the time it took does not tell which way it went. */
export async function answerNoEarlierThan<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(ms)]);
  return result;
}
