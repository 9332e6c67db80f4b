import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { readSealed, writeSealed } from '#database/backup/sealed-file.ts';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { backUp, restore, verify } from '#server/operator/back-up.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { fingerprintOf } from '#server/platform/config/secrets.ts';
import { OWNER, OWNER_PASSWORD } from '../shared/cluster.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp } from '../shared/front-door.ts';
import { foundLinkedWorld, SECRET } from '../shared/world.ts';

const passphrase = 'a passphrase of the drill';
const silent = { debug: () => {}, warn: () => {} };
const quietly = () => undefined;

let database: TestDatabase;
let folder: string;
let file: string;
/** For the first database: its owner is no superuser, and row-level security applies to the owner too. */
let config: Config;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twofold-backup-'));
  file = join(folder, 'first.backup');
  database = await openTestDatabase();
  const app = createTestApp(database);
  await foundLinkedWorld(app);
  await foundLinkedWorld(app);
  await change(`insert into jobs.job (name, data) values ('mail', '{"sealed":"waits"}')`);
  config = configFor(asPlainOwner(database.ownerUrl), 'data');
  await change(`insert into installation (secrets_fingerprint) values ('${fingerprintOf(config.secrets)}')`);
  await backUp(config, file, passphrase, quietly);
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const change = (sql: string) => asOwner(database.ownerUrl, (client) => client.query(sql));

function asPlainOwner(superuserUrl: string): string {
  const url = new URL(superuserUrl);
  url.username = OWNER;
  url.password = OWNER_PASSWORD;
  return url.href;
}

function configFor(url: string, name: string, secrets?: Config['secrets']): Config {
  const dataDir = join(folder, name);
  const read = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }, folder, secrets ? { secrets } : {});
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.config;
}

/** An empty database whose owner is no superuser. Returns the owner's and the superuser's connection strings. */
async function makeEmpty(name: string): Promise<{ ownerUrl: string; superuserUrl: string }> {
  const clusterUrl = inject('clusterUrl');
  const superuserUrl = new URL(clusterUrl);
  superuserUrl.pathname = `/${name}`;
  await asOwner(clusterUrl, (client) => client.query(`create database ${name} owner ${OWNER}`));
  closers.push(() => asOwner(clusterUrl, (client) => client.query(`drop database ${name} with (force)`)));
  await asOwner(superuserUrl.href, (client) => client.query(`grant create on schema public to ${OWNER}`));
  return { ownerUrl: asPlainOwner(superuserUrl.href), superuserUrl: superuserUrl.href };
}

/** Every row of every table as text, read independently of the product; also the tables' guards and the counters. */
function readEverything(superuserUrl: string): Promise<Record<string, string>> {
  return asOwner(superuserUrl, async (client) => {
    const everything: Record<string, string> = {};
    const ask = async (sql: string) => (await client.query<{ name: string; says: string }>(sql)).rows;
    for (const { name } of await ask(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs') order by 1`,
    )) {
      const [row] = await ask(
        `select coalesce(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text collate "C"), '') as says from ${name} t`,
      );
      everything[name] = row?.says ?? '';
    }
    for (const { name, says } of await ask(
      `select 'guards of ' || c.relname as name, concat(relrowsecurity, relforcerowsecurity, ' ',
         (select string_agg(tgname || tgenabled::text, ' ' order by tgname) from pg_trigger where tgrelid = c.oid and not tgisinternal)) as says
       from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
       union all select 'counter ' || sequencename, last_value::text from pg_sequences where schemaname in ('public', 'jobs')`,
    )) {
      everything[name] = says;
    }
    return everything;
  });
}

describe('a backup', () => {
  it('of an external PostgreSQL, restored into an embedded one and back, is the same in every table', async () => {
    const original = await readEverything(database.ownerUrl);
    expect(Object.keys(original).length).toBeGreaterThan(40);
    expect(original['public.companies']?.split('\n')).toHaveLength(2);
    expect(original['public.chat_sessions']).toContain(SECRET);
    expect(original['public.history']?.split('\n').length).toBeGreaterThan(20);
    expect(original['jobs.job_common']).toContain('waits');

    const dataDir = join(folder, 'embedded');
    const embedded = await openEmbedded({ dataDir, log: silent, password: 'owner-in-the-drill', isThrowaway: true });
    closers.push(() => embedded.stop());
    await restoreBackup(embedded.url, file, passphrase, quietly);
    expect(await readEverything(embedded.url)).toEqual(original);

    const second = join(folder, 'second.backup');
    await backUp(configFor(embedded.url, 'data'), second, passphrase, quietly);
    const { ownerUrl, superuserUrl } = await makeEmpty('backup_drill_back');
    await restore(configFor(ownerUrl, 'elsewhere', config.secrets), second, passphrase, quietly);
    expect(await readEverything(superuserUrl)).toEqual(original);
    expect(await readFile(join(folder, 'elsewhere', 'secrets.json'), 'utf8')).toContain(config.secrets.auth);
  });

  it('is encrypted, and readable by its owner only', async () => {
    const bytes = await readFile(file);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes(config.secrets.auth)).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is verified from beginning to end', async () => {
    const lines: string[] = [];
    const outcome = await verify(file, passphrase, (line) => lines.push(line));
    expect(outcome).toMatch(/is complete: [\d,]+ rows in \d+ tables and the secrets, made at 20/);
    expect(lines).toContain('  public.companies: 2 rows');
  });

  it.each([
    ['another passphrase', 'another passphrase', (bytes: Buffer) => bytes, 'the passphrase is wrong'],
    ['a changed byte', passphrase, (bytes: Buffer) => changed(bytes, bytes.length >> 1), /damaged/],
    ['a changed first line', passphrase, (bytes: Buffer) => changed(bytes, 30), /Could not open|not a backup/],
    ['a missing end', passphrase, (bytes: Buffer) => bytes.subarray(0, -20), /damaged|cut off|Could not open/],
    ['more behind it', passphrase, (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(0, 9)]), /Could not open/],
    ['another file', passphrase, () => Buffer.from('{"hello":"world"}'.repeat(20)), 'is not a backup of Twofold'],
    ['nothing', passphrase, () => Buffer.alloc(0), 'is not a backup of Twofold'],
  ])('fails verification with %s', async (_, word, spoil, sentence) => {
    const other = join(folder, 'changed.backup');
    await writeFile(other, spoil(await readFile(file)));
    await expect(verify(other, word, quietly)).rejects.toThrow(sentence);
  });

  it('overwrites no file, leaves no incomplete one, and refuses the secrets of another installation', async () => {
    await expect(backUp(config, file, passphrase, quietly)).rejects.toThrow(/The file .*first\.backup already exists/);
    const foreign = configFor(asPlainOwner(database.ownerUrl), 'foreign');
    const path = join(folder, 'foreign.backup');
    await expect(backUp(foreign, path, passphrase, quietly)).rejects.toThrow(/does not belong to/);
    expect(existsSync(path)).toBe(false);
  });

  it('is refused where it would silently miss rows', async () => {
    const path = join(folder, 'missing.backup');
    await change('drop policy read_for_backup on stakeholder_mapping');
    await expect(backUp(config, path, passphrase, quietly)).rejects.toThrow('would miss rows of stakeholder_mapping');
    await change(`create policy read_for_backup on stakeholder_mapping for select to twofold_backup using (true)`);
    await change('create policy hides on companies as restrictive for select using (false)');
    await expect(backUp(config, path, passphrase, quietly)).rejects.toThrow('would miss rows of companies');
    await change('drop policy hides on companies');
  });

  it('gives the owner no more rights than before', async () => {
    const seen = await asOwner(asPlainOwner(database.ownerUrl), (client) => client.query('select from companies'));
    expect(seen.rowCount).toBe(0);
  });
});

describe('a restore', () => {
  it('refuses a database that is not empty, a folder with other secrets, and a backup of another version', async () => {
    await expect(restore(config, file, passphrase, quietly)).rejects.toThrow(
      /is not empty\. A restore does not overwrite/,
    );
    const { ownerUrl, superuserUrl } = await makeEmpty('backup_drill_refused');
    configFor(ownerUrl, 'taken');
    const taken = configFor(ownerUrl, 'taken', config.secrets);
    await expect(restore(taken, file, passphrase, quietly)).rejects.toThrow(
      /secrets\.json belongs to another installation/,
    );
    const future = join(folder, 'future.backup');
    await change(`insert into schema_migrations (id, hash) values ('9999_future', 'x')`);
    await backUp(config, future, passphrase, quietly);
    await change(`delete from schema_migrations where id like '9999%'`);
    await expect(restoreBackup(ownerUrl, future, passphrase, quietly)).rejects.toThrow(
      /with the migrations 9999_future/,
    );
    expect(Object.keys(await readEverything(superuserUrl))).toEqual([]);
  });

  it('keeps no row of an incomplete backup, and says what to do with what it created', async () => {
    const { ownerUrl, superuserUrl } = await makeEmpty('backup_drill_cut');
    const cut = join(folder, 'cut.backup');
    await writeSealed(cut, passphrase, withoutEnd(readSealed(file, passphrase)));
    await expect(restoreBackup(ownerUrl, cut, passphrase, quietly)).rejects.toThrow(/Drop it and create a new one/);
    expect((await readEverything(superuserUrl))['public.users']).toBe('');
  });
});

describe('the commands', () => {
  const run = async (script: string, args: string[], env: Record<string, string>) => {
    const program = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, BACKUP_PASSPHRASE: passphrase, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        said += bytes;
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  };

  it('back up, verify and restore, with the passphrase from a file or the environment', async () => {
    const secret = join(folder, 'passphrase');
    await writeFile(secret, `${passphrase}\n`);
    const path = join(folder, 'by-command.backup');
    const made = await run('backup', [path], {
      DATA_DIR: config.dataDir,
      DATABASE_URL: asPlainOwner(database.ownerUrl),
      BACKUP_PASSPHRASE: '',
      BACKUP_PASSPHRASE_FILE: secret,
    });
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Reading 127\.0\.0\.1.*companies: 2 rows.* contains /s),
    });
    expect(made.said).not.toContain(OWNER_PASSWORD);
    const verified = await run('backup', ['--verify', path], {});
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('is complete') });
    const { ownerUrl } = await makeEmpty('backup_drill_command');
    const restored = await run('restore', [path], { DATA_DIR: join(folder, 'new'), DATABASE_URL: ownerUrl });
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored and verified') });
  });

  it.each([
    ['there is no such file', 'backup', ['--verify', '/nowhere/none'], {}, 'There is no file /nowhere/none.'],
    ['there is no database', 'backup', ['/nowhere/x'], { DATA_DIR: 'nothing-here' }, 'There is no database in'],
    ['the passphrase is short', 'backup', ['/nowhere/x'], { BACKUP_PASSPHRASE: 'short' }, 'at least 12 characters'],
    ['nobody can be asked', 'backup', ['--verify', 'x'], { BACKUP_PASSPHRASE: '' }, 'BACKUP_PASSPHRASE_FILE'],
    ['no file is named', 'restore', [], {}, 'Usage:'],
  ])('exit with code 1 and a sentence when %s', async (_, script, args, env, sentence) => {
    const { code, said } = await run(script, args, { DATABASE_URL: '', ...env, DATA_DIR: join(folder, 'none') });
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    expect(said.trim().split('\n').length).toBeLessThan(3);
  });
});

/** Sealed correctly, but cut off before its last record but one. */
async function* withoutEnd(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const all: Buffer[] = [];
  for await (const bytes of content) all.push(bytes);
  yield Buffer.concat(all).subarray(0, -2000);
}

function changed(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes);
  other.writeUInt8((other.readUInt8(at) + 1) % 256, at);
  return other;
}
