import type { Database } from '#database/open.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { MailWatch } from './mail-queue.ts';
import { noteHeldUp, noteTaken } from './mail-state.ts';

/** Keeps track of whether email is being sent, for admins and the operator. Retries all waiting messages as soon as one goes out again. */
export function watchMail({ pool, jobs }: Pick<Database, 'pool'> & { jobs: Pick<JobQueue, 'wake'> }): MailWatch {
  return {
    taken: async ({ to }) => {
      if (await noteTaken(pool, to)) await jobs.wake('mail');
    },
    heldUp: (said, queuedAt) => noteHeldUp(pool, said, queuedAt),
  };
}
