import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limit } from '#server/platform/limits/limits.ts';

export type Guess = { ok: true; wasRight(): Promise<void> } | { ok: false; limit: Limit; retryAfterSeconds: number };

/**
 * Counts a guess at a password before it is checked. A guess from a browser that the account does not know counts against the account and
 * the client's address; a guess from a known browser counts only against that browser, so that other people's guesses never lock out the
 * owner. An address without an account is counted in the same way.
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
