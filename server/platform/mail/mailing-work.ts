import type { Database } from '#database/open.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailQueue } from './mail-queue.ts';

/** What scheduled jobs that send emails need. */
export interface MailingWork {
  database: Database;
  jobs: JobQueue;
  mail: MailQueue;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
  log: Log;
}
