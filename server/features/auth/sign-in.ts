import type { z } from 'zod';
import type { signInInput } from '#contract/auth.ts';
import { verifyPassword } from '#server/platform/sessions/passwords.ts';
import { type Answer, done, refuse, tooMany } from './account-answer.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { beginSession } from './begin-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { sendConfirmation } from './confirm.ts';
import { countGuess } from './count-guess.ts';
import { findPasswordHash, findPersonByEmail } from './queries.ts';

/** Signs in with address and password. A wrong password, an unknown address and a locked account of either look alike. */
export async function signIn(ports: AccountPorts, input: z.infer<typeof signInInput>, visit: Visit): Promise<Answer> {
  const { config, log } = ports;
  const { persons } = ports.database;
  const guess = await countGuess(ports, input.email, visit);
  if (!guess.ok) {
    log.warn({ address: visit.address, limit: guess.limit }, 'sign-in refused: too many guesses');
    return tooMany(guess.retryAfterSeconds);
  }
  const person = await findPersonByEmail(persons, input.email);
  const hash = person && (await findPasswordHash(persons, person.id));
  const isRight = await verifyPassword(input.password, hash);
  if (!person || !isRight) {
    log.info({ address: visit.address }, 'sign-in refused: wrong address or password');
    return refuse('invalid-credentials');
  }
  await guess.wasRight();
  if (config.isEmailConfirmationRequired && !person.emailVerified) {
    await sendConfirmation(ports, { userId: person.id, email: person.email, name: person.name });
    return refuse('email-not-confirmed');
  }
  const refused = await checkSecondFactor(ports, person.id, input.code);
  return refused ?? done({}, await beginSession(ports, person.id, visit));
}
