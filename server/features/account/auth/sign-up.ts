import { keepNextPath } from '#contract/arrival.ts';
import type { SignUpInput } from '#contract/auth-forms.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { addressTakenMail } from './account-mails.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { beginSession } from './begin-session.ts';
import { sendConfirmation } from './confirm.ts';
import { createAccount, findPersonByEmail } from './queries.ts';
import { refuseCommonPassword, refuseShortPassword } from './refuse-weak-password.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Creates an account. Without confirmation of addresses, the person is signed in immediately, and a taken address is reported. With it, a
 * new and a taken address get the same response, in the same time; only the mailbox learns which it was.
 */
export async function createAccountFor(
  context: RequestContext,
  input: SignUpInput,
): Promise<'signed-in' | 'confirmation-sent'> {
  refuseShortPassword(context, input.password);
  await takeAttempt(context, 'signUp', context.clientAddress, 'sign-up refused: too many');
  await refuseCommonPassword(input.password, input);
  if (!context.config.isEmailConfirmationRequired) {
    await signUpAtOnce(context, input);
    return 'signed-in';
  }
  await answerNoEarlierThan(400, () => signUpToBeConfirmed(context, input));
  return 'confirmation-sent';
}

async function signUpAtOnce(context: RequestContext, { email, fullName: name, password }: SignUpInput): Promise<void> {
  const { config, database } = context;
  const { persons } = database;
  if (await findPersonByEmail(persons, email)) refuse('email-taken');
  const userId = await createAccount(persons, {
    email,
    name,
    passwordHash: await hashPassword(password, config.passwordCost),
  });
  // Another sign-up with this address was faster.
  if (!userId) refuse('email-taken');
  await beginSession(context, userId);
  context.log.info({ userId }, 'signed up');
}

async function signUpToBeConfirmed(context: RequestContext, input: SignUpInput): Promise<void> {
  const { sessions, config, log } = context;
  const { persons } = context.database;
  const { email, fullName: name } = input;
  const owner = await findPersonByEmail(persons, email);
  const passwordHash = await hashPassword(input.password, config.passwordCost);
  // An account that was used while confirmation was off contains work: a new sign-up must not reach it.
  if (owner && (owner.emailVerified || (await sessions.devices.hasAny(owner.id)))) {
    await sessions.mailer.sendRarely(owner.email, addressTakenMail(config.publicUrl, owner));
    return;
  }
  const userId = owner?.id ?? (await createAccount(persons, { email, name, passwordHash }));
  // Another sign-up with this address was faster and has its own link.
  if (!userId) return;
  const next = keepNextPath(input.next);
  await sendConfirmation(context, { userId, email, name, next, signUp: { name, passwordHash } });
  if (!owner) log.info({ userId }, 'signed up, waiting for confirmation');
}
