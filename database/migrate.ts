import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { asOwner } from './as-owner.ts';
import { packageRoot } from './package-root.ts';

const folder = join(packageRoot, 'database', 'migrations');
/** One number for all servers that may migrate the same database at the same time. */
const MIGRATION_LOCK = 7_203_115;

export interface Migration {
  /** The file name without its extension, such as '0003_companies'. */
  id: string;
  sql: string;
  /** The SHA-256 of its statements. */
  hash: string;
}

/** The numbered SQL files in order. They only run forwards, and are never edited once released. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z_]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return { id: file.slice(0, -4), sql, hash: hashMigration(sql) };
    }),
  );
}

/** Line endings and comment lines do not count, because git may change the former and the latter have no effect. */
export function hashMigration(sql: string): string {
  const lines = sql.split(/\r?\n/).map((line) => line.trimEnd());
  const doing = lines.filter((line) => line !== '' && !/^\s*--/.test(line));
  return createHash('sha256').update(doing.join('\n')).digest('hex');
}

interface Applied {
  id: string;
  /** Null if it ran before hashes were recorded. */
  hash: string | null;
}

/**
 * Updates the database as its owner, each migration in its own transaction, under an advisory lock, so that two servers that start at the
 * same time wait for each other. Returns the ids that ran.
 * @param only the migrations that may run; all if omitted
 * @throws if a migration fails (none of it stays), if the database is newer than this program, or if a migration that ran here has since
 * been changed
 */
export function migrate(ownerUrl: string, only?: readonly string[]): Promise<string[]> {
  return asOwner(ownerUrl, async (client) => {
    const applied = await underMigrationLock(client, () => readApplied(client));
    const migrations = await readMigrations();
    refuseForeign(applied, migrations);
    const unhashed = applied.filter(({ hash }) => hash === null);
    if (unhashed.length > 0) await keepHashes(client, unhashed, migrations);
    const ran: string[] = [];
    const isDue = ({ id }: Migration) => !applied.some((known) => known.id === id) && (only?.includes(id) ?? true);
    for (const migration of migrations.filter(isDue)) {
      if (await runOne(client, migration)) ran.push(migration.id);
    }
    return ran;
  });
}

/** Which migrations have run, according to the table created here. */
async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(
    'create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())',
  );
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'hash' and not attisdropped`,
  );
  // Not at every start: running servers read this table and would have to wait.
  if (!rowCount) await client.query('alter table schema_migrations add column hash text');
  return (await client.query<Applied>('select id, hash from schema_migrations')).rows;
}

function refuseForeign(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const unknown = applied.filter(({ id }) => !migrations.some((migration) => migration.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `The database was written by another version of Twofold. It has migrations that this version does not know (${unknown.map(({ id }) => id).join(', ')}). Start the version that wrote it, or restore a backup that this version can read.`,
    );
  }
  const changed = applied.filter(
    ({ id, hash }) => hash !== null && migrations.some((migration) => migration.id === id && migration.hash !== hash),
  );
  if (changed.length > 0) {
    throw new Error(
      `${changed.map(({ id }) => `database/migrations/${id}.sql`).join(', ')} was changed after it ran on this database, so the database would not get the change. Restore the released file, and make the change in a new migration.`,
    );
  }
}

/** Migrations that ran before hashes were stored are assumed to match the files; known differences are repaired by a migration (0013). */
async function keepHashes(
  client: pg.Client,
  unhashed: readonly Applied[],
  migrations: readonly Migration[],
): Promise<void> {
  const hashes = unhashed.map(({ id }) => migrations.find((migration) => migration.id === id)?.hash ?? null);
  await client.query(
    `update schema_migrations m set hash = known.hash
     from unnest($1::text[], $2::text[]) as known(id, hash) where m.id = known.id and m.hash is null`,
    [unhashed.map(({ id }) => id), hashes],
  );
}

/** False if another server has run it in the meantime. */
async function runOne(client: pg.Client, { id, sql, hash }: Migration): Promise<boolean> {
  try {
    return await underMigrationLock(client, async () => {
      const { rowCount } = await client.query('select from schema_migrations where id = $1', [id]);
      if (rowCount) return false;
      // In the history, this distinguishes its changes from changes made outside the product.
      await client.query(`select set_config('app.request', $1, true)`, [`migration ${id}`]);
      await client.query(sql);
      await client.query('insert into schema_migrations (id, hash) values ($1, $2)', [id, hash]);
      return true;
    });
  } catch (error) {
    throw new Error(`Migration ${id} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Runs a transaction that holds the lock until it ends; a session lock would remain in a proxy that pools by transaction. */
export async function underMigrationLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
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
