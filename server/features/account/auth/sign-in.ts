import type { SignInInput } from '#contract/auth-forms.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { verifyPassword } from '#server/platform/sessions/passwords.ts';
import { beginSession } from './begin-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { sendConfirmation } from './confirm.ts';
import { countGuess } from './count-guess.ts';
import { findPasswordHash, findPersonByEmail } from './queries.ts';

/**
 * Signs in with address and password. The response is the same for a wrong password, an unknown address, and a locked account or address.
 */
export async function signInWithPassword(
  context: RequestContext,
  { email, password, code }: SignInInput,
): Promise<void> {
  const { config, log, clientAddress: address } = context;
  const { persons } = context.database;
  const guess = await countGuess(context, email);
  if (!guess.ok) {
    log.warn({ address, limit: guess.limit }, 'sign-in refused: too many guesses');
    refuse('rate-limited', { retryAfterSeconds: guess.retryAfterSeconds });
  }
  const person = await findPersonByEmail(persons, email);
  const hash = person && (await findPasswordHash(persons, person.id));
  const isRight = await verifyPassword(password, hash, context.config.passwordCost);
  if (!person || !isRight) {
    log.info({ address }, 'sign-in refused: wrong address or password');
    refuse('invalid-credentials');
  }
  await guess.wasRight();
  if (config.isEmailConfirmationRequired && !person.emailVerified) {
    await sendConfirmation(context, { userId: person.id, email: person.email, name: person.name });
    refuse('email-not-confirmed');
  }
  await checkSecondFactor(context, person.id, code);
  await beginSession(context, person.id);
}
