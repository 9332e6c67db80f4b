import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';

/** The job queue's own schema; it contains no company data in plain text. */
export const JOBS_SCHEMA = 'jobs';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Jobs that nobody is waiting for at the screen. */
const unhurried = {
  retryDelay: MINUTE,
  retryBackoff: true,
  retryDelayMax: 30 * MINUTE,
  heartbeatSeconds: 10,
  expireInSeconds: 30 * MINUTE,
  retentionSeconds: DAY,
  deleteAfterSeconds: DAY,
} as const satisfies QueueOptions;

/** Files that someone is waiting for. */
const waitedFor = {
  retryLimit: 10,
  retryDelay: 1,
  heartbeatSeconds: 10,
  expireInSeconds: 10 * MINUTE,
  retentionSeconds: DAY,
  deleteAfterSeconds: MINUTE,
} as const satisfies QueueOptions;

/**
 * The queues and how long they retry. An email is retried for about a week: after 10 s, then more and more rarely, finally every ten
 * minutes. `heartbeatSeconds` is how soon a job of a dead process is given to another.
 */
const queues = {
  mail: {
    retryLimit: 1000,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 10 * MINUTE,
    heartbeatSeconds: 10,
    expireInSeconds: 3 * MINUTE,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: 60,
  },
  notices: { ...unhurried, retryLimit: 20 },
  closings: { ...unhurried, retryLimit: 5 },
  'end-audits': { ...unhurried, retryLimit: 1 },
  seals: { ...unhurried, retryLimit: 20 },
  files: waitedFor,
  /** Separate from other files, because making a package takes long. */
  packages: waitedFor,
  'file-clearing': { ...unhurried, retryLimit: 5 },
  'evidence-clearing': { ...unhurried, retryLimit: 5 },
} as const satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof queues;

/** Installs or upgrades the queue's tables as the owner, and creates the queues or updates their settings. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  // Without a listener, an error event would end the process; relevant errors reject below.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * The serving login works on the queue; the doors' roles may only add to it, so that an email can be queued by the very transaction that
 * causes it.
 *
 * @param login an escaped identifier
 */
export async function grantJobs(client: pg.Client, login: string): Promise<void> {
  await client.query(`grant usage on schema ${JOBS_SCHEMA} to ${login}, twofold_member, twofold_system`);
  await client.query(`grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${login}`);
  await client.query(`grant insert, select (id) on ${JOBS_SCHEMA}.job_common to twofold_member, twofold_system`);
  await client.query(`grant select on ${JOBS_SCHEMA}.queue to twofold_member, twofold_system`);
}
