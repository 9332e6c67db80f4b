import type { SystemTx } from '#database/doors.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/permissions.ts';

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
