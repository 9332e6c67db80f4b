import type { ResetInput } from '#contract/auth-forms.ts';
import type { UserId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { RESET_LINK_SECONDS } from '#server/platform/limits/limits.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { beginSession } from './begin-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { createLink, readLink, spendLink } from './link-queries.ts';
import { confirmAddress, findPerson, findPersonByEmail, listCompanyNames } from './queries.ts';
import { refuseCommonPassword, refuseShortPassword } from './refuse-weak-password.ts';
import { replacePassword } from './replace-password.ts';
import { takeAttempt } from './take-attempt.ts';

/** Emails a reset link to a known address. The response is the same for an unknown one, and takes the same time. */
export async function requestReset(context: RequestContext, email: string): Promise<void> {
  await takeAttempt(context, 'resetRequest', context.clientAddress);
  await answerNoEarlierThan(300, () => mailResetLink(context, email));
}

async function mailResetLink({ database, sessions, config, now }: RequestContext, email: string): Promise<void> {
  const person = await findPersonByEmail(database.persons, email);
  if (!person) return;
  const expiresAt = new Date(now().getTime() + RESET_LINK_SECONDS * 1000);
  const link = { purpose: 'reset-password', value: person.id, expiresAt } as const;
  const token = await createLink(database.persons, link, now());
  const mail = resetMail(config.publicUrl, { name: person.name, token });
  await sessions.mailer.sendRarely(person.email, mail, 'resetMail');
}

/**
 * Uses up a reset link: sets the new password, ends every session, forgets all known browsers, resets the count of guesses, marks the
 * address as confirmed, and signs the person in here.
 */
export async function resetPassword(context: RequestContext, { token, newPassword, code }: ResetInput): Promise<void> {
  const { database, limits, sessions, config, log, live } = context;
  const now = context.now();
  refuseShortPassword(context, newPassword);
  const userId = await readLink(database.persons, 'reset-password', token, now);
  const person = userId && (await findPerson(database.persons, userId as UserId));
  if (!person) refuse('link-invalid');
  const { id, email, name } = person;
  await refuseCommonPassword(newPassword, { email, fullName: name, companies: await listCompanyNames(database, id) });
  // Before the link is spent: a mailbox alone is one proof, not two.
  await checkSecondFactor(context, id, code);
  const passwordHash = await hashPassword(newPassword, context.config.passwordCost);
  await database.persons.transaction().execute(async (tx) => {
    // Another request may have used the link since it was checked.
    if (!(await spendLink(tx, 'reset-password', token, now))) refuse('link-invalid');
    await replacePassword(tx, id, passwordHash, now);
    await confirmAddress(tx, id, now);
  });
  await limits.clear('account', email);
  log.info({ userId: id }, 'password reset');
  live.publish({ kind: 'access', userId: id });
  await sessions.mailer.send(email, passwordChangedMail(config.publicUrl, { name }));
  await beginSession(context, id);
}
