import type { ChangePasswordInput } from '#contract/auth-forms.ts';
import { FRESH_SIGN_IN_MS } from '#contract/auth-words.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { passwordChangedMail } from './account-mails.ts';
import { beginSession } from './begin-session.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { listCompanyNames } from './queries.ts';
import { refuseCommonPassword, refuseShortPassword } from './refuse-weak-password.ts';
import { replacePassword } from './replace-password.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Changes the password of the signed-in person. Their other sessions end, and this one gets a new cookie. The current password is
 * required if the sign-in is older than ten minutes, and checked whenever it is given.
 */
export async function changePassword(
  context: RequestContext,
  { userId, email, fullName, signedInAt }: Person,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const { database, sessions, config, log, live } = context;
  const now = context.now();
  refuseShortPassword(context, newPassword);
  const isFresh = now.getTime() - signedInAt.getTime() < FRESH_SIGN_IN_MS;
  if (currentPassword === undefined && !isFresh) refuse('current-password-required');
  await refuseCommonPassword(newPassword, { email, fullName, companies: await listCompanyNames(database, userId) });
  if (currentPassword !== undefined) await checkCurrentPassword(context, userId, currentPassword);
  await takeAttempt(context, 'passwordChange', userId);
  const passwordHash = await hashPassword(newPassword, context.config.passwordCost);
  await database.persons.transaction().execute((tx) => replacePassword(tx, userId, passwordHash, now));
  // Without the current password, this is not new proof of identity, so the ten minutes still count from the old sign-in.
  await beginSession(context, userId, currentPassword === undefined ? signedInAt : now);
  log.info({ userId }, 'password changed');
  live.publish({ kind: 'access', userId });
  await sessions.mailer.send(email, passwordChangedMail(config.publicUrl, { name: fullName }));
}
