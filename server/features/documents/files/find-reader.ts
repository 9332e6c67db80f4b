import type { CompanyTx, Member } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';

/** As whom the facts of a file are read: as the server, for an auditor within what she reads herself. */
export async function findReader(tx: CompanyTx, server: Member, askedBy: UserId): Promise<Member> {
  const row = await tx
    .selectFrom('memberships')
    .select(['auditsUntil', 'audited'])
    .where('userId', '=', askedBy)
    .executeTakeFirst();
  const { companyId, userId, requestId } = server;
  return row?.auditsUntil
    ? { companyId, userId, requestId, role: 'auditor', audit: { until: row.auditsUntil, assessments: row.audited } }
    : server;
}
