import type { Database } from '#database/open.ts';
import type { Seal } from '#domain/frozen-results/seal.ts';
import type { CompanyId } from '#domain/ids.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { sealHistory } from './seal-history.ts';

/** Every night, when hardly anyone is writing. */
const NIGHTLY = '43 2 * * *';

/** Without a company: for all companies. */
export interface SealJob {
  companyId?: CompanyId;
  reason: Seal['reason'];
}

interface Parts {
  database: Database;
  jobs: Pick<JobQueue, 'add' | 'work' | 'schedule'>;
  now: () => Date;
}

/** Starts sealing histories: those of all companies each night, and a company's when it completes an assessment. */
export async function startSeals({ database, jobs, now }: Parts): Promise<void> {
  await jobs.work<SealJob>('seals', async ({ companyId, reason }) => {
    if (companyId) {
      await sealHistory(database, companyId, { now: now(), reason });
      return;
    }
    const companies = await database.asSystem('sealing of histories', (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
    for (const { id } of companies) await jobs.add('seals', { companyId: id, reason } satisfies SealJob);
  });
  await jobs.schedule('seals', NIGHTLY, { reason: 'daily' } satisfies SealJob);
}
