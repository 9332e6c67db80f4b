import { type Member, NOBODY } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { CompanyId } from '#domain/ids.ts';
import { REMOVED_EVIDENCE_DAYS, UNUSED_FILE_HOURS } from '#domain/limits.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { clearEvidence, clearStoredFiles } from './clearing-queries.ts';

const HOURLY = '43 * * * *';
const HOUR_MS = 3_600_000;
/** No upload takes this long: an older one was interrupted, or its server has stopped. */
const ARRIVING_MS = 2 * HOUR_MS;

/** Without a company: for all companies. */
interface ClearingJob {
  companyId?: CompanyId;
}

interface Parts {
  database: Pick<Database, 'inCompany' | 'asSystem'>;
  jobs: Pick<JobQueue, 'add' | 'work' | 'schedule'>;
  now: () => Date;
}

/** Starts the hourly job that deletes evidence that was removed long enough ago and files that nothing uses. */
export async function startEvidence({ database, jobs, now }: Parts): Promise<void> {
  await jobs.work<ClearingJob>('evidence-clearing', async ({ companyId }) => {
    if (companyId) return clearAway(database, companyId, now());
    const companies = await database.asSystem('clearing evidence away', (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
    for (const { id } of companies) await jobs.add('evidence-clearing', { companyId: id } satisfies ClearingJob);
  });
  await jobs.schedule('evidence-clearing', HOURLY, {});
}

/**
 * Deletes what a company no longer needs: evidence that was removed 30 days ago and is in no frozen result, unused files, and the remains
 * of interrupted uploads.
 */
export async function clearAway(database: Pick<Database, 'inCompany'>, companyId: CompanyId, now: Date): Promise<void> {
  const server: Member = { userId: NOBODY, companyId, role: 'admin', requestId: 'evidence-clearing' };
  const before = (ms: number) => new Date(now.getTime() - ms);
  await database.inCompany(server, (tx) => clearEvidence(tx, before(REMOVED_EVIDENCE_DAYS * 24 * HOUR_MS)));
  await database.inCompany(server, (tx) =>
    clearStoredFiles(tx, { unusedSince: before(UNUSED_FILE_HOURS * HOUR_MS), arrivingSince: before(ARRIVING_MS) }),
  );
}
