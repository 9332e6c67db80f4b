import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHolesInTheWall } from '#database/wall-guard.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { beginDraft, foundCompany } from '../shared/founders.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the tenant wall', () => {
  it('stands around every table with a company', async () => {
    expect(await findHolesInTheWall(database.ownerUrl)).toEqual([]);
  });

  it('is found wanting when a company table is made without it', async () => {
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        'create table leaky (company_id uuid not null, id uuid primary key, assessment_id uuid references leaky (id))',
      ),
    );
    const holes = await findHolesInTheWall(database.ownerUrl);
    await asOwner(database.ownerUrl, (client) => client.query('drop table leaky'));
    expect(holes).toEqual([
      'Table leaky has no forced row-level security.',
      'Table leaky has no policy company_wall.',
      'Table leaky has the foreign key leaky_assessment_id_fkey to another company table without company_id.',
      'Table leaky keeps no history.',
    ]);
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

  it('lets the system door reach three tables and no more', async () => {
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
  it('keeps at least one admin, also when two are demoted at once', async () => {
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
