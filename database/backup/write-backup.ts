import { createHash } from 'node:crypto';
import pg from 'pg';
import { first } from '#domain/found.ts';
import { asOwner } from '../as-owner.ts';
import { isMigrated } from '../installation.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { prepareToCopy, readRows } from './copy-rows.ts';
import { listTables, readSequences } from './list-tables.ts';
import { countRows, type TableCount } from './read-backup.ts';
import { type BackupRecord, encodeRecord, type Manifest } from './records.ts';
import { writeSealed } from './sealed-file.ts';

export interface BackupSource {
  ownerUrl: string;
  /** The version of this program. */
  version: string;
  /** As in secrets.json; they must be this database's own. */
  secrets: Readonly<Record<string, string>>;
  fingerprint: string;
  now: () => Date;
}

/** May read every company, and nothing else (database/migrations/0013_repair_and_backup.sql). */
const READER = 'twofold_backup';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Writes everything as of one point in time into a file while the server runs: one snapshot, one table after another, in constant memory.
 * @throws {BackupRefusal} if the database cannot be backed up completely
 */
export function writeBackup(
  source: BackupSource,
  path: string,
  passphrase: string,
  onTable: (table: TableCount) => void,
): Promise<void> {
  return asOwner(source.ownerUrl, async (client) => {
    if (!(await isMigrated(client))) {
      throw new BackupRefusal(
        'The database is empty or belongs to another version of Twofold. Start the server of this version once, then try again.',
      );
    }
    const isAboveTheWall = await mayReadAll(client);
    if (!isAboveTheWall) await takeReader(client);
    await client.query('begin isolation level repeatable read read only');
    // A login below the wall reads by the reader's policies; one above it must not be filtered silently.
    await client.query(isAboveTheWall ? 'set local row_security = off' : `set local role ${READER}`);
    await prepareToCopy(client);
    await writeSealed(path, passphrase, encode(listRecords(client, source, onTable)));
    await client.query('rollback');
    if (!isAboveTheWall) await client.query(`revoke ${READER} from current_user`).catch(() => undefined);
  });
}

async function* encode(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encodeRecord(record);
}

async function* listRecords(
  client: pg.Client,
  source: BackupSource,
  onTable: (table: TableCount) => void,
): AsyncGenerator<BackupRecord> {
  yield await readManifest(client, source);
  const tables = await listTables(client);
  for (const table of tables) {
    yield { kind: 'table', name: table.name, columns: table.columns };
    const hash = createHash('sha256');
    let rows = 0;
    for await (const bytes of readRows(client, table)) {
      hash.update(bytes);
      rows += countRows(bytes);
      yield { kind: 'rows', bytes };
    }
    const count = { name: table.name, rows, sha256: hash.digest('hex') };
    yield { kind: 'end', ...count };
    onTable(count);
  }
  yield { kind: 'done', tables: tables.length, sequences: await readSequences(client) };
}

async function readManifest(
  client: pg.Client,
  { version, secrets, fingerprint, now }: BackupSource,
): Promise<Manifest> {
  const { rows: kept } = await client.query<{ known: string }>(
    'select secrets_fingerprint as known from public.installation',
  );
  if (kept[0] && kept[0].known !== fingerprint) {
    throw new BackupRefusal(
      'This secrets.json does not belong to this database, so the backup would be useless. Run this with the DATA_DIR of the server.',
    );
  }
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select id, hash from public.schema_migrations order by id',
  );
  const { rows: about } = await client.query<{ postgres: string; jobs: number }>(
    `select current_setting('server_version') as postgres, (select max(version)::int from jobs.version) as jobs`,
  );
  const at = now().toISOString();
  return { kind: 'manifest', at, version, migrations, secrets: { ...secrets }, ...first(about, 'one row') };
}

async function mayReadAll(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user',
  );
  return first(rows, 'one row').may;
}

/** Lets the owner act as the role that may read every company, once it is certain that this role sees every row. */
async function takeReader(client: pg.Client): Promise<void> {
  const { rows: hidden } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs')) and c.relkind in ('r', 'p') and c.relrowsecurity
       and (not exists (
           select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')
             and p.polroles @> array[$1::regrole::oid] and pg_get_expr(p.polqual, p.polrelid) = 'true')
         or exists (
           select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd in ('r', '*')
             and p.polroles && array[0, $1::regrole::oid]))`,
    [READER],
  );
  if (hidden.length > 0) {
    throw new BackupRefusal(
      `A backup would miss rows of ${hidden.map(({ name }) => name).join(', ')}: the policy read_for_backup is missing. Start the server: it lists what is wrong with the wall.`,
    );
  }
  const { rows } = await client.query<{ login: string; number: number }>(
    `select current_user as login, current_setting('server_version_num')::int as number`,
  );
  const { login, number } = first(rows, 'one row');
  const onlyWhenTaken = number >= 160_000 ? ' with inherit false, set true' : '';
  await client.query(`grant usage on schema public, jobs to ${READER}`);
  await client.query(`grant select on all tables in schema public, jobs to ${READER}`);
  await client.query(`grant select on all sequences in schema public, jobs to ${READER}`);
  await client
    .query(`grant ${READER} to ${pg.escapeIdentifier(login)}${onlyWhenTaken}`)
    .catch((error: Error & { code?: string }) => {
      if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new BackupRefusal(
        `The owner of the database may not take the role '${READER}'. As an administrator of PostgreSQL run: grant ${READER} to ${pg.escapeIdentifier(login)}`,
      );
    });
}
