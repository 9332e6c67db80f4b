import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeAtStart } from '#database/create-json-queries.ts';
import { layFunctions } from '#database/lay-functions.ts';
import { readMigrations } from '#database/migrate.ts';
import { findHolesInTheWall } from '#database/wall-guard.ts';
import { writeAsksReason } from '../../scripts/tables/write-asks-reason.ts';
import { readSchema } from '../../scripts/tables/write-schema.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';

/** The last migration that contains functions and policies. */
const LAST_WITH_FUNCTIONS = '0063';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (sql: string) => asOwner(database.ownerUrl, (client) => client.query(sql));
const lay = () => layFunctions(database.ownerUrl);
const holes = () => findHolesInTheWall(database.ownerUrl, new URL(database.appUrl).username);
const folder = (name: string) => new URL(`../../database/${name}/`, import.meta.url);
const listNames = async (name: string) => (await readdir(folder(name))).map((file) => file.replace('.sql', '')).sort();

describe('what a start applies', () => {
  it('is nothing when nothing has changed', async () => {
    expect(await lay()).toEqual([]);
  });

  it('is only the function whose file has changed', async () => {
    await run(`create or replace function current_person() returns uuid language sql stable as 'select null::uuid';
      comment on function current_person() is 'as an earlier version had it'`);
    expect(await lay()).toEqual(['functions/current_person']);
    expect(await holes()).toEqual([]);
    expect(await lay()).toEqual([]);
  });

  it('is everything bound to a table, without what its file no longer contains', async () => {
    await run(`create policy earlier on measures for select to twofold_system using (true);
      create trigger earlier before update on measures for each row execute function next_version();
      grant select on measures to twofold_system; grant update (title) on measures to twofold_system;
      drop policy read_assessments on measures; comment on table measures is 'as an earlier version had it'`);
    expect(await holes()).toHaveLength(5);
    expect(await lay()).toEqual(['bindings/measures']);
    expect(await holes()).toEqual([]);
  });

  it('is applied once by servers that start at the same time', async () => {
    await run(`comment on function keep_an_admin() is null; comment on table history is null`);
    const laid = await Promise.all([lay(), lay(), lay()]);
    expect(laid.flat().sort()).toEqual(['bindings/history', 'functions/keep_an_admin']);
    expect(await holes()).toEqual([]);
  });

  it('is complete or nothing, and the error names the file that fails', async () => {
    await run(`comment on function current_person() is null; comment on table seals is null;
      alter table seals rename column company_id to firm_id`);
    await expect(lay()).rejects.toThrow(/database\/bindings\/seals\.sql failed: column "company_id" does not exist/);
    await run('alter table seals rename column firm_id to company_id');
    expect(await lay()).toEqual(['functions/current_person', 'bindings/seals']);
    expect(await holes()).toEqual([]);
  });

  it('does not hide a hole: a change made outside the product still stops the start', async () => {
    await run('alter policy company_wall on comments using (true)');
    expect(await lay()).toEqual([]);
    expect(await holes()).toEqual([expect.stringContaining('policy company_wall on table comments')]);
    await run('alter policy company_wall on comments using (company_id = current_company())');
  });
});

describe('today’s schema', () => {
  it('has a file for each function, and for each table with company data', async () => {
    const { rows } = await run(`select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
    const made = madeAtStart.map((name) => name.replace(/\(.*/, ''));
    expect(rows.map(({ proname }) => proname).filter((name) => !made.includes(name))).toEqual(
      await listNames('functions'),
    );
    const walled = await run(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by relname collate "C"`);
    expect(walled.rows.map(({ relname }) => relname)).toEqual(await listNames('bindings'));
  });

  it('is no longer in the migrations, which contain only tables and data', async () => {
    const others = (await readMigrations()).filter(({ id, sql }) => id > `${LAST_WITH_FUNCTIONS}_~` && saysMore(sql));
    expect(others.map(({ id }) => id)).toEqual([]);
    expect(saysMore('alter table a add column b int;\ncreate or replace function c() returns int')).toBe(true);
    expect(saysMore('create table a ();\ngrant select on a to twofold_member;')).toBe(true);
  });

  it('is written to files for reading: after a change of SQL, npm run tables', async () => {
    const schema = await asOwner(database.ownerUrl, readSchema);
    expect([...schema.keys()].sort()).toEqual(await listNames('schema'));
    for (const [table, text] of schema) {
      expect(await readFile(new URL(`${table}.sql`, folder('schema')), 'utf8'), table).toBe(text);
    }
  });

  it('requires reasons as the domain does: after a change there, npm run tables', async () => {
    expect(await readFile(new URL('asks_reason.sql', folder('functions')), 'utf8')).toBe(writeAsksReason());
  });
});

/** Whether SQL contains what belongs in database/functions or database/bindings. */
const saysMore = (sql: string) =>
  /^\s*(create (or replace )?(constraint )?(function|procedure|trigger|policy)|call|grant|revoke) /im.test(sql);
