import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#database/prepare.ts';
import { compareWalls } from '#database/wall/compare-walls.ts';
import { writeWallText } from '#database/wall/wall-text.ts';
import { findHolesInTheWall, readDescribedWall, readStandingWall } from '#database/wall-guard.ts';
import { hashMigrations } from '../../scripts/tables/hash-migrations.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { holes, inherited } from './wall-holes.ts';

const { wall: expected, migrations } = await readDescribedWall();
const walled = [...expected.keys()].flatMap((thing) => /^policy company_wall on table (\w+)$/.exec(thing)?.[1] ?? []);

let database: TestDatabase;
let login: string;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  login = new URL(database.appUrl).username;
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** The guard's findings in a database where these statements were run; they are rolled back. */
async function sayOf(statements: string): Promise<string> {
  await client.query('begin');
  try {
    await client.query(statements.replaceAll('LOGIN', login));
    return compareWalls(await readStandingWall(client, login), expected).join('\n');
  } finally {
    await client.query('rollback');
  }
}

describe('the guard of the wall', () => {
  it('accepts the database that the migrations make and wall.txt describes: after a migration, npm run tables', async () => {
    expect(await findHolesInTheWall(database.ownerUrl, login)).toEqual([]);
    expect(expected.size).toBeGreaterThan(250);
    expect(migrations).toBe(await hashMigrations());
    expect(writeWallText({ wall: await readStandingWall(client, login), migrations })).toBe(
      writeWallText({ wall: expected, migrations }),
    );
  });

  it.each(holes)('names %s', async (_, statements, said) => {
    expect(await sayOf(statements)).toMatch(said);
  });

  it('names a login that always has the rights behind the doors', async () => {
    const { rows } = await client.query(`select current_setting('server_version_num') as version`);
    expect(await sayOf(inherited(Number(rows[0].version)))).toMatch(
      /Altered: membership of the serving login in twofold_system is "has its rights at all times"/,
    );
  });

  it.each(walled)('names row-level security switched off on %s', async (table) => {
    expect(await sayOf(`alter table ${table} disable row level security`)).toContain(
      `Altered: table ${table} is "no row-level security"`,
    );
  });

  it.each(walled)('names a policy on %s that is always true', async (table) => {
    expect(await sayOf(`alter policy company_wall on ${table} using (true)`)).toContain(
      `Altered: policy company_wall on table ${table} is`,
    );
  });

  it('accepts what an operator may do: a schema of their own, an extension, a function with its caller’s rights', async () => {
    const own = `create schema mine; create table mine.notes (id int); create function mine.now() returns int language sql as 'select 1';
      create function public.sum_of(a int, b int) returns int language sql as 'select a + b'; create extension pg_stat_statements`;
    const { rowCount } = await client.query(`select from pg_available_extensions where name = 'pg_stat_statements'`);
    expect(await sayOf(rowCount ? own : own.replace(/create extension .*/, ''))).toBe('');
  });

  it('accepts what a backup leaves: its role may read, and the owner may assume it', async () => {
    const left = `grant usage on schema public, jobs to twofold_backup; grant select on all tables in schema public, jobs to twofold_backup;
      grant select on all sequences in schema public, jobs to twofold_backup; grant twofold_backup to current_user`;
    expect(await sayOf(left)).toBe('');
  });

  it('stops the start with a sentence for each hole', async () => {
    await client.query('alter policy company_wall on assessments using (true); drop index one_draft');
    const starting = prepareDatabase(database.ownerUrl, { password: 'another-login' });
    await expect(starting).rejects.toThrow(
      /it does not start .*\n- Missing: unique index one_draft on table assessments\.\n- Altered: policy company_wall on table assessments is/s,
    );
  });
});
