import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

/** A person's open sessions, most recently used first. */
export function listSessions(persons: Database['persons'], userId: UserId, now: Date) {
  return persons
    .selectFrom('userSessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The company that a person last lost without leaving it, if they have not joined another since; undefined if there is none. */
export function findParting(persons: Database['persons'], userId: UserId) {
  return persons
    .selectFrom('partings')
    .select(['companyName', 'reason'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}
