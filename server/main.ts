import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { openDatabase } from '#database/open.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { createOutboxPage } from './platform/mail/outbox-page.ts';
import { createSessions } from './platform/sessions/sessions.ts';

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Finishes what runs, then closes in order: requests, database connections, embedded PostgreSQL. */
  close(): Promise<void>;
}

/**
 * Opens the database (the embedded one unless DATABASE_URL says otherwise), prepares it, and listens.
 * @throws with a sentence for a person: the port is taken, the data folder is in use, a migration failed.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const embedded = config.database.url
    ? null
    : await openEmbedded({ dataDir: config.dataDir, log, password: config.secrets.embeddedPassword });
  const ownerUrl = config.database.url ?? embedded!.url;
  const appLogin = config.database.appUrl
    ? { url: config.database.appUrl }
    : { password: config.secrets.appLoginPassword };
  const appUrl = await prepareDatabase(ownerUrl, appLogin).catch(async (error) => {
    await embedded?.stop();
    throw error;
  });
  const database = await openDatabase(appUrl, {
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  const mail = createMail(config, log);
  const now = () => new Date();
  const sessions = createSessions({ database, config, mail, now, log });
  const app = createApp({
    database,
    sessions,
    showOutbox: createOutboxPage(config),
    files: await loadStaticFiles(fileURLToPath(new URL('../dist/web', import.meta.url))),
    config,
    now,
    log,
    version: await readVersion(),
  });
  const closeDatabase = async () => {
    await database.close();
    await embedded?.stop();
  };
  const server = await listen(app, config).catch(async (error) => {
    await closeDatabase();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  return {
    url,
    close: async () => {
      await new Promise<void>((done) => {
        server.close(() => done());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000).unref();
      });
      await closeDatabase();
    },
  };
}

type App = ReturnType<typeof createApp>;

function listen(app: App, config: Config) {
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: config.port,
        hostname: config.host,
        serverOptions: { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 },
      },
      () => resolve(server),
    );
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
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
