import type { UserId } from '#domain/ids.ts';
import { type Answer, refuse, tooMany } from './account-answer.ts';
import type { AccountPorts } from './account-ports.ts';

/**
 * The refusal of somebody who has given the first proof and lacks the second; null for whoever has it, or needs none. Guesses are
 * counted per person: only who has the password or the mailbox gets here, so nobody else can lock her out.
 */
export async function checkSecondFactor(
  { secondFactors, limits, now, log }: AccountPorts,
  userId: UserId,
  code: string,
): Promise<Answer | null> {
  if (!(await secondFactors.isEnrolled(userId))) return null;
  if (code === '') return refuse('two-factor-required');
  const taken = await limits.take('secondFactor', userId);
  if (!taken.ok) return tooMany(taken.retryAfterSeconds);
  if (!(await secondFactors.accept(userId, code, now()))) {
    log.info({ userId }, 'second factor refused');
    return refuse('two-factor-wrong');
  }
  await limits.giveBack('secondFactor', userId);
  return null;
}
