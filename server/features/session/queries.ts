import type { SystemTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';

/** The one company a person belongs to now, or undefined. */
export async function findMembership(
  tx: SystemTx,
  userId: UserId,
): Promise<{ companyId: CompanyId; role: Role } | undefined> {
  return tx
    .selectFrom('memberships')
    .select(['companyId', 'role'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

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
