import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limit } from '#server/platform/limits/limits.ts';

/** Counts an attempt, or refuses it with the time to wait; `log` says what was refused. */
export async function takeAttempt(
  { limits, clientAddress, log }: RequestContext,
  limit: Limit,
  subject: string,
  line?: string,
): Promise<void> {
  const taken = await limits.take(limit, subject);
  if (taken.ok) return;
  if (line) log.warn({ address: clientAddress }, line);
  refuse('rate-limited', { retryAfterSeconds: taken.retryAfterSeconds });
}
