import type { CompanyId } from '#domain/ids.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { type FileJob, fileMaker, type MakingParts, makeAskedFile } from './make-asked-file.ts';
import { clearFiles } from './queries.ts';

const HOURLY = '29 * * * *';
/** A file that has been in progress for this long was abandoned by every server. */
const GIVEN_UP_MS = 2 * 3_600_000;

/** Without a company: for all companies. */
interface ClearingJob {
  companyId?: CompanyId;
}

interface Parts extends MakingParts {
  jobs: Pick<JobQueue, 'add' | 'work' | 'schedule'>;
}

/**
 * Starts making the files that members request, one package and one other file at a time on each server, and deleting files whose time is
 * over.
 */
export async function startFiles(parts: Parts): Promise<void> {
  const { database, jobs } = parts;
  for (const queue of ['files', 'packages'] as const)
    await jobs.work<FileJob>(queue, (job, signal) => makeAskedFile(parts, job, signal));
  await jobs.work<ClearingJob>('file-clearing', async ({ companyId }) => {
    if (companyId) return clearOld(parts, companyId);
    const companies = await database.asSystem('clearing files away', (tx) =>
      tx.selectFrom('companies').select('id').execute(),
    );
    for (const { id } of companies) await jobs.add('file-clearing', { companyId: id } satisfies ClearingJob);
  });
  await jobs.schedule('file-clearing', HOURLY, {});
}

/** Deletes a company's files whose time is over. */
export function clearOld({ database, now }: Pick<Parts, 'database' | 'now'>, companyId: CompanyId): Promise<void> {
  const at = now();
  const givenUpBefore = new Date(at.getTime() - GIVEN_UP_MS);
  return database.inCompany(fileMaker(companyId), (tx) => clearFiles(tx, at, givenUpBefore));
}
