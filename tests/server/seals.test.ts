import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordSealFinding } from '#domain/frozen-results/seal.ts';
import type { CompanyId } from '#domain/ids.ts';
import { checkSeals } from '#server/features/assurance/seals/check-seals.ts';
import { sealHistory } from '#server/features/assurance/seals/seal-history.ts';
import { verifyDatabase } from '#server/operator/verify-database.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const now = new Date('2026-11-22T12:00:00Z');
const daily = { now, reason: 'daily', patienceMs: 60_000 } as const;

async function sealedWorld() {
  const world = await foundWorld(app);
  const companyId = world.company.id as CompanyId;
  expect(await sealHistory(database, companyId, daily)).toBe(1);
  const ask = (statement: string) =>
    asOwner(database.ownerUrl, async (client) => (await client.query(statement, [companyId])).rows);
  const words = async () => (await checkSeals(database, companyId)).findings.map(wordSealFinding);
  const [line] = await ask(
    `select id, row_id from history where company_id = $1 and table_name = 'materiality_components' order by id limit 1`,
  );
  return { ...world, companyId, ask, words, line: mustHave(line) as { id: string; row_id: string } };
}

describe('seals over the history', () => {
  it('report nothing if nothing was altered, cover the lines since the previous seal, and are not made without new lines', async () => {
    const { api, assessmentId, companyId, words } = await sealedWorld();
    expect(await sealHistory(database, companyId, daily)).toBe(0);
    await api.assessment.moveTo({ assessmentId, currentStep: 3 });
    expect(await sealHistory(database, companyId, daily)).toBe(1);
    expect(await words()).toEqual([]);
    expect(await checkSeals(database, companyId)).toMatchObject({ seals: 2, last: { madeAt: now.toISOString() } });
  });

  it('report a line that the owner of the database altered', async () => {
    const { ask, words, line } = await sealedWorld();
    await ask(
      `update history set new = jsonb_set(new, '{impact_severity}', '1') where company_id = $1 and id = ${line.id}`,
    );
    expect(await words()).toEqual([
      `Line ${line.id} of the history (materiality_components ${line.row_id}) was altered after it was sealed.`,
    ]);
    const { isSame, text } = await verifyDatabase({ database });
    expect(isSame).toBe(false);
    expect(text).toContain(`Line ${line.id} of the history`);
  });

  it('report a line that was deleted, and one whose person or time was altered', async () => {
    const { ask, words, line } = await sealedWorld();
    await ask(`delete from history where company_id = $1 and id = ${line.id}`);
    expect(await words()).toEqual([`Line ${line.id} of the history was deleted after it was sealed.`]);
    await ask(
      `update history set at = at + interval '1 microsecond' where company_id = $1 and table_name = 'stakeholder_mapping'`,
    );
    expect(await words()).toHaveLength(2);
  });

  it('report a line that was inserted in between', async () => {
    const { ask, words } = await sealedWorld();
    await ask(
      `insert into history (company_id, id, table_name, row_id, action) overriding system value values ($1, 1, 'assessments', $1, 'update')`,
    );
    expect((await words()).join(' ')).toContain('was inserted between sealed lines');
  });

  it('report a seal that was altered or removed', async () => {
    const { api, assessmentId, companyId, ask, words, line } = await sealedWorld();
    await api.assessment.moveTo({ assessmentId, currentStep: 3 });
    await sealHistory(database, companyId, daily);
    await ask(`update seals set marks = replace(marks, '${line.id} ', '${line.id} 0') where company_id = $1`);
    expect((await words()).join(' ')).toMatch(/The seal that begins with line 1 was altered/);
    await ask(`delete from seals where company_id = $1 and previous = ''`);
    expect((await words()).join(' ')).toMatch(/a seal is missing or was altered/);
  });

  it('wait for a transaction that took its line earlier and ends later', async () => {
    const { api, assessmentId, component, stakeholder, companyId, words, userId } = await withPerson();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const member = { userId, companyId, role: 'admin', requestId: 'slow' } as const;
    const slow = database.inCompany(member, async (tx) => {
      await tx
        .updateTable('stakeholderMapping')
        .set({ businessDivision: 'Late' })
        .where('id', '=', stakeholder.id)
        .execute();
      hasWritten();
      await held;
    });
    await written;
    const { version, ...fields } = component;
    await api.components.update({ ...fields, assessmentId, title: 'Early', seenVersion: version });
    await expect(sealHistory(database, companyId, { ...daily, patienceMs: 300 })).rejects.toThrow(/still open/);
    const patient = sealHistory(database, companyId, daily);
    release();
    await slow;
    expect(await patient).toBe(1);
    await sealHistory(database, companyId, daily);
    expect(await words()).toEqual([]);
    const { lines } = await checkSeals(database, companyId);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ count: number }>('select count(*)::int as count from history where company_id = $1', [companyId]),
    );
    expect(lines).toBe(mustHave(rows[0]).count);
  });

  it('show a member when the history was last sealed, and what was altered on which day, for their company only', async () => {
    const { api, companyId, assessmentId, ask, line, component } = await sealedWorld();
    const other = await sealedWorld();
    const [{ count, hash }] = (await ask(
      `select row_count as count, hash from seals where company_id = $1`,
    )) as unknown as [{ count: number; hash: string }];
    const last = { madeAt: now.toISOString(), reason: 'daily', hash };
    expect(await api.seals.read()).toEqual({ seals: 1, lines: count, last });
    const sound = { lines: count, found: 0, findings: [], next: null };
    expect(await api.seals.check({})).toEqual(sound);
    await ask(`update history set reason = 'Forged' where company_id = $1 and id = ${line.id}`);
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    const { at } = mustHave(changes[0]);
    const altered = { what: 'altered', historyId: line.id, noun: 'component', assessmentId, at };
    expect(await api.seals.check({})).toEqual({ ...sound, found: 1, findings: [altered] });
    await ask(`delete from history where company_id = $1 and id = ${line.id}`);
    expect(await api.seals.check({})).toMatchObject({
      findings: [{ ...altered, what: 'deleted', noun: null, assessmentId: null, at: expect.any(String) }],
    });
    expect(await other.api.seals.check({})).toMatchObject({ found: 0 });
    expect(await sealHistory(database, companyId, daily)).toBe(0);
  });

  it('are checked part by part, and a part with an invalid beginning is refused', async () => {
    const { api, assessmentId, companyId, ask } = await sealedWorld();
    const [{ last }] = (await ask(`select to_history_id as last from seals where company_id = $1`)) as [
      { last: string },
    ];
    await api.assessment.moveTo({ assessmentId, currentStep: 3 });
    await sealHistory(database, companyId, daily);
    expect(await api.seals.check({ after: last })).toEqual({ lines: 1, found: 0, findings: [], next: null });
    await expect(api.seals.check({ after: '1' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(api.seals.check({ after: 'x' })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('do not exist before the first night', async () => {
    const { api } = await foundWorld(app);
    expect(await api.seals.read()).toEqual({ seals: 0, lines: 0, last: null });
    expect(await api.seals.check({})).toEqual({ lines: 0, found: 0, findings: [], next: null });
  });

  it('cannot be altered by the serving login', async () => {
    const { companyId, userId } = await withPerson();
    const member = { userId, companyId, role: 'admin', requestId: 'forger' } as const;
    const forge = database.inCompany(member, (tx) => tx.deleteFrom('seals').execute());
    await expect(forge).rejects.toThrow(/permission denied/);
  });
});

async function withPerson() {
  const world = await sealedWorld();
  const [row] = await world.ask('select user_id from memberships where company_id = $1');
  return { ...world, userId: mustHave(row).user_id };
}
