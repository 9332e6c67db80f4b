import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { type Database, openDatabase } from '#database/open.ts';
import { packageRoot } from '#database/package-root.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { reachDatabase } from '#database/reach.ts';
import type { Config } from '#server/platform/config/config.ts';
import { fingerprintOf, secretsFile } from '#server/platform/config/secrets.ts';
import { assemble } from './assemble.ts';
import { forgetRefused } from './features/account/notification-mails/forget-refused.ts';
import { startNotices } from './features/account/notification-mails/send-notices.ts';
import { startEvidence } from './features/assurance/evidence/start-evidence.ts';
import { startSeals } from './features/assurance/seals/start-seals.ts';
import { tellUndeliverable } from './features/company/invitations/tell-undeliverable.ts';
import { startClosings } from './features/company/offboarding/closings.ts';
import { startEndingAudits } from './features/company/team/end-audits.ts';
import { startFiles } from './features/documents/files/start-files.ts';
import { assertCanListen, listen } from './platform/http/http-server.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { createJobQueue } from './platform/jobs/job-queue.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createSeldomLog } from './platform/log/seldom.ts';
import { createMail, type Message } from './platform/mail/mail.ts';
import { createMailQueue, queueMail } from './platform/mail/mail-queue.ts';
import { noteRefused } from './platform/mail/mail-state.ts';
import { watchMail } from './platform/mail/watch-mail.ts';

export interface RunningServer {
  /** The address at which it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Finishes what is running, then closes everything in order: requests, database connections, embedded PostgreSQL. */
  close(): Promise<void>;
}

/**
 * Opens the database (the embedded one unless DATABASE_URL is set), prepares it, and listens. `prepare` runs when the database is open
 * and nobody is served yet.
 * @throws with a sentence for the operator: the port is taken, the data folder is in use, a migration failed
 */
export async function startServer(
  config: Config,
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  await assertCanListen(config);
  /** Open resources, in the order of opening; they are closed in reverse order, even if a later step fails. */
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    const failures: unknown[] = [];
    for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const ending = { isDatabaseSilent: false };
    const ownerUrl = config.database.url ?? (await openOwnPostgres(config, log, closers, ending));
    const database = await openForServing(ownerUrl, config, log);
    closers.push(() => database.close());
    await prepare(database);
    const workers = await openDatabase(database.url, WORKERS);
    closers.push(() => workers.close());
    const jobs = await createJobQueue(workers, log);
    const now = () => new Date();
    const tellInviter = tellUndeliverable({ database: workers, mail: queueMail({ jobs, config }), config, now });
    const forget = forgetRefused(workers);
    const onRefused = async (message: Message) => {
      await tellInviter(message);
      await forget(message);
      await noteRefused(workers.pool, message.to);
    };
    const watch = watchMail({ pool: workers.pool, jobs });
    const mail = await createMailQueue({ jobs, mail: createMail(config, log), config, log, onRefused, watch });
    await startNotices({ database: workers, jobs, mail, config, now, log });
    await startClosings({ database: workers, jobs, mail, config, now, log });
    await startSeals({ database: workers, jobs, now });
    await startEndingAudits({ database: workers, jobs, now });
    const version = await readVersion();
    await startFiles({ database: workers, jobs, now, log, version });
    await startEvidence({ database: workers, jobs, now });
    const { app, chat, live, liveStreams, sessions } = assemble({
      config,
      database,
      listenUrl: config.database.listenUrl ?? database.url,
      jobs,
      mail,
      files: await loadStaticFiles(join(packageRoot, 'dist', 'web'), config.publicUrl),
      weightsFile: join(packageRoot, 'dist', 'analyst.weights'),
      now,
      log,
      version,
    });
    // In parallel: while the database hangs, each takes its full time limit.
    closers.push(async () => {
      await Promise.all([within(2000, sessions.close()), within(1500, live.close()), jobs.close()]);
    });
    const { server, finish } = await listen(app.fetch, config);
    closers.push(async () => {
      ending.isDatabaseSilent = !(await answersWithin(database.pool, 500));
      // Streams never end on their own: browsers are disconnected first, and reconnect to the next server. Running answers are saved as
      // they are before their connections are closed.
      const saved = within(CHATS_MS, chat.close());
      liveStreams.close();
      await Promise.all([saved, finish(ending.isDatabaseSilent ? 1500 : REQUESTS_MS)]);
    });
    const { port } = server.address() as AddressInfo;
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    return { url: `http://${host}:${port}`, close: closeAll };
  } catch (error) {
    await closeAll().catch((err: unknown) => log.warn({ err }, 'open connections did not close in order'));
    throw error;
  }
}

/**
 * Background jobs have their own connections and wait longer: they neither take those of requests nor give up when there are many
 * requests.
 */
const WORKERS = { poolSize: 4, connectTimeoutMs: 10_000, isWatched: true };

/** How long running requests, and saving the assistant's answers, may take when the server stops, in milliseconds. */
const REQUESTS_MS = 4000;
const CHATS_MS = 4000;

/** @throws a sentence that names the setting if the operator's database cannot be used */
async function openForServing(ownerUrl: string, config: Config, log: Log): Promise<Database & { url: string }> {
  const { url: external, appUrl } = config.database;
  if (external) await reachDatabase(external, 'DATABASE_URL');
  if (appUrl) await reachDatabase(appUrl, 'DATABASE_APP_URL');
  const login = appUrl ? { url: appUrl } : { password: config.secrets.appLoginPassword };
  const url = await prepareDatabase(ownerUrl, login, {
    fingerprint: fingerprintOf(config.secrets),
    secretsFile: secretsFile(config.dataDir),
    ...(config.mayReplaceSecrets && { mayReplace: true }),
  });
  const seldom = createSeldomLog(log);
  const database = await openDatabase(url, {
    isWatched: true,
    onError: (err) => seldom.say('warn', 'a database connection was lost', { err }),
  });
  return { ...database, url };
}

async function openOwnPostgres(
  config: Config,
  log: Log,
  closers: (() => Promise<void>)[],
  ending: { isDatabaseSilent: boolean },
): Promise<string> {
  const embedded = await openEmbedded({ dataDir: config.dataDir, log, password: config.secrets.embeddedPassword });
  closers.push(() => embedded.stop({ isSilent: ending.isDatabaseSilent }));
  return embedded.url;
}

/** Waits for closing, but only for a limited time. */
function within(ms: number, closing: Promise<unknown>): Promise<unknown> {
  return Promise.race([closing, sleep(ms, undefined, { ref: false })]);
}

function answersWithin(pool: Database['pool'], ms: number): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(ms, false, { ref: false })]);
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  return version;
}
