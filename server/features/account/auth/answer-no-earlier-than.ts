import { setTimeout as sleep } from 'node:timers/promises';

/** Delays an answer until at least this much time has passed, so that the response time does not reveal the outcome. */
export async function answerNoEarlierThan<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(ms)]);
  return result;
}
