import type pg from 'pg';
import { asOwner } from '../as-owner.ts';
import { prepareJobs } from '../jobs-schema.ts';
import { layFunctions } from '../lay-functions.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { withoutPassword } from '../reach.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { hashRows, openTable, prepareToCopy } from './copy-rows.ts';
import { type CopiedTable, isEmptyDatabase, listTables } from './list-tables.ts';
import { readBackup, type TableCount } from './read-backup.ts';
import type { Manifest, Sequences } from './records.ts';

/** @throws {BackupRefusal} unless this program can create exactly the tables of the backup */
export async function assertCanRestore(manifest: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ id, hash }) => [id, hash]));
  const foreign = manifest.migrations.filter(({ id }) => !known.has(id));
  const changed = manifest.migrations.filter(
    ({ id, hash }) => hash !== null && known.has(id) && known.get(id) !== hash,
  );
  const why = `Restore it with that version (${manifest.version}), then start this one on the result.`;
  if (foreign.length > 0) {
    throw new BackupRefusal(
      `The backup was made by another version of Twofold, with the migrations ${foreign.map(({ id }) => id).join(', ')}. ${why}`,
    );
  }
  if (changed.length > 0) {
    throw new BackupRefusal(
      `The backup was made by a Twofold with a different ${changed.map(({ id }) => `database/migrations/${id}.sql`).join(', ')}. ${why}`,
    );
  }
}

/**
 * Fills an empty database from a backup: creates roles, tables and the wall with the same migrations, then inserts all rows in one
 * transaction, and commits only if the count and hash of every table match. The next start does the rest.
 * @throws {BackupRefusal} if the database is not empty, or the backup is incomplete or of another version
 */
export async function restoreBackup(
  ownerUrl: string,
  path: string,
  passphrase: string,
  onTable: (table: TableCount) => void,
): Promise<TableCount[]> {
  return asOwner(ownerUrl, async (client) => {
    if (!(await isEmptyDatabase(client))) {
      throw new BackupRefusal(
        `The database ${withoutPassword(ownerUrl)} is not empty. A restore does not overwrite data. Restore into a new database.`,
      );
    }
    let tables: CopiedTable[] = [];
    const fill = async () => {
      const read = await readBackup(path, passphrase, {
        onManifest: async (manifest) => {
          await assertCanRestore(manifest);
          await makeTables(ownerUrl, client, manifest);
          await client.query('begin');
          await prepareToCopy(client);
          tables = await listTables(client);
          await openWalls(client, tables);
        },
        onTable: async (name, columns) => {
          if (!tables.some((table) => table.name === name)) {
            throw new BackupRefusal(`The backup has a table ${name} that this version does not know.`);
          }
          return openTable(client, name, columns);
        },
        onTableRead: onTable,
      });
      await setSequences(client, read.sequences);
      await compare(client, tables, read.tables);
      await client.query('set constraints all immediate');
      await closeWalls(client, tables);
      await client.query('commit');
      return read.tables;
    };
    return fill().catch((error: Error) => {
      if (tables.length === 0) throw error;
      throw new BackupRefusal(
        `${error.message} The database now has the empty tables of this attempt. Drop it and create a new one (if it is embedded, delete the folder postgres in DATA_DIR), then try again.`,
        { cause: error },
      );
    });
  });
}

async function makeTables(ownerUrl: string, client: pg.Client, manifest: Manifest): Promise<void> {
  const made = manifest.migrations.map(({ id }) => id);
  await migrate(ownerUrl, made);
  // Tables have their guards from the beginning. An older backup lacks tables that they name, so the next start makes both.
  if ((await readMigrations()).every(({ id }) => made.includes(id))) await layFunctions(ownerUrl);
  await prepareJobs(ownerUrl);
  const { rows } = await client.query<{ jobs: number }>('select max(version)::int as jobs from jobs.version');
  if (rows[0]?.jobs === manifest.jobs) return;
  throw new BackupRefusal(
    `The backup was made by Twofold ${manifest.version}, whose job queue has different tables. Restore it with that version into a new database, then start this version on it.`,
  );
}

/** For the duration of the transaction, which nobody else can see, the owner may write past the wall, and no history is written. */
async function openWalls(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  // Rows that the migrations and the queue have inserted are in the backup as well.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  for (const { name, isForced } of tables) {
    if (isForced) await client.query(`alter table ${name} no force row level security`);
    await client.query(`alter table ${name} disable trigger user`);
  }
}

async function closeWalls(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, isForced } of tables) {
    await client.query(`alter table ${name} enable trigger user`);
    if (isForced) await client.query(`alter table ${name} force row level security`);
  }
}

async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const { table, column, last, isCalled } of sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      table,
      column,
      last,
      isCalled,
    ]);
  }
}

/** Compares the contents of the database with the counts and hashes of the backup. */
async function compare(client: pg.Client, tables: readonly CopiedTable[], expected: readonly TableCount[]) {
  for (const table of tables) {
    const wanted = expected.find(({ name }) => name === table.name) ?? { rows: 0, sha256: undefined };
    const found = await hashRows(client, table);
    const isSame = found.rows === wanted.rows && (wanted.sha256 === undefined || found.sha256 === wanted.sha256);
    if (isSame) continue;
    throw new BackupRefusal(
      `The restored table ${table.name} differs: ${found.rows} rows instead of ${wanted.rows}, or different ones. Nothing was restored.`,
    );
  }
}
