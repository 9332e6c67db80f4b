import type { z } from 'zod';
import { type changePasswordInput, FRESH_SIGN_IN_MS } from '#contract/auth.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword, verifyPassword } from '#server/platform/sessions/passwords.ts';
import { type Answer, done, refuse, tooMany } from './account-answer.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { beginSession } from './begin-session.ts';
import { findPasswordHash, listCompanyNames } from './queries.ts';
import { replacePassword } from './replace-password.ts';

type Input = z.infer<ReturnType<typeof changePasswordInput>>;

/**
 * Changes the password of the person who is signed in; her other sessions end and this one gets a new cookie. The current
 * password is needed when the sign-in is older than ten minutes, and checked whenever it is given.
 */
export async function changePassword(ports: AccountPorts, input: Input, visit: Visit): Promise<Answer> {
  const { session } = visit;
  if (!session) return refuse('not-signed-in');
  const { userId, email, fullName } = session;
  const { database, limits, mailer, config } = ports;
  const now = ports.now();
  const isFresh = now.getTime() - session.signedInAt.getTime() < FRESH_SIGN_IN_MS;
  if (input.currentPassword === undefined && !isFresh) return refuse('current-password-required');
  const companies = await listCompanyNames(database, userId);
  if (await isCommonPassword(input.newPassword, { email, fullName, companies })) return refuse('password-common');

  if (input.currentPassword !== undefined) {
    const taken = await limits.take('currentPassword', userId);
    if (!taken.ok) return tooMany(taken.retryAfterSeconds);
    const hash = await findPasswordHash(database.persons, userId);
    if (!(await verifyPassword(input.currentPassword, hash))) return refuse('current-password-wrong');
    await limits.giveBack('currentPassword', userId);
  }
  const passwordHash = await hashPassword(input.newPassword);
  await database.persons.transaction().execute((tx) => replacePassword(tx, userId, passwordHash, now));
  // Without the current password this was no new proof of who she is: the ten minutes go on from the old sign-in.
  const cookies = await beginSession(
    ports,
    userId,
    visit,
    input.currentPassword === undefined ? session.signedInAt : now,
  );
  ports.log.info({ userId }, 'password changed');
  ports.onAccessChange(userId);
  await mailer.send(email, passwordChangedMail(config.publicUrl, { name: fullName }));
  return done({}, cookies);
}
