import { realpath, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { EmbeddedRefusal } from './embedded-refusal.ts';
import { endLeftovers } from './end-leftovers.ts';
import { findPrograms, programPath } from './find-programs.ts';
import { lockFolder } from './folder-lock.ts';
import { findPlacement, type Placement } from './placement.ts';
import { owner, prepareCluster } from './prepare-cluster.ts';
import { runProgram } from './run-program.ts';
import { type EmbeddedLog, type Supervised, supervise } from './supervise.ts';

export interface EmbeddedOptions {
  /** The server's data folder; the cluster is in its subfolder `postgres`. */
  readonly dataDir: string;
  /** Password of the cluster's owner, stored by the caller. */
  readonly password: string;
  readonly log: EmbeddedLog;
  /** If absent, any free port. */
  readonly port?: number;
  /** Only for test runs: faster, but its data is lost if the machine loses power. */
  readonly isThrowaway?: boolean;
}

export interface Embedded {
  /** The owner's connection string for the database `twofold`. It remains valid until `stop`, including across restarts. */
  readonly url: string;
  /**
   * Stops PostgreSQL after everything has been written, and releases the data folder. Can be called twice. With `isSilent`, it gets less
   * time to stop in order; the next start then reads its log, and nothing is lost.
   */
  stop(options?: { isSilent?: boolean }): Promise<void>;
  /** Called each time PostgreSQL ends unexpectedly; it is then restarted. */
  onExit(listener: (reason: string) => void): void;
}

/**
 * Starts a real PostgreSQL on a data folder and keeps it running until `stop`.
 *
 * First cleans up what the last server left behind (an orphan, an incomplete cluster, a stale pid file).
 * @throws {EmbeddedRefusal} a sentence for the operator: the folder is in use, or PostgreSQL cannot run here
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, password, isThrowaway = false } = options;
  const lock = lockFolder(options.dataDir);
  let running: Supervised | undefined;
  const listeners: ((reason: string) => void)[] = [];
  try {
    const dataDir = await realpath(options.dataDir);
    const placement = await findPlacement(dataDir, await findPrograms());
    const isElsewhere = dirname(placement.folder) !== dataDir;
    if (isElsewhere) {
      log.warn(
        `PostgreSQL does not run as root, and its user cannot enter ${dataDir}: the database is in ${placement.folder}, and ${dataDir}/postgres is a link to it. Back up both folders.`,
      );
    }
    const ended = await endLeftovers(placement.folder);
    if (ended > 0) log.warn(`Ended ${ended} PostgreSQL processes that an earlier server left behind.`);
    await prepareCluster(placement, password, isThrowaway);
    const start = () =>
      supervise(placement, {
        port: options.port,
        isThrowaway,
        log,
        onExit: (reason) => {
          for (const listener of listeners) listener(reason);
        },
      });
    running = await start();
    if (!(await opensWith(password, running.port))) {
      log.warn('The password of the database owner differs from the one in secrets.json. Setting it again.');
      await running.stop();
      await resetPassword(placement, password);
      running = await start();
    }
    const { port, stop } = running;
    await createDatabase(urlOf('postgres', password, port));
    return {
      url: urlOf(owner, password, port),
      onExit: (listener) => void listeners.push(listener),
      async stop(how) {
        await stop(how);
        if (isThrowaway && isElsewhere) await rm(dirname(placement.folder), { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    await running?.stop();
    lock.release();
    throw error;
  }
}

const urlOf = (database: string, password: string, port: number): string =>
  `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** SQLSTATE of a wrong password. */
const wrongPassword = '28P01';

async function opensWith(password: string, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf('postgres', password, port) });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === wrongPassword) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** For a lost `secrets.json`: anyone who can write the cluster's files may set its password, without a running server. */
async function resetPassword(placement: Placement, password: string): Promise<void> {
  const postgres = programPath(placement.programs, 'postgres');
  const statement = `alter role ${owner} password ${pg.escapeLiteral(password)};\n`;
  const outcome = await runProgram(
    placement.account,
    postgres,
    ['--single', '-D', placement.folder, 'postgres'],
    statement,
  );
  if (!outcome.ok) throw new EmbeddedRefusal('Could not set the password of the database owner again.');
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
    if (rowCount === 0) await client.query(`create database ${owner}`);
  } finally {
    await client.end();
  }
}
