import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthOptions } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '#contract/auth.ts';
import type { Database } from '#database/open.ts';
import type { Config } from '#server/platform/config/config.ts';
import { RESET_LINK_SECONDS } from '#server/platform/limits/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import { cookiePrefix } from './cookies.ts';
import { hashSessionTokens } from './hashed-tokens.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const DAY = 24 * 60 * 60;
/** Our own header between the routes and the library; one that a client sends never reaches the library. */
export const CLIENT_ADDRESS_HEADER = 'x-twofold-client-address';

export interface LibraryParts {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'secrets' | 'minPasswordLength' | 'isEmailConfirmationRequired'>;
  log: Log;
  /** Called by the library with the secret for a reset link of a known person. */
  onResetToken: (person: { email: string; name: string }, token: string) => Promise<void>;
}

/**
 * better-auth on our tables of persons, without its router: the few routes in `server/features/auth` call it. Its limits,
 * origin checks and links are theirs; sessions, accounts, single-use secrets and the order of checks are its own.
 */
export function createAuthLibrary({ database, config, log, onResetToken }: LibraryParts) {
  const isHttps = config.publicUrl.startsWith('https:');
  const adapter = kyselyAdapter(database.persons, { type: 'postgres', transaction: true });
  return betterAuth({
    appName: 'Twofold',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.secrets.auth,
    database: (options: BetterAuthOptions) => hashSessionTokens(adapter(options)),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    user: { modelName: 'users' },
    account: { modelName: 'userAccounts', accountLinking: { enabled: false } },
    verification: { modelName: 'userVerifications', storeIdentifier: 'hashed' },
    session: {
      modelName: 'userSessions',
      expiresIn: 30 * DAY,
      updateAge: DAY,
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: config.minPasswordLength,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      requireEmailVerification: config.isEmailConfirmationRequired,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => onResetToken(user, token),
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    plugins: [{ id: 'twofold', endpoints: { openSession } }],
    advanced: {
      // It would force the prefix __Secure- before ours.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config.publicUrl),
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: 'uuid', joins: true },
    },
    logger: {
      level: 'error',
      // Its further arguments can hold addresses and parameters of queries.
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ part: 'auth library' }, message),
    },
  });
}

/** Signs a person in who has proved herself by other means than a password: a mailed link, or a session just replaced. */
const openSession = createAuthEndpoint(
  '/open-session',
  { method: 'POST', body: z.object({ userId: z.uuid(), signedInAt: z.date().optional() }) },
  async (ctx) => {
    const { userId, signedInAt } = ctx.body;
    const user = await ctx.context.internalAdapter.findUserById(userId);
    if (!user) throw new Error('A session was asked for a person who does not exist.');
    const override = signedInAt ? { createdAt: signedInAt } : {};
    const session = await ctx.context.internalAdapter.createSession(userId, false, override, true);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ sessionId: session.id });
  },
);

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;
