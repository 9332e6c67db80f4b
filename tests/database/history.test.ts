import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { beginDraft, foundCompany } from '../shared/founders.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the history', () => {
  it('records who changed what, the old and new values, the request and the reason', async () => {
    const member = { ...(await foundCompany(database)), requestId: 'request-7' };
    const { assessment } = await beginDraft(database, member);
    await database.inCompany(
      member,
      (tx) => tx.updateTable('assessments').set({ impactThreshold: 15 }).where('id', '=', assessment.id).execute(),
      'stricter after the audit',
    );
    const [last] = await database.inCompany(member, (tx) =>
      tx.selectFrom('history').selectAll().where('rowId', '=', assessment.id).orderBy('id', 'desc').execute(),
    );
    expect(last).toMatchObject({
      tableName: 'assessments',
      assessmentId: assessment.id,
      action: 'update',
      userId: member.userId,
      requestId: 'request-7',
      reason: 'stricter after the audit',
      old: { impact_threshold: 12.5 },
      new: { impact_threshold: 15 },
    });
  });

  it('cannot be altered by the roles that serve requests', async () => {
    const member = await foundCompany(database);
    const forge = (work: string) =>
      database.inCompany(member, async (tx) => {
        if (work === 'delete') await tx.deleteFrom('history').execute();
        if (work === 'update')
          await tx
            .updateTable('history')
            .set({ reason: 'forged' } as never)
            .execute();
        if (work === 'insert')
          await tx
            .insertInto('history')
            .values({ tableName: 'x' } as never)
            .execute();
      });
    await expect(forge('delete')).rejects.toThrow(/permission denied/);
    await expect(forge('update')).rejects.toThrow(/permission denied/);
    await expect(forge('insert')).rejects.toThrow(/permission denied/);
  });

  it('records that chat text changed, but not the text itself', async () => {
    const member = await foundCompany(database);
    const { assessment } = await beginDraft(database, member);
    await database.inCompany(member, async (tx) => {
      const session = await tx
        .insertInto('chatSessions')
        .values({ assessmentId: assessment.id, title: 'A secret title' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('chatMessages')
        .values({ assessmentId: assessment.id, sessionId: session.id, role: 'user', content: 'A secret question' })
        .execute();
      await tx.deleteFrom('chatSessions').where('id', '=', session.id).execute();
    });
    const rows = await database.inCompany(member, (tx) => tx.selectFrom('history').selectAll().orderBy('id').execute());
    expect(
      rows.filter((row) => row.tableName.startsWith('chat')).map((row) => `${row.tableName} ${row.action}`),
    ).toEqual(['chat_sessions insert', 'chat_messages insert', 'chat_sessions delete', 'chat_messages delete']);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
