import type { Limit } from '#server/platform/limits/limits.ts';
import type { AccountPorts, Visit } from './account-ports.ts';

export type Guess = { ok: true; wasRight(): Promise<void> } | { ok: false; limit: Limit; retryAfterSeconds: number };

/**
 * Counts a guess at a password before it is checked. From a browser that the account does not know it counts against the
 * account and against the client's address; from one that it knows against that browser alone, so that nobody's guesses lock
 * the owner out. An address without an account is counted like one with.
 */
export async function countGuess({ limits, devices }: AccountPorts, email: string, visit: Visit): Promise<Guess> {
  const isKnown = await devices.isKnown(email, visit.device);
  const counted: [Limit, ...string[]][] =
    isKnown && visit.device
      ? [['device', email, visit.device]]
      : [
          ['address', visit.address],
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
