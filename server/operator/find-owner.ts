import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import type { Config } from '#server/platform/config/config.ts';

/** A connection to the database as its owner, and a function that ends what was started for it. */
export interface OwnersWay {
  url: string;
  /** Whether an embedded PostgreSQL was started for this purpose; otherwise a server runs it, or it is the operator's own. */
  isOpened: boolean;
  close(): Promise<void>;
}

/** Connects to the operator's PostgreSQL, to the embedded one of a running server, or to the embedded one, started for this purpose. */
export async function findOwner(config: Config): Promise<OwnersWay> {
  const running = config.database.url ?? (await findRunning(config));
  if (running) return { url: running, isOpened: false, close: async () => {} };
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };
  const embedded = await openEmbedded({
    dataDir: config.dataDir,
    log: silent,
    password: config.secrets.embeddedPassword,
  });
  return { url: embedded.url, isOpened: true, close: () => embedded.stop() };
}

/** Whether the data folder contains an embedded database. */
export const hasCluster = ({ dataDir }: Pick<Config, 'dataDir'>): boolean => existsSync(join(dataDir, 'postgres'));

/** The owner's connection string for the embedded PostgreSQL of a running server; undefined if none answers. */
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
