import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/open.ts';
import { startServer } from '#server/main.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { outboxPath } from '#server/platform/http/outbox-page.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { copyTemplate } from './database.ts';

export interface RunningApp {
  /** For example http://127.0.0.1:40123. */
  url: string;
  ownerUrl: string;
  dataDir: string;
  /** Where the mails can be read, as printed at the start. */
  outboxPath: string;
  /** Restarts the server at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The real server with the built web application, on a separate database copied from the template. `env` holds an operator's
 * settings; `prepare` fills the database before the server accepts requests.
 */
export async function startApp(
  env: Record<string, string> = {},
  prepare?: (database: Database) => Promise<void>,
): Promise<RunningApp> {
  const { ownerUrl, drop } = await copyTemplate('journey');
  const dataDir = await mkdtemp(join(tmpdir(), 'twofold-journey-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: ownerUrl, PORT: '0', LOG_LEVEL: 'error', ...env };
  const read = readConfig(settings, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const config = { ...read.config, passwordCost: CHEAP_PASSWORDS };
  let server = await startServer(config, prepare);
  const { url } = server;
  return {
    url,
    ownerUrl,
    dataDir,
    outboxPath: outboxPath(config),
    restart: async () => {
      await server.close();
      server = await startServer({ ...config, port: Number(new URL(url).port) });
    },
    close: async () => {
      await server.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
