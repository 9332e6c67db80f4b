import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

/** A person's open sessions, the last used first. */
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

/** Which company a person has lost last, not by her own doing, since she was in one; undefined where there is none. */
export function findParting(persons: Database['persons'], userId: UserId) {
  return persons
    .selectFrom('partings')
    .select(['companyName', 'reason'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}
