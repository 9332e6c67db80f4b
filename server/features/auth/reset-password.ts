import type { z } from 'zod';
import type { requestResetInput, resetInput } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { RESET_LINK_SECONDS } from '#server/platform/limits/limits.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { type Answer, done, refuse, tooMany } from './account-answer.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { beginSession } from './begin-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { createLink, readLink, spendLink } from './link-queries.ts';
import { confirmAddress, findPerson, findPersonByEmail, listCompanyNames } from './queries.ts';
import { replacePassword } from './replace-password.ts';

/** Mails a reset link to a known address; an unknown one is answered alike, in the same time. */
export async function requestReset(
  ports: AccountPorts,
  { email }: z.infer<typeof requestResetInput>,
  visit: Visit,
): Promise<Answer> {
  const taken = await ports.limits.take('resetRequest', visit.address);
  if (!taken.ok) return tooMany(taken.retryAfterSeconds);
  await answerNoEarlierThan(300, () => mailResetLink(ports, email));
  return done();
}

async function mailResetLink({ database, mailer, config, now }: AccountPorts, email: string): Promise<void> {
  const person = await findPersonByEmail(database.persons, email);
  if (!person) return;
  const expiresAt = new Date(now().getTime() + RESET_LINK_SECONDS * 1000);
  const link = { purpose: 'reset-password', value: person.id, expiresAt } as const;
  const token = await createLink(database.persons, link, now());
  await mailer.sendRarely(person.email, resetMail(config.publicUrl, { name: person.name, token }), 'resetMail');
}

/**
 * Spends a reset link: the new password is set, every session and known browser of the person forgotten, her account open again
 * to guesses, her mailbox proven, and she is signed in here.
 */
export async function resetPassword(
  ports: AccountPorts,
  { token, newPassword, code }: z.infer<ReturnType<typeof resetInput>>,
  visit: Visit,
): Promise<Answer> {
  const { database, limits, mailer, config } = ports;
  const now = ports.now();
  const userId = await readLink(database.persons, 'reset-password', token, now);
  const person = userId && (await findPerson(database.persons, userId as UserId));
  if (!person) return refuse('link-invalid');
  const owner = { email: person.email, fullName: person.name, companies: await listCompanyNames(database, person.id) };
  if (await isCommonPassword(newPassword, owner)) return refuse('password-common');
  // Before the link is spent: a mailbox alone is one proof, not two.
  const refused = await checkSecondFactor(ports, person.id, code);
  if (refused) return refused;
  const passwordHash = await hashPassword(newPassword);
  const isSpent = await database.persons.transaction().execute(async (tx) => {
    // Another request may have spent it since we looked.
    if (!(await spendLink(tx, 'reset-password', token, now))) return false;
    await replacePassword(tx, person.id, passwordHash, now);
    await confirmAddress(tx, person.id, now);
    return true;
  });
  if (!isSpent) return refuse('link-invalid');
  await limits.clear('account', person.email);
  ports.log.info({ userId: person.id }, 'password reset');
  ports.onAccessChange(person.id);
  await mailer.send(person.email, passwordChangedMail(config.publicUrl, person));
  return done({}, await beginSession(ports, person.id, visit));
}
