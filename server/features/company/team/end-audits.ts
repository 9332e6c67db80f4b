import { NOBODY } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { WhoAsks } from '#database/session-lookup.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { notifyServers } from '#server/platform/live/live.ts';

/** Every five minutes, so that auditors who never return do not stay listed. */
const OFTEN = '*/5 * * * *';

interface Parts {
  database: Pick<Database, 'asSystem' | 'inCompany' | 'pool'>;
  now: () => Date;
}

/** Ends the memberships of auditors whose time is over, as of the set time; returns these auditors. */
function endAudits({ database, now }: Parts, companyId: CompanyId): Promise<{ userId: UserId }[]> {
  return database.inCompany(
    { userId: NOBODY, companyId, role: 'admin', requestId: 'end-audits' },
    (tx) =>
      tx
        .updateTable('memberships')
        .set((eb) => ({ endedAt: eb.ref('auditsUntil') }))
        .where('role', '=', 'auditor')
        .where('endedAt', 'is', null)
        .where('auditsUntil', '<=', now())
        .returning('userId')
        .execute(),
    'the audit is over',
  );
}

/** Records that a person's audit is over, when one of their requests has just shown this. */
export async function endOverAudit(parts: Parts, { overAuditIn }: Pick<WhoAsks, 'overAuditIn'>): Promise<void> {
  if (overAuditIn !== null) await endAudits(parts, overAuditIn);
}

/** Starts the job that ends audits of people who make no requests; their open screens are told. */
export async function startEndingAudits(parts: Parts & { jobs: Pick<JobQueue, 'work' | 'schedule'> }): Promise<void> {
  await parts.jobs.work('end-audits', () => endAuditsOfAll(parts));
  await parts.jobs.schedule('end-audits', OFTEN, {});
}

/** Ends every audit that is over. */
export async function endAuditsOfAll(parts: Parts): Promise<void> {
  const { database, now } = parts;
  const due = await database.asSystem('audits that are over', (tx) =>
    tx
      .selectFrom('memberships')
      .select('companyId')
      .distinct()
      .where('role', '=', 'auditor')
      .where('endedAt', 'is', null)
      .where('auditsUntil', '<=', now())
      .execute(),
  );
  for (const { companyId } of due) {
    const ended = await endAudits(parts, companyId);
    const changed = { kind: 'company', companyId, noun: 'team', by: NOBODY } as const;
    const lost = ended.map(({ userId }) => ({ kind: 'access', userId }) as const);
    await notifyServers(database.pool, 'end-audits', [...lost, changed]);
  }
}
