import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, type QueueName } from '#database/jobs-schema.ts';
import type { Database } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';
import type { Log } from '#server/platform/log/log.ts';

interface JobOptions {
  tx?: Transaction<Tables>;
  id?: string;
  /** A whole number, 0 without: the highest is worked on first, and of equal ones the oldest. */
  priority?: number;
}

export interface JobQueue {
  /** Adds a job; resolves when it is stored. With a transaction the job exists if and only if that commits. */
  add(queue: QueueName, data: object, options?: JobOptions): Promise<void>;
  /** Works on a queue's jobs from now on. A worker that throws has its job tried again, as the queue's settings say. */
  work<Data extends object>(
    queue: QueueName,
    worker: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Adds a job to a queue by the clock (cron, UTC), once however many servers run. */
  schedule(queue: QueueName, cron: string, data: object): Promise<void>;
  /** Finishes what runs; what is left is taken up by the next start. */
  close(): Promise<void>;
}

/** How often a queue is looked at, in seconds; what this server adds itself is taken up at once. */
const POLLING_SECONDS = 2;
/** How often jobs of a process that died are looked for. */
const WATCH_SECONDS = 10;
/** How often jobs are deleted that have ended and were kept long enough. */
const MAINTENANCE_SECONDS = 60;
/** How long running jobs may take to finish when the server stops, in milliseconds. */
const GRACE_MS = 3000;
/** A database that has not answered for so long is not waited for at the end. */
const SILENCE_MS = 500;

/** A durable queue in the database's own schema, on the serving login's connections. Its tables are the owner's. */
export async function createJobQueue(
  { pool }: Pick<Database, 'pool'>,
  log: Log,
  { pollingSeconds = POLLING_SECONDS, watchSeconds = WATCH_SECONDS } = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    // Rebuilding indexes and watching vacuum are the owner's business, and need the owner's rights.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (err) => log.warn({ err }, 'the job queue had a fault'));
  await boss.start();
  const workers = new Map<QueueName, string>();
  return {
    add: async (queue, data, { tx, id, priority } = {}) => {
      const db = tx && {
        executeSql: async (text: string, values?: unknown[]) =>
          tx.executeQuery<object>(CompiledQuery.raw(text, values)),
      };
      await boss.send(queue, data, {
        ...(id && { id }),
        ...(priority && { priority }),
        ...(db && { db: db as never }),
      });
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    work: async (queue, worker) => {
      const id = await boss.work<object>(queue, { pollingIntervalSeconds: pollingSeconds }, async ([job]) => {
        if (job) await worker(job.data as never, job.signal);
      });
      workers.set(queue, id);
    },
    schedule: (queue, cron, data) => boss.schedule(queue, cron, data, { tz: 'UTC' }),
    close: async () => {
      const ask = pool.query('select 1').then(
        () => true,
        () => false,
      );
      const answers = await Promise.race([ask, wait(SILENCE_MS, false, { ref: false })]);
      const stopped = boss.stop({ graceful: answers, timeout: GRACE_MS }).catch(() => undefined);
      // The queue keeps to its own limit only while the database answers.
      if (answers) await Promise.race([stopped, wait(GRACE_MS + SILENCE_MS, undefined, { ref: false })]);
    },
  };
}
