import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { beginDraft, foundCompany } from '../shared/founders.ts';

/** What a table added by a migration may lack. Later changes are found by the guard (wall-guard.test.ts). */
const GAPS = `
  with walled as (
    select c.oid, c.relname as name, c.relrowsecurity, c.relforcerowsecurity from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'companies' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
  )
  select name || ' has no forced row-level security' as gap from walled where not (relrowsecurity and relforcerowsecurity)
  union all
  select name || ' has no policy company_wall' from walled w
    where not exists (select from pg_policy p where p.polrelid = w.oid and p.polname = 'company_wall')
  union all
  select name || ' keeps no history' from walled w
    where name not in ('history', 'seals', 'stored_files', 'file_pieces', 'made_file_pieces') and not exists (select from pg_trigger t where t.tgrelid = w.oid and t.tgname = 'record_history')
  union all
  select w.name || ' has the foreign key ' || k.conname || ' without company_id'
    from walled w join pg_constraint k on k.conrelid = w.oid and k.contype = 'f'
    join walled target on target.oid = k.confrelid and target.name <> 'companies'
    where not exists (
      select from unnest(k.conkey, k.confkey) as pair(own, other)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'company_id'
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'company_id')
  union all
  select k.conrelid::regclass || ' hangs on ' || target.name || ' and has no company_id'
    from pg_constraint k join walled target on target.oid = k.confrelid and k.contype = 'f'
    where not exists (select from walled w where w.oid = k.conrelid)
  order by 1`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the tenant wall', () => {
  it('surrounds every table with a company, and the tables that depend on one', async () => {
    const { rows } = await asOwner(database.ownerUrl, (client) => client.query<{ gap: string }>(GAPS));
    expect(rows.map(({ gap }) => gap)).toEqual([]);
  });

  it('would be found incomplete by this query', async () => {
    const gaps = await asOwner(database.ownerUrl, async (client) => {
      await client.query(
        `create table leaky (company_id uuid not null, id uuid primary key, other_id uuid references leaky (id));
         create table below (id uuid primary key references leaky (id))`,
      );
      const { rows } = await client.query<{ gap: string }>(GAPS);
      await client.query('drop table below, leaky');
      return rows.map(({ gap }) => gap);
    });
    expect(gaps).toEqual([
      'below hangs on leaky and has no company_id',
      'leaky has no forced row-level security',
      'leaky has no policy company_wall',
      'leaky has the foreign key leaky_other_id_fkey without company_id',
      'leaky keeps no history',
    ]);
  });

  it('is built completely by the first line of a table’s file in database/bindings', async () => {
    await asOwner(database.ownerUrl, async (client) => {
      const listPolicies = async (table: string) =>
        (await client.query(`select policyname from pg_policies where tablename = $1 order by 1`, [table])).rows;
      await client.query('begin');
      await client.query(
        `create table fresh (company_id uuid not null, id uuid not null, assessment_id uuid not null, primary key (company_id, id));
         call tenant_table('fresh')`,
      );
      expect((await listPolicies('fresh')).length).toBeGreaterThan(0);
      expect(await listPolicies('fresh')).toEqual(await listPolicies('materiality_topics'));
      await client.query('rollback');
    });
  });

  it('shows nothing to a connection that has set no company', async () => {
    await beginDraft(database, await foundCompany(database));
    const rows = await database.persons.transaction().execute(async (tx) => {
      await sql`set local role twofold_member`.execute(tx);
      return (await sql<{ id: string }>`select id from assessments`.execute(tx)).rows;
    });
    expect(rows).toEqual([]);
  });

  it('refuses the serving login itself, which has no role outside a door', async () => {
    await expect(database.pool.query('select * from assessments')).rejects.toThrow(/permission denied/);
  });

  it('keeps one company from seeing, changing or attaching to another', async () => {
    const mine = await foundCompany(database);
    const theirs = await foundCompany(database);
    const whole = await beginDraft(database, theirs);
    const { id } = whole.assessment;
    await database.inCompany(mine, async (tx) => {
      expect(await tx.selectFrom('assessments').select('id').where('id', '=', id).execute()).toEqual([]);
      const changed = await tx
        .updateTable('assessments')
        .set({ name: 'mine now' })
        .where('id', '=', id)
        .executeTakeFirst();
      expect(Number(changed.numUpdatedRows)).toBe(0);
    });
    const attach = database.inCompany(mine, (tx) =>
      tx
        .insertInto('assessmentResponses')
        .values({ assessmentId: id, section: 's', fieldName: 'f', fieldValue: 'v' })
        .execute(),
    );
    await expect(attach).rejects.toThrow(/foreign key/);
    const forged = database.inCompany(mine, (tx) =>
      tx
        .insertInto('assessmentResponses')
        .values({ companyId: theirs.companyId, assessmentId: id, section: 's', fieldName: 'f', fieldValue: 'v' })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });

  it('lets the system door reach only three tables', async () => {
    const reached = (table: string) =>
      database
        .asSystem('test', (tx) => sql`select 1 from ${sql.table(table)} limit 1`.execute(tx))
        .then(
          () => true,
          () => false,
        );
    const tables = [
      'companies',
      'memberships',
      'invitations',
      'assessments',
      'materiality_components',
      'chat_messages',
      'history',
      'users',
    ];
    const open = [];
    for (const table of tables) if (await reached(table)) open.push(table);
    expect(open).toEqual(['companies', 'memberships', 'invitations']);
  });
});

describe('a company', () => {
  it('keeps at least one admin, even when two are demoted at once', async () => {
    const member = await foundCompany(database);
    const demote = database.inCompany(member, (tx) =>
      tx.updateTable('memberships').set({ role: 'user' }).where('userId', '=', member.userId).execute(),
    );
    await expect(demote).rejects.toThrow('a company keeps at least one admin');
  });

  it('has at most one draft', async () => {
    const member = await foundCompany(database);
    await beginDraft(database, member);
    const second = database.inCompany(member, (tx) =>
      tx.insertInto('assessments').values({ esrsVersion: 'esrs-2023', financialYearStart: '2025-01-01' }).execute(),
    );
    await expect(second).rejects.toThrow(/one_draft/);
  });
});
