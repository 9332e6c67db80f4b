import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, type QueueName } from '#database/jobs-schema.ts';
import type { Database } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createSeldomLog } from '#server/platform/log/seldom.ts';

interface JobOptions {
  tx?: Transaction<Tables>;
  id?: string;
  /** A whole number, 0 by default: the highest priority is processed first, and for equal priorities the oldest job. */
  priority?: number;
  /** How long the job waits at least before it is processed, in seconds. */
  afterSeconds?: number;
}

export interface JobQueue {
  /** Adds a job; resolves when it is stored. With a transaction, the job exists if and only if the transaction commits. */
  add(queue: QueueName, data: object, options?: JobOptions): Promise<void>;
  /** Processes the jobs of a queue from now on. If a worker throws, its job is tried again, according to the settings of the queue. */
  work<Data extends object>(
    queue: QueueName,
    worker: (data: Data, signal: AbortSignal, id: string) => Promise<void>,
  ): Promise<void>;
  /** Adds information for the next attempt to a job's data. */
  note(queue: QueueName, id: string, data: object): Promise<void>;
  /**
   * Deletes a finished job, whatever its current state. If the database is not available, it retries, so that the work is not done again;
   * it resolves when the job has been deleted or this queue is closed.
   */
  finish(queue: QueueName, id: string): Promise<void>;
  /** Immediately retries everything that is waiting for its next attempt. */
  wake(queue: QueueName): Promise<void>;
  /** Adds a job to a queue on a schedule (cron, UTC), once, however many servers are running. */
  schedule(queue: QueueName, cron: string, data: object): Promise<void>;
  /** Finishes running jobs; the next start continues with the remaining ones. */
  close(): Promise<void>;
}

/** How often a queue is polled, in seconds; jobs that this server adds are taken up immediately. */
const POLLING_SECONDS = 2;
/** How often jobs of a dead process are searched for. */
const WATCH_SECONDS = 10;
/** How often ended jobs are deleted after their retention time. */
const MAINTENANCE_SECONDS = 60;
/** How long running jobs may take to finish when the server stops, in milliseconds. */
const GRACE_MS = 3000;
/** At the end, the server does not wait longer than this for a database that does not answer. */
const SILENCE_MS = 500;
/** How long to wait before an unavailable database is told again that a job is done, in milliseconds. */
const FINISH_AGAIN_MS = 250;

/** Creates a durable queue in the database's own schema, on connections of the serving login. Its tables belong to the owner. */
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
    // Rebuilding indexes and monitoring vacuum are up to the owner, and need the owner's rights.
    reindex: false,
    monitorVacuum: false,
  });
  const seldom = createSeldomLog(log);
  boss.on('error', (err) => seldom.say('warn', 'the job queue had an error', { err }));
  await boss.start();
  const workers = new Map<QueueName, string>();
  let isClosed = false;
  return {
    add: async (queue, data, { tx, id, priority, afterSeconds } = {}) => {
      const db = tx && {
        executeSql: async (text: string, values?: unknown[]) =>
          tx.executeQuery<object>(CompiledQuery.raw(text, values)),
      };
      await boss.send(queue, data, {
        ...(id && { id }),
        ...(priority && { priority }),
        ...(afterSeconds && { startAfter: afterSeconds }),
        ...(db && { db: db as never }),
      });
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    work: async (queue, worker) => {
      const id = await boss.work<object>(queue, { pollingIntervalSeconds: pollingSeconds }, async ([job]) => {
        if (job) await worker(job.data as never, job.signal, job.id);
      });
      workers.set(queue, id);
    },
    note: async (queue, id, data) => {
      await pool.query(`update ${JOBS_SCHEMA}.job set data = data || $3::jsonb where name = $1 and id = $2`, [
        queue,
        id,
        JSON.stringify(data),
      ]);
    },
    finish: async (queue, id) => {
      while (!isClosed) {
        const isDone = await pool.query(`delete from ${JOBS_SCHEMA}.job where name = $1 and id = $2`, [queue, id]).then(
          () => true,
          () => false,
        );
        if (isDone) return;
        await wait(FINISH_AGAIN_MS, undefined, { ref: false });
      }
    },
    wake: async (queue) => {
      const sql = `update ${JOBS_SCHEMA}.job set start_after = now() where name = $1 and state = 'retry'`;
      await pool.query(sql, [queue]);
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
      isClosed = true;
    },
  };
}
