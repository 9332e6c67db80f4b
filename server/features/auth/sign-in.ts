import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { signInInput } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { hashToken } from '#server/platform/sessions/hashed-tokens.ts';
import { type Answer, done, refuse, tooMany } from './answer.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { sendConfirmation } from './confirm.ts';
import { countGuess } from './count-guess.ts';
import type { AuthParts, Visit } from './parts.ts';
import { deleteSessionByToken, findPersonByEmail } from './queries.ts';
import { welcome } from './welcome.ts';

/** Signs in with address and password. A wrong password, an unknown address and a locked account of either look alike. */
export async function signIn(parts: AuthParts, input: z.infer<typeof signInInput>, visit: Visit): Promise<Answer> {
  const { library, config, log } = parts;
  const guess = await countGuess(parts, input.email, visit);
  if (!guess.ok) {
    log.warn({ address: visit.address, limit: guess.limit }, 'sign-in refused: too many guesses');
    return tooMany(guess.retryAfterSeconds);
  }
  try {
    const { headers, response } = await library.api.signInEmail({
      body: { email: input.email, password: input.password, rememberMe: true },
      headers: visit.headers,
      returnHeaders: true,
    });
    await guess.wasRight();
    const userId = response.user.id as UserId;
    const refused = await checkSecondFactor(parts, userId, input.code);
    if (refused) {
      // The library has opened a session already; its token never leaves the server.
      await deleteSessionByToken(parts.database.persons, hashToken(response.token));
      return refused;
    }
    return done({}, await welcome(parts, userId, headers, visit));
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : undefined;
    if (code === 'INVALID_EMAIL_OR_PASSWORD') {
      log.info({ address: visit.address }, 'sign-in refused: wrong address or password');
      return refuse('invalid-credentials');
    }
    if (code !== 'EMAIL_NOT_VERIFIED' || !config.isEmailConfirmationRequired) throw error;
    await guess.wasRight();
    const person = await findPersonByEmail(parts.database.persons, input.email);
    if (person) await sendConfirmation(parts, { userId: person.id, email: person.email, name: person.name });
    return refuse('email-not-confirmed');
  }
}
