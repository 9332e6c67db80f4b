import type { z } from 'zod';
import { type changePasswordInput, FRESH_SIGN_IN_MS } from '#contract/auth.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword, verifyPassword } from '#server/platform/sessions/passwords.ts';
import { passwordChangedMail } from './account-mails.ts';
import { type Answer, done, refuse, tooMany } from './answer.ts';
import type { AuthParts, Visit } from './parts.ts';
import { deleteResetLinks, deleteSessions, listCompanyNames } from './queries.ts';
import { welcome } from './welcome.ts';

type Input = z.infer<ReturnType<typeof changePasswordInput>>;

/**
 * Changes the password of the person who is signed in; her other sessions end and this one gets a new cookie. The current
 * password is needed when the sign-in is older than ten minutes, and checked whenever it is given.
 */
export async function changePassword(parts: AuthParts, input: Input, visit: Visit): Promise<Answer> {
  const { session } = visit;
  if (!session) return refuse('not-signed-in');
  const { userId, email, fullName } = session;
  const { library, database, devices, limits, postman, config } = parts;
  const isFresh = parts.now().getTime() - session.signedInAt.getTime() < FRESH_SIGN_IN_MS;
  if (input.currentPassword === undefined && !isFresh) return refuse('current-password-required');
  const companies = await listCompanyNames(database, userId);
  if (isCommonPassword(input.newPassword, { email, fullName, companies })) return refuse('password-common');

  const { internalAdapter } = await library.$context;
  if (input.currentPassword !== undefined) {
    const taken = await limits.take('currentPassword', userId);
    if (!taken.ok) return tooMany(taken.retryAfterSeconds);
    const hash = (await internalAdapter.findCredentialAccount(userId))?.password ?? '';
    if (!(await verifyPassword({ hash, password: input.currentPassword }))) return refuse('current-password-wrong');
    await limits.giveBack('currentPassword', userId);
  }
  await internalAdapter.updatePassword(userId, await hashPassword(input.newPassword));
  await deleteSessions(database.persons, userId);
  await devices.forget(userId);
  await deleteResetLinks(database.persons, userId);
  // Without the current password this was no new proof of who she is: the ten minutes go on from the old sign-in.
  const { headers } = await library.api.openSession({
    body: { userId, ...(input.currentPassword === undefined && { signedInAt: session.signedInAt }) },
    headers: visit.headers,
    returnHeaders: true,
  });
  parts.log.info({ userId }, 'password changed');
  parts.onAccessChange(userId);
  await postman.post(email, passwordChangedMail(config.publicUrl, { name: fullName }));
  return done({}, await welcome(parts, userId, headers, visit));
}
