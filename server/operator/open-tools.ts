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
import { findOwner } from './find-owner.ts';
import { OperatorRefusal, type OperatorTools } from './tools.ts';

/** Opens the tools that the commands use, and returns how to close them. The server may be running or not. */
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
        'The database belongs to another version of Twofold. Start the server of this version once, then try again.',
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

/** The serving login's connection string: the commands use the same two doors as the server. */
async function findServingLogin(config: Config, closers: (() => Promise<void>)[]): Promise<string> {
  if (config.database.appUrl) return config.database.appUrl;
  const password = config.secrets.appLoginPassword;
  const owner = await findOwner(config);
  closers.push(owner.close);
  if (owner.isOpened) return prepareDatabase(owner.url, { password }, claimOf(config));
  await claimInstallation(owner.url, claimOf(config));
  return prepareServingLogin(owner.url, password);
}

const claimOf = ({ secrets, dataDir }: Config) => ({
  fingerprint: fingerprintOf(secrets),
  secretsFile: secretsFile(dataDir),
});
