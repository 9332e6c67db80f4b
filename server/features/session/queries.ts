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
