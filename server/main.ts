import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { type Database, openDatabase } from '#database/open.ts';
import { packageRoot } from '#database/package-root.ts';
import { prepareDatabase } from '#database/prepare.ts';
import type { Config } from '#server/platform/config/config.ts';
import { assemble } from './assemble.ts';
import { startClosings } from './features/leaving/closings.ts';
import { startNotices } from './features/notifications/notices.ts';
import { connectionLimits, SILENT_CLIENT_MS } from './platform/http/connection-limits.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { createJobQueue } from './platform/jobs/job-queue.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Finishes what runs, then closes in order: requests, database connections, embedded PostgreSQL. */
  close(): Promise<void>;
}

/**
 * Opens the database (the embedded one unless DATABASE_URL says otherwise), prepares it, and listens.
 * `prepare` runs when the database is open and nobody is served yet.
 *
 * @throws with a sentence for a person: the port is taken, the data folder is in use, a migration failed.
 */
export async function startServer(
  config: Config,
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  /** What is open, in the order of opening; it is closed the other way round, also when a later step fails. */
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    const failures: unknown[] = [];
    for (const close of closers.splice(0).reverse()) await close().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const ownerUrl = config.database.url ?? (await openOwnPostgres(config, log, closers));
    const { appUrl: givenLogin } = config.database;
    const appLogin = givenLogin ? { url: givenLogin } : { password: config.secrets.appLoginPassword };
    const appUrl = await prepareDatabase(ownerUrl, appLogin);
    const database = await openDatabase(appUrl, {
      onError: (err) => log.warn({ err }, 'a database connection was lost'),
    });
    closers.push(() => database.close());
    await prepare(database);
    const jobs = await createJobQueue(database, log);
    closers.push(() => jobs.close());
    const mail = await createMailQueue({ jobs, mail: createMail(config, log), config, log });
    const now = () => new Date();
    await startNotices({ database, jobs, mail, config, now, log });
    await startClosings({ database, jobs, mail, config, now, log });
    const { app, chat, live, liveStreams, sessions } = assemble({
      config,
      database,
      listenUrl: config.database.listenUrl ?? appUrl,
      jobs,
      mail,
      files: await loadStaticFiles(join(packageRoot, 'dist', 'web'), config.publicUrl),
      weightsFile: join(packageRoot, 'dist', 'analyst.weights'),
      now,
      log,
      version: await readVersion(),
    });
    closers.push(() => live.close());
    closers.push(() => sessions.close());
    const server = await listen(app, config);
    closers.push(() => finishRequests(server));
    // Streams never end by themselves: browsers are sent off first, and connect again to whoever serves next.
    closers.push(async () => liveStreams.close());
    // Running answers are saved with what they have before their connections are closed.
    closers.push(() => chat.close());
    const { port } = server.address() as AddressInfo;
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    return { url: `http://${host}:${port}`, close: closeAll };
  } catch (error) {
    await closeAll().catch((err: unknown) => log.warn({ err }, 'what was open did not close in order'));
    throw error;
  }
}

async function openOwnPostgres(config: Config, log: Log, closers: (() => Promise<void>)[]): Promise<string> {
  const embedded = await openEmbedded({ dataDir: config.dataDir, log, password: config.secrets.embeddedPassword });
  closers.push(() => embedded.stop());
  return embedded.url;
}

/** Takes no new requests and lets those that run end, within five seconds. */
function finishRequests(server: HttpServer): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000).unref();
  });
}

type App = ReturnType<typeof assemble>['app'];
type HttpServer = ReturnType<typeof serve>;

function listen(app: App, config: Config) {
  return new Promise<HttpServer>((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: config.port,
        hostname: config.host,
        serverOptions: connectionLimits,
      },
      () => resolve(server),
    );
    server.setTimeout(SILENT_CLIENT_MS);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(`Port ${config.port} is taken. Stop what uses it, or start with another: PORT=3001 npm start`)
          : error,
      );
    });
  });
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  return version;
}
