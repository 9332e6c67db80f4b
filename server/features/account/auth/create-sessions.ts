import type { Database } from '#database/open.ts';
import type { WhoAsks } from '#database/session-lookup.ts';
import type { UserId } from '#domain/ids.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createAccountMailer } from '#server/platform/sessions/account-mailer.ts';
import { createDevices } from '#server/platform/sessions/devices.ts';
import { createSecondFactors } from '#server/platform/sessions/second-factor.ts';
import { createSessionCookie, hashSessionToken } from '#server/platform/sessions/session-cookie.ts';
import { LONGEST_SESSION_MS, PROLONG_BELOW_MS } from '#server/platform/sessions/session-life.ts';
import type { ReadSession, Sessions } from '#server/platform/sessions/sessions.ts';
import { deleteSession, deleteSessions, prolongSession } from './session-queries.ts';

export interface SessionsOptions {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'secrets'>;
  mail: Mail;
  limits: Limits;
  now: () => Date;
  log: Log;
  /** Called when sessions of a person have ended, so that their open streams check again. */
  onAccessChange: (userId: UserId) => void;
}

/** Creates the sessions, which are stored in the database's tables of people. */
export function createSessions(options: SessionsOptions): Sessions {
  const { database, config, mail, limits, now, log, onAccessChange } = options;
  const { publicUrl, secrets } = config;
  const { persons } = database;
  const mailer = createAccountMailer({ mail, limits, log, publicUrl });
  const cookie = createSessionCookie(publicUrl, secrets.auth);

  const read = async (headers: Headers): Promise<ReadSession | null> => {
    const token = cookie.readToken(headers);
    if (token === undefined) return null;
    const moment = now();
    const session = await database.whoAsks({
      tokenHash: hashSessionToken(token),
      now: moment,
      signedInAfter: new Date(moment.getTime() - LONGEST_SESSION_MS),
    });
    return session && { ...session, setCookies: await prolong(session, token, moment) };
  };
  /** The cookies of the response: none for a session that was extended within the last day. */
  const prolong = async ({ sessionId, expiresAt }: WhoAsks, token: string, moment: Date): Promise<string[]> => {
    if (expiresAt.getTime() - moment.getTime() > PROLONG_BELOW_MS) return [];
    try {
      await prolongSession(persons, sessionId, moment);
      return [cookie.give(token)];
    } catch (err) {
      // The session is valid; extending it can wait for the next request.
      log.warn({ err }, 'a session could not be extended');
      return [];
    }
  };

  return {
    read,
    endSessions: async (userId, exceptSessionId) => {
      const ended = await deleteSessions(persons, userId, exceptSessionId);
      onAccessChange(userId);
      return ended;
    },
    endSession: async (userId, sessionId) => {
      const isEnded = await deleteSession(persons, sessionId, userId);
      if (isEnded) onAccessChange(userId);
      return isEnded;
    },
    cookie,
    devices: createDevices(persons, publicUrl),
    secondFactors: createSecondFactors(persons, secrets.auth),
    mailer,
    close: () => mailer.settle(),
  };
}
