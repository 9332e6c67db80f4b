import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { packageRoot } from './package-root.ts';

const folder = join(packageRoot, 'database', 'migrations');
/** One number for every server that may migrate the same database at once. */
const MIGRATION_LOCK = 7_203_115;

export interface Migration {
  /** File name without its ending, such as '0003_companies'. */
  id: string;
  sql: string;
}

/** The numbered SQL files in order. Forward only, never edited once released. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z_]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({ id: file.slice(0, -4), sql: await readFile(join(folder, file), 'utf8') })),
  );
}

/**
 * Brings the database up to date as its owner, each migration in a transaction of its own, under an advisory lock so
 * that two servers that start together wait for each other. Returns the ids that ran.
 *
 * @throws when a migration fails (nothing of it stays) or when the database is newer than this program.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const applied = await underLock(client, async () => {
      await client.query(
        'create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())',
      );
      return (await client.query<{ id: string }>('select id from schema_migrations')).rows.map((row) => row.id);
    });
    const migrations = await readMigrations();
    const unknown = applied.filter((id) => !migrations.some((migration) => migration.id === id));
    if (unknown.length > 0) {
      throw new Error(
        `The database was written by a newer Twofold (it knows ${unknown.join(', ')}). Start that version, or restore a backup.`,
      );
    }
    const ran: string[] = [];
    for (const migration of migrations.filter(({ id }) => !applied.includes(id))) {
      if (await runOne(client, migration)) ran.push(migration.id);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/** False when another server has run it since we looked. */
async function runOne(client: pg.Client, { id, sql }: Migration): Promise<boolean> {
  try {
    return await underLock(client, async () => {
      const { rowCount } = await client.query('select from schema_migrations where id = $1', [id]);
      if (rowCount) return false;
      await client.query(sql);
      await client.query('insert into schema_migrations (id) values ($1)', [id]);
      return true;
    });
  } catch (error) {
    throw new Error(`Migration ${id} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** A transaction that holds the lock until it ends: a lock of the session would stay behind in a proxy that pools by transaction. */
async function underLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
