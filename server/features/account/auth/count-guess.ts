import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limit } from '#server/platform/limits/limits.ts';

export type Guess = { ok: true; wasRight(): Promise<void> } | { ok: false; limit: Limit; retryAfterSeconds: number };

/**
 * Counts a guess at a password before it is checked. From a browser that the account does not know it counts against the
 * account and against the client's address; from one that it knows against that browser alone, so that nobody's guesses lock
 * the owner out. An address without an account is counted like one with.
 */
export async function countGuess(
  { limits, sessions: { devices }, headers, clientAddress }: RequestContext,
  email: string,
): Promise<Guess> {
  const device = devices.read(headers);
  const counted: [Limit, ...string[]][] =
    device && (await devices.isKnown(email, device))
      ? [['device', email, device]]
      : [
          ['address', clientAddress],
          ['account', email],
        ];
  for (const [limit, ...subject] of counted) {
    const taken = await limits.take(limit, ...subject);
    if (!taken.ok) return { ...taken, limit };
  }
  return {
    ok: true,
    wasRight: async () => {
      for (const [limit, ...subject] of counted) await limits.giveBack(limit, ...subject);
    },
  };
}
