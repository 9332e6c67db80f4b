import type { UserId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Refuses a person who has passed the first factor but not the second. Guesses are counted per person: only someone with the password or
 * the mailbox gets here, so nobody else can lock them out.
 */
export async function checkSecondFactor(context: RequestContext, userId: UserId, code: string): Promise<void> {
  const { limits, now, log } = context;
  const { secondFactors } = context.sessions;
  if (!(await secondFactors.isEnrolled(userId))) return;
  if (code === '') refuse('two-factor-required');
  await takeAttempt(context, 'secondFactor', userId);
  if (!(await secondFactors.accept(userId, code, now()))) {
    log.info({ userId }, 'second factor refused');
    refuse('two-factor-wrong');
  }
  await limits.giveBack('secondFactor', userId);
}
