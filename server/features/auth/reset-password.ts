import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { requestResetInput, resetInput } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { passwordChangedMail } from './account-mails.ts';
import { type Answer, done, refuse, tooMany } from './answer.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import type { AuthParts, Visit } from './parts.ts';
import { confirmAddress, deleteResetLinks, findPerson, listCompanyNames } from './queries.ts';
import { welcomeByLink } from './welcome.ts';

/** Mails a reset link to a known address; an unknown one is answered alike, in the same time. */
export async function requestReset(
  parts: AuthParts,
  { email }: z.infer<typeof requestResetInput>,
  visit: Visit,
): Promise<Answer> {
  const taken = await parts.limits.take('resetRequest', visit.address);
  if (!taken.ok) return tooMany(taken.retryAfterSeconds);
  await answerNoEarlierThan(300, () =>
    parts.library.api.requestPasswordReset({ body: { email }, headers: visit.headers }),
  );
  return done();
}

/**
 * Spends a reset link: the new password is set, every session and known browser of the person forgotten, her account open again
 * to guesses, her mailbox proven, and she is signed in here.
 */
export async function resetPassword(
  parts: AuthParts,
  { token, newPassword, code }: z.infer<ReturnType<typeof resetInput>>,
  visit: Visit,
): Promise<Answer> {
  const { library, database, devices, limits, postman, config } = parts;
  const { internalAdapter } = await library.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const person =
    link && link.expiresAt > new Date() ? await findPerson(database.persons, link.value as UserId) : undefined;
  if (!person) return refuse('link-invalid');
  const owner = { email: person.email, fullName: person.name, companies: await listCompanyNames(database, person.id) };
  if (isCommonPassword(newPassword, owner)) return refuse('password-common');
  // Before the link is spent: a mailbox alone is one proof, not two.
  const refused = await checkSecondFactor(parts, person.id, code);
  if (refused) return refused;
  try {
    await library.api.resetPassword({ body: { newPassword, token }, headers: visit.headers });
  } catch (error) {
    // Spent by another request since we looked.
    if (isAPIError(error) && error.body?.code === 'INVALID_TOKEN') return refuse('link-invalid');
    throw error;
  }
  await devices.forget(person.id);
  await deleteResetLinks(database.persons, person.id);
  await confirmAddress(database.persons, person.id);
  await limits.clear('account', person.email);
  parts.log.info({ userId: person.id }, 'password reset');
  parts.onAccessChange(person.id);
  await postman.post(person.email, passwordChangedMail(config.publicUrl, person));
  return done({}, await welcomeByLink(parts, person.id, visit));
}
