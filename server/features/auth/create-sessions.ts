import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createLimits, type HourlyLimits } from '#server/platform/limits/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createAuthLibrary } from '#server/platform/sessions/auth-library.ts';
import { createDevices } from '#server/platform/sessions/devices.ts';
import { readSession } from '#server/platform/sessions/read-session.ts';
import { createSecondFactors } from '#server/platform/sessions/second-factor.ts';
import type { ReadSession, Sessions } from '#server/platform/sessions/sessions.ts';
import { resetMail } from './account-mails.ts';
import type { AuthParts } from './parts.ts';
import { createPostman } from './postman.ts';
import { deleteSession, deleteSessions } from './queries.ts';
import { createAuthRoutes } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session lives thirty days from its last use; that is written down once a day. */
const REFRESH_BELOW_MS = 29 * DAY_MS;

export interface SessionsOptions {
  database: Database;
  config: Config;
  mail: Mail;
  now: () => Date;
  log: Log;
  /** How many attempts an hour; tests that sign up hundreds raise it. */
  hourlyLimits?: HourlyLimits;
  /** Called when sessions of a person have ended, so that her open streams look again. */
  onAccessChange?: (userId: UserId) => void;
}

/** Accounts and sessions on the database's tables of persons. */
export function createSessions(options: SessionsOptions): Sessions {
  const { database, config, mail, now, log, hourlyLimits, onAccessChange = () => {} } = options;
  const { publicUrl } = config;
  const limits = createLimits(database.pool, hourlyLimits);
  const postman = createPostman({ mail, limits, log, publicUrl });
  const library = createAuthLibrary({
    database,
    config,
    log,
    onResetToken: (person, token) =>
      postman.postRarely(person.email, resetMail(publicUrl, { name: person.name, token }), 'resetMail'),
  });
  const devices = createDevices(database, publicUrl);
  const secondFactors = createSecondFactors(database.persons, config.secrets.auth);
  const parts: AuthParts = {
    database,
    library,
    devices,
    secondFactors,
    limits,
    postman,
    config,
    onAccessChange,
    now,
    log,
  };

  const read = async (headers: Headers): Promise<ReadSession | null> => {
    const session = await readSession(headers, { database, publicUrl, secret: config.secrets.auth, now: now() });
    if (!session) return null;
    const isFresh = session.expiresAt.getTime() - now().getTime() > REFRESH_BELOW_MS;
    return { ...session, setCookies: isFresh ? [] : await prolong(headers) };
  };
  const prolong = async (headers: Headers) => {
    const cookie = new Headers({ cookie: headers.get('cookie') ?? '' });
    try {
      return (await library.api.getSession({ headers: cookie, returnHeaders: true })).headers.getSetCookie();
    } catch (err) {
      // The session is good; prolonging it can wait for the next request.
      log.warn({ err }, 'a session could not be prolonged');
      return [];
    }
  };

  return {
    read,
    handle: createAuthRoutes(parts, read),
    endSessions: async (userId, exceptSessionId) => {
      const ended = await deleteSessions(database.persons, userId, exceptSessionId);
      onAccessChange(userId);
      return ended;
    },
    endSession: async (userId, sessionId) => {
      const isEnded = await deleteSession(database.persons, sessionId, userId);
      if (isEnded) onAccessChange(userId);
      return isEnded;
    },
    close: () => postman.settle(),
  };
}
