import type { UserId } from '#domain/ids.ts';
import { hashSessionToken, newSessionToken } from '#server/platform/sessions/session-cookie.ts';
import { PROLONG_BELOW_MS, SESSION_MS } from '#server/platform/sessions/session-life.ts';
import type { Persons } from './queries.ts';

export interface NewSession {
  userId: UserId;
  address: string | null;
  userAgent: string | null;
  signedInAt: Date;
}

/** Opens a session and returns its token, which is stored only as a hash. Deletes the person's expired sessions. */
export async function openSession(persons: Persons, session: NewSession, now: Date): Promise<string> {
  const { userId, address, userAgent, signedInAt } = session;
  const token = newSessionToken();
  await persons.deleteFrom('userSessions').where('userId', '=', userId).where('expiresAt', '<', now).execute();
  await persons
    .insertInto('userSessions')
    .values({
      userId,
      token: hashSessionToken(token),
      ipAddress: address,
      userAgent,
      expiresAt: after(now, SESSION_MS),
      createdAt: signedInAt,
      updatedAt: now,
    })
    .execute();
  return token;
}

/** Extends a session from now on. Of simultaneous requests, only the first one writes. */
export async function prolongSession(persons: Persons, sessionId: string, now: Date): Promise<void> {
  await persons
    .updateTable('userSessions')
    .set({ expiresAt: after(now, SESSION_MS), updatedAt: now })
    .where('id', '=', sessionId)
    .where('expiresAt', '<=', after(now, PROLONG_BELOW_MS))
    .execute();
}

/** Ends a person's sessions, except the named one; returns the ids of those that ended. */
export async function deleteSessions(persons: Persons, userId: UserId, exceptSessionId?: string): Promise<string[]> {
  const rows = await persons
    .deleteFrom('userSessions')
    .where('userId', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Ends one session of a person; false if they have none with this id. */
export async function deleteSession(persons: Persons, sessionId: string, userId: UserId): Promise<boolean> {
  const row = await persons
    .deleteFrom('userSessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
