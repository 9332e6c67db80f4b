import type { UserId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { verifyPassword } from '#server/platform/sessions/passwords.ts';
import { findPasswordHash } from './queries.ts';
import { takeAttempt } from './take-attempt.ts';

/** Refuses a person who does not know the password of the signed-in account; counts guesses. */
export async function checkCurrentPassword(
  context: RequestContext,
  userId: UserId,
  currentPassword: string,
): Promise<void> {
  await takeAttempt(context, 'currentPassword', userId);
  const hash = await findPasswordHash(context.database.persons, userId);
  if (!(await verifyPassword(currentPassword, hash, context.config.passwordCost))) refuse('current-password-wrong');
  await context.limits.giveBack('currentPassword', userId);
}
