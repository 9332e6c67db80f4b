import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { prepareServingLogin } from '#database/serving-login.ts';
import { TEMPLATE, TEST_LOGIN_PASSWORD } from './cluster.ts';

export interface TestDatabase extends Database {
  /** The owner's connection string, for looking behind the wall. */
  ownerUrl: string;
  /** The serving login's connection string, for a server in a process of its own. */
  appUrl: string;
  /** Runs before the database goes, for what holds a connection of its own. */
  beforeClose(work: () => Promise<void>): void;
}

/** A database of its own for one test file, copied from the template. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { name, ownerUrl, drop } = await copyTemplate('test');
  const appUrl = throughPooler(await prepareServingLogin(ownerUrl, TEST_LOGIN_PASSWORD));
  const database = await openDatabase(appUrl, { poolSize: 5 });
  const closers: (() => Promise<void>)[] = [];
  return {
    ...database,
    ownerUrl,
    appUrl,
    beforeClose: (work) => void closers.push(work),
    close: async () => {
      for (const work of closers.reverse()) await work();
      await database.close();
      await drop();
      await asOwner(inject('clusterUrl'), (client) => client.query(`drop role ${name}_app`));
    },
  };
}

/** A migrated database whose name begins so, copied from the template; `drop` ends its connections. */
export async function copyTemplate(kind: string): Promise<{ name: string; ownerUrl: string; drop(): Promise<void> }> {
  const clusterUrl = inject('clusterUrl');
  const name = `${kind}_${randomBytes(6).toString('hex')}`;
  await asOwner(clusterUrl, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  const ownerUrl = new URL(clusterUrl);
  ownerUrl.pathname = `/${name}`;
  return {
    name,
    ownerUrl: ownerUrl.href,
    drop: async () => {
      await asOwner(clusterUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** With `TEST_POOLER=host:port`, a proxy that pools by transaction stands between the serving login and the database. */
function throughPooler(appUrl: string): string {
  const url = new URL(appUrl);
  if (process.env.TEST_POOLER) url.host = process.env.TEST_POOLER;
  return url.href;
}

/** Runs `work` with a connection of the owner, who stands outside the wall. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
