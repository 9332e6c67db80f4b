import { randomBytes } from 'node:crypto';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { type Database, openDatabase } from '#database/open.ts';
import { prepareDatabase } from '#database/prepare.ts';

/**
 * Opens an empty database in a folder, on its own PostgreSQL.
 * @param closers gets what closes both; to be called in reverse order
 */
export async function openThrowawayDatabase(dataDir: string, closers: (() => Promise<unknown>)[]): Promise<Database> {
  const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const password = () => randomBytes(18).toString('hex');
  const cluster = await openEmbedded({ dataDir, password: password(), log: silent, isThrowaway: true });
  closers.push(() => cluster.stop());
  const database = await openDatabase(await prepareDatabase(cluster.url, { password: password() }));
  closers.push(() => database.close());
  return database;
}
