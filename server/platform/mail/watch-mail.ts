import type { Database } from '#database/open.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { MailWatch } from './mail-queue.ts';
import { noteHeldUp, noteTaken } from './mail-state.ts';

/** Keeps whether mail leaves, for admins and the operator. What waits is tried at once when the first mail leaves again. */
export function watchMail({ pool, jobs }: Pick<Database, 'pool'> & { jobs: Pick<JobQueue, 'wake'> }): MailWatch {
  return {
    taken: async ({ to }) => {
      if (await noteTaken(pool, to)) await jobs.wake('mail');
    },
    heldUp: (said, queuedAt) => noteHeldUp(pool, said, queuedAt),
  };
}
