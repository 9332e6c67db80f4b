import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { prepareServingLogin } from '#database/serving-login.ts';
import { TEMPLATE, TEST_LOGIN_PASSWORD } from './cluster.ts';

export interface TestDatabase extends Database {
  /** The owner's connection string, for queries past the wall. */
  ownerUrl: string;
  /** The serving login's connection string, for a server in a separate process. */
  appUrl: string;
  /** Adds work to run before the database is dropped, for code that holds its own connection. */
  beforeClose(work: () => Promise<void>): void;
}

/** A separate database for one test file, copied from the template. Close it in `afterAll`. */
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

/** A migrated database whose name starts with `kind`, copied from the template; `drop` ends its connections. */
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

/** With `TEST_POOLER=host:port`, the serving login connects through a proxy that pools by transaction. */
function throughPooler(appUrl: string): string {
  const url = new URL(appUrl);
  if (process.env.TEST_POOLER) url.host = process.env.TEST_POOLER;
  return url.href;
}

/** Runs `work` with a connection of the owner, which the wall does not restrict. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
