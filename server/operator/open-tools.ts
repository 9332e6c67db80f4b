import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { claimInstallation } from '#database/installation.ts';
import { readMigrations } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { prepareServingLogin } from '#database/serving-login.ts';
import type { Config } from '#server/platform/config/config.ts';
import { fingerprintOf, secretsFile } from '#server/platform/config/secrets.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import { OperatorRefusal, type OperatorTools } from './tools.ts';

/** What the commands work with, and how to close it. The server may run meanwhile or not. */
export async function openTools(config: Config): Promise<{ tools: OperatorTools; close: () => Promise<void> }> {
  const log = createLog('error');
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).reverse()) await each();
  };
  try {
    const appUrl = await findServingLogin(config, closers);
    const database = await openDatabase(appUrl, { poolSize: 4 });
    closers.push(() => database.close());
    const migrations = await readMigrations();
    if (!(await database.isReady(migrations.map(({ id }) => id)))) {
      throw new OperatorRefusal(
        'The database is of another version than this program. Start the server of this version once, then try again.',
      );
    }
    const jobs = await createJobQueue(database, log);
    closers.push(() => jobs.close());
    const tools = { database, config, jobs, mail: queueMail({ jobs, config }), now: () => new Date() };
    return { tools, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The serving login's connection string: the commands pass through the same two doors as the server. */
async function findServingLogin(config: Config, closers: (() => Promise<void>)[]): Promise<string> {
  const { url, appUrl } = config.database;
  if (appUrl) return appUrl;
  const password = config.secrets.appLoginPassword;
  const running = url ?? (await findRunning(config));
  if (running) {
    await claimInstallation(running, claimOf(config));
    return prepareServingLogin(running, password);
  }
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };
  const embedded = await openEmbedded({
    dataDir: config.dataDir,
    log: silent,
    password: config.secrets.embeddedPassword,
  });
  closers.push(() => embedded.stop());
  return prepareDatabase(embedded.url, { password }, claimOf(config));
}

const claimOf = ({ secrets, dataDir }: Config) => ({
  fingerprint: fingerprintOf(secrets),
  secretsFile: secretsFile(dataDir),
});

/** The owner's connection string of the embedded PostgreSQL that a server keeps running; undefined when none answers. */
async function findRunning({ dataDir, secrets }: Config): Promise<string | undefined> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const port = pidFile.split('\n')[3]?.trim();
  if (!port || !/^\d+$/.test(port)) return undefined;
  const url = `postgres://twofold:${encodeURIComponent(secrets.embeddedPassword)}@127.0.0.1:${port}/twofold`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
