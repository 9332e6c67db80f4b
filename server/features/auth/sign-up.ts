import type { z } from 'zod';
import { keepNextPath } from '#contract/arrival.ts';
import type { SignUpAnswer, signUpInput } from '#contract/auth.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { type Answer, done, refuse, tooMany } from './account-answer.ts';
import { addressTakenMail } from './account-mails.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { beginSession } from './begin-session.ts';
import { sendConfirmation } from './confirm.ts';
import { createAccount, findPersonByEmail } from './queries.ts';

type Input = z.infer<ReturnType<typeof signUpInput>>;

/**
 * Creates an account. Without confirmation of addresses the person is signed in at once, and a taken address is said to be
 * taken. With it, a new and a taken address are answered alike, in the same time; the mailbox learns which it was.
 */
export async function signUp(ports: AccountPorts, input: Input, visit: Visit): Promise<Answer> {
  const taken = await ports.limits.take('signUp', visit.address);
  if (!taken.ok) {
    ports.log.warn({ address: visit.address }, 'sign-up refused: too many');
    return tooMany(taken.retryAfterSeconds);
  }
  if (await isCommonPassword(input.password, input)) return refuse('password-common');
  if (!ports.config.isEmailConfirmationRequired) return signUpAtOnce(ports, input, visit);
  await answerNoEarlierThan(400, () => signUpToBeConfirmed(ports, input));
  return done({ outcome: 'confirmation-sent' } satisfies SignUpAnswer);
}

async function signUpAtOnce(ports: AccountPorts, input: Input, visit: Visit): Promise<Answer> {
  const { persons } = ports.database;
  if (await findPersonByEmail(persons, input.email)) return refuse('email-taken');
  const { email, fullName: name } = input;
  const userId = await createAccount(persons, { email, name, passwordHash: await hashPassword(input.password) });
  // Another sign-up with this address came between.
  if (!userId) return refuse('email-taken');
  const cookies = await beginSession(ports, userId, visit);
  ports.log.info({ userId }, 'signed up');
  return done({ outcome: 'signed-in' } satisfies SignUpAnswer, cookies);
}

async function signUpToBeConfirmed(ports: AccountPorts, input: Input): Promise<void> {
  const { devices, mailer, config, log } = ports;
  const { persons } = ports.database;
  const { email, fullName: name } = input;
  const owner = await findPersonByEmail(persons, email);
  const passwordHash = await hashPassword(input.password);
  // An account that was used while confirmation was off holds work: a new sign-up must not reach it.
  if (owner && (owner.emailVerified || (await devices.hasAny(owner.id)))) {
    await mailer.sendRarely(owner.email, addressTakenMail(config.publicUrl, owner));
    return;
  }
  const userId = owner?.id ?? (await createAccount(persons, { email, name, passwordHash }));
  // Another sign-up with this address came between and has its own link.
  if (!userId) return;
  const next = keepNextPath(input.next);
  await sendConfirmation(ports, { userId, email, name, next, signUp: { name, passwordHash } });
  if (!owner) log.info({ userId }, 'signed up, to be confirmed');
}
