import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import { keepNextPath, type SignUpAnswer, type signUpInput } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword } from '#server/platform/sessions/passwords.ts';
import { createQueue } from '#server/platform/sessions/work-queue.ts';
import { addressTakenMail } from './account-mails.ts';
import { type Answer, done, refuse, tooMany } from './answer.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';
import { sendConfirmation } from './confirm.ts';
import type { AuthParts, Visit } from './parts.ts';
import { findPersonByEmail } from './queries.ts';
import { welcome } from './welcome.ts';

type Input = z.infer<ReturnType<typeof signUpInput>>;

/**
 * Creates an account. Without confirmation of addresses the person is signed in at once, and a taken address is said to be
 * taken. With it, a new and a taken address are answered alike, in the same time; the mailbox learns which it was.
 */
export async function signUp(parts: AuthParts, input: Input, visit: Visit): Promise<Answer> {
  const taken = await parts.limits.take('signUp', visit.address);
  if (!taken.ok) {
    parts.log.warn({ address: visit.address }, 'sign-up refused: too many');
    return tooMany(taken.retryAfterSeconds);
  }
  if (isCommonPassword(input.password, input)) return refuse('password-common');
  if (!parts.config.isEmailConfirmationRequired) return signUpAtOnce(parts, input, visit);
  await answerNoEarlierThan(400, () => signUpToBeConfirmed(parts, input));
  return done({ outcome: 'confirmation-sent' } satisfies SignUpAnswer);
}

async function signUpAtOnce(parts: AuthParts, input: Input, visit: Visit): Promise<Answer> {
  try {
    const { headers, response } = await register(parts, input, visit);
    const cookies = await welcome(parts, response.user.id as UserId, headers, visit);
    parts.log.info({ userId: response.user.id }, 'signed up');
    return done({ outcome: 'signed-in' } satisfies SignUpAnswer, cookies);
  } catch (error) {
    // The library answers two sign-ups at the same moment with a general failure; ask the table which it was.
    if (isAPIError(error) && (await findPersonByEmail(parts.database.persons, input.email)))
      return refuse('email-taken');
    throw error;
  }
}

async function signUpToBeConfirmed(parts: AuthParts, input: Input): Promise<void> {
  const { devices, postman, config, database } = parts;
  const owner = await findPersonByEmail(database.persons, input.email);
  // An account that was used while confirmation was off holds work: a new sign-up must not reach it.
  if (owner && (owner.emailVerified || (await devices.hasAny(owner.id)))) {
    await hashPassword(input.password);
    await postman.postRarely(owner.email, addressTakenMail(config.publicUrl, owner));
    return;
  }
  const next = keepNextPath(input.next);
  const confirmation = { email: input.email, name: input.fullName, next };
  if (owner) {
    const passwordHash = await hashPassword(input.password);
    await sendConfirmation(parts, {
      ...confirmation,
      userId: owner.id,
      signUp: { name: input.fullName, passwordHash },
    });
    return;
  }
  const { response } = await register(parts, input).catch(async (error: unknown) => {
    if (isAPIError(error) && (await findPersonByEmail(database.persons, input.email))) return { response: null };
    throw error;
  });
  const { internalAdapter } = await parts.library.$context;
  const passwordHash = response && (await internalAdapter.findCredentialAccount(response.user.id))?.password;
  // Another sign-up with this address came between: the library fails, or answers with a person it made up.
  if (!passwordHash) return;
  const userId = response.user.id as UserId;
  await sendConfirmation(parts, { ...confirmation, userId, signUp: { name: input.fullName, passwordHash } });
  parts.log.info({ userId }, 'signed up, to be confirmed');
}

/** The library computes the hash inside its transaction: without a queue a flood of sign-ups holds every connection. */
const queue = createQueue({ atOnce: 2, waiting: 100 });

const register = ({ library }: AuthParts, { fullName, email, password }: Input, visit?: Visit) =>
  queue(() =>
    library.api.signUpEmail({
      body: { name: fullName, email, password },
      ...(visit && { headers: visit.headers }),
      returnHeaders: true,
    }),
  );
