import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_TABLES } from '#database/assessment-tables.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundLinkedWorld, type LinkedWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: LinkedWorld;
let member: Member;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundLinkedWorld(app);
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ user_id: UserId }>('select user_id from memberships where company_id = $1', [world.company.id]),
  );
  for (const { user_id: userId } of rows) {
    member = { userId, companyId: world.company.id, role: 'admin', requestId: 'completed' } as Member;
  }
  await world.api.assessment.complete({ assessmentId: world.assessmentId });
});
afterAll(() => database.close());

/** Tables of an assessment that are written to after its completion, each with the reason. */
const WRITTEN_LATER: Readonly<Record<string, string>> = {
  assessment_snapshots: 'completing itself writes its frozen result, which nobody who serves may change',
  chat_sessions: 'a person may ask about a completed assessment',
  chat_messages: 'a person may ask about a completed assessment',
  sign_offs: 'a frozen result is signed once it is completed, and only then (sign-off.test.ts)',
  audit_marks: 'an auditor goes on looking after completion; what she did is no part of the frozen result',
  audit_samples: 'an auditor draws samples of what is completed; they are no part of it',
  audit_visits: 'an auditor reads what is completed, which is noted',
  comments: 'a discussion may go on; comments are no part of the frozen result',
  comment_mentions: 'a discussion may go on; comments are no part of the frozen result',
  made_files: 'a file is made of a completed assessment, too; it is a copy to take along and no part of it',
  made_packages: 'a package is made of a completed assessment, and kept by its fingerprint; it is no part of it',
  history: 'completing and reopening are recorded, by a trigger alone',
};

async function listBelow(): Promise<string[]> {
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ name: string }>(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'assessment_id' and not attisdropped order by 1`,
    ),
  );
  return rows.map(({ name }) => name).filter((name) => !(name in WRITTEN_LATER));
}

const asMember = (work: (tx: CompanyTx) => Promise<unknown>) => database.inCompany(member, work);
const refused = /a completed assessment is not written to/;

describe('the database refuses a request of the serving role on a completed assessment', () => {
  it('to change, delete or add rows of any table below it, except where a reason is given', async () => {
    const tables = await listBelow();
    expect(tables).toEqual(expect.arrayContaining(['assessment_transfers', ...CONTENT_TABLES]));
    const refusal = expect.objectContaining({ message: expect.stringMatching(refused) });
    for (const table of tables) {
      const of = (tx: CompanyTx) => sql`${tx.own()} and assessment_id = ${world.assessmentId}`;
      const insert = sql`insert into ${sql.table(table)} (assessment_id) values (${world.assessmentId})`;
      await expect(
        asMember((tx) => insert.execute(tx)),
        table,
      ).rejects.toEqual(refusal);
      const { rows } = await asOwner(database.ownerUrl, (client) =>
        client.query<{ event: string }>(
          `select event_manipulation as event from information_schema.triggers
           where event_object_table = $1 and trigger_name = 'keep_completed' and action_timing = 'BEFORE' order by 1`,
          [table],
        ),
      );
      expect(rows, table).toEqual([{ event: 'DELETE' }, { event: 'INSERT' }, { event: 'UPDATE' }]);
      if (!CONTENT_TABLES.some((name) => name === table)) continue;
      const update = (tx: CompanyTx) => sql`update ${sql.table(table)} set id = gen_random_uuid() where ${of(tx)}`;
      await expect(
        asMember((tx) => update(tx).execute(tx)),
        table,
      ).rejects.toEqual(refusal);
      const remove = (tx: CompanyTx) => sql`delete from ${sql.table(table)} where ${of(tx)}`;
      await expect(
        asMember((tx) => remove(tx).execute(tx)),
        table,
      ).rejects.toEqual(refusal);
    }
  });

  it('to change or delete its frozen result', async () => {
    const frozen = (tx: CompanyTx) => sql`${tx.own()} and assessment_id = ${world.assessmentId}`;
    await expect(
      asMember((tx) => sql`update assessment_snapshots set result = '' where ${frozen(tx)}`.execute(tx)),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asMember((tx) => sql`delete from assessment_snapshots where ${frozen(tx)}`.execute(tx)),
    ).rejects.toThrow(/permission denied/);
  });

  it.each([
    ['its place in the wizard', sql`current_step = 5`],
    ['its name', sql`name = 'Another'`],
    ['its thresholds', sql`impact_threshold = 25`],
    ['its thresholds on reopening', sql`status = 'draft', completed_at = null, reopened = true, impact_threshold = 25`],
    ['its status without saying that it was reopened', sql`status = 'draft', completed_at = null`],
    ['its being there, by marking it as deleted', sql`removed_at = now(), status = 'draft', completed_at = null`],
  ])('to change %s', async (_, values) => {
    const change = asMember((tx) =>
      sql`update assessments set ${values} where ${tx.own()} and id = ${world.assessmentId}`.execute(tx),
    );
    await expect(change).rejects.toThrow(refused);
  });

  it('to delete it', async () => {
    const remove = asMember((tx) => tx.deleteFrom('assessments').where('id', '=', world.assessmentId).execute());
    await expect(remove).rejects.toThrow(refused);
  });

  it('to move a row of a draft into it', async () => {
    const draft = await world.api.assessment.begin({ copyOf: world.assessmentId });
    const move = asMember((tx) =>
      sql`update stakeholder_mapping set assessment_id = ${world.assessmentId} where ${tx.own()} and assessment_id = ${draft.id}`.execute(
        tx,
      ),
    );
    await expect(move).rejects.toThrow(refused);
  });
});

describe('a completed assessment', () => {
  it('does not even remember the section that someone is in', async () => {
    const { api, assessmentId } = world;
    await expect(api.assessment.moveTo({ assessmentId, currentStep: 4 })).rejects.toMatchObject({
      code: 'assessment-completed',
    });
  });

  it('can be written to again after it is reopened', async () => {
    const { api, assessmentId, component } = world;
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    const { version, ...fields } = component;
    await api.components.update({ ...fields, assessmentId, title: 'Mended', seenVersion: version });
    await api.assessment.moveTo({ assessmentId, currentStep: 4 });
  });
});
