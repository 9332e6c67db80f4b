import type { CompanyTx, Member } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';

/**
 * The identity with which the facts for a file are read: the server, or, for an auditor, the server limited to what the auditor can read.
 */
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
