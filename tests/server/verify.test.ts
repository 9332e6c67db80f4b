import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyId } from '#domain/ids.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
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

/** A company whose assessment is completed and whose history is sealed, and what the command says about it alone. */
async function completedWorld() {
  const world = await foundWorld(app);
  const { api, assessmentId } = world;
  await api.assessment.complete({ assessmentId });
  const companyId = world.company.id as CompanyId;
  await sealHistory(database, companyId, { now: new Date(), reason: 'completion', patienceMs: 60_000 });
  const verify = async () => {
    const { text } = await verifyDatabase({ database: onlyOf(companyId) });
    return text;
  };
  return { ...world, companyId, verify };
}

/** The database as if no other company existed. */
function onlyOf(id: CompanyId): TestDatabase {
  const company = [{ id, name: 'The company' }];
  return { ...database, asSystem: async () => company as never };
}

/** Directly in the database, so that no trigger sees it. */
const alter = (statement: string) =>
  asOwner(database.ownerUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
  });

/** As the owner of the tables, with row-level security lifted from one: triggers see the change, and the history records it. */
const alterSeen = (table: string, statement: string, request = '') =>
  asOwner(database.ownerUrl, async (client) => {
    await client.query(`begin; alter table ${table} no force row level security`);
    await client.query(`select set_config('role', tableowner, true) from pg_tables where tablename = '${table}'`);
    await client.query(`select set_config('app.request', $1, true)`, [request]);
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    await client.query(`reset role; alter table ${table} force row level security; commit`);
  });

describe('npm run verify -- --database', () => {
  it('finds nothing if everything was written through the product, whatever was done', async () => {
    const { api, assessmentId, component, verify } = await completedWorld();
    expect(await verify()).toMatch(
      /^The company: as sealed; .+ Assessments match their history\. 1 frozen result, as frozen\. 1 file of evidence, as uploaded\.$/,
    );
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    await api.components.remove({ assessmentId, id: component.id });
    await api.assessment.moveTo({ assessmentId, currentStep: 4 });
    await api.assessment.complete({ assessmentId });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    await api.assessment.remove({ assessmentId: copy.id });
    const { isSame, text } = await verifyDatabase({ database });
    expect(text).toContain('2 frozen results, as frozen.');
    expect(isSame).toBe(true);
  });

  it('finds an altered score, whether the history saw it or not', async () => {
    const { assessmentId, score, verify } = await completedWorld();
    await alter(`update materiality_scores set impact_score = 9 where assessment_id = '${assessmentId}'`);
    const told = await verify();
    expect(told).toMatch(/materiality_scores \S+: impact_score is 9, but its history says 5\./);
    expect(told).toContain(`scores ${score.topicId}: impactScore was frozen as 5 and is 9.`);
    const again = `update materiality_scores set impact_score = 8 where assessment_id = '${assessmentId}'`;
    await alterSeen('materiality_scores', again);
    const seen = await verify();
    expect(seen).toMatch(/Line \d+ of the history \(materiality_scores \S+\) was written directly in the database/);
    expect(seen).toContain('impactScore was frozen as 5 and is 8.');
  });

  it('accepts a declared repair, as long as nothing frozen differs', async () => {
    const { api, assessmentId, verify } = await completedWorld();
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    const repair = `update materiality_scores set impact_score = 8 where assessment_id = '${assessmentId}'`;
    await alterSeen('materiality_scores', repair, 'repaired by the operator');
    expect(await verify()).toContain('Assessments match their history. 1 frozen result, as frozen.');
  });

  it('finds a signature with a changed name', async () => {
    const { api, assessmentId, verify } = await completedWorld();
    const { sha256 } = await api.frozenResults.readFrozen({ assessmentId });
    const by = { from: 'outside', name: 'Dr Early' } as const;
    const signedOn = new Date().toISOString().slice(0, 10);
    const signed = {
      step: 'prepared',
      by,
      jobTitle: 'Auditor',
      signedOn,
      minutes: 'Board',
      minutesOn: signedOn,
    } as const;
    await api.signOff.sign({ assessmentId, sha256, ...signed });
    expect(await verify()).toContain('Assessments match their history.');
    await alter(`update sign_offs set name = 'Dr Late' where assessment_id = '${assessmentId}'`);
    expect(await verify()).toMatch(/sign_offs \S+: name is "Dr Late", but its history says "Dr Early"\./);
  });

  it('finds an altered line of the history', async () => {
    const { companyId, component, verify } = await completedWorld();
    await alter(
      `update history set new = jsonb_set(new, '{impact_severity}', '1') where company_id = '${companyId}' and row_id = '${component.id}'`,
    );
    const told = await verify();
    expect(told).toMatch(/NOT as sealed/);
    expect(told).toMatch(/Line \d+ of the history \(materiality_components \S+\) was altered after it was sealed\./);
    expect(told).toContain('impact_severity is 4, but its history says 1.');
  });

  it('finds a deleted row: of the history, and of an assessment', async () => {
    const { companyId, component, stakeholder, verify } = await completedWorld();
    await alter(`delete from history where company_id = '${companyId}' and row_id = '${component.id}'`);
    await alter(`delete from stakeholder_mapping where id = '${stakeholder.id}'`);
    const told = await verify();
    expect(told).toMatch(/Line \d+ of the history was deleted after it was sealed\./);
    expect(told).toContain(`materiality_components ${component.id} exists, but the history has no record`);
    expect(told).toContain(`stakeholder_mapping ${stakeholder.id} is missing, but the history has no record`);
    expect(told).toContain(`stakeholders ${stakeholder.id} was frozen and no longer exists.`);
  });

  it('finds a changed threshold, also in a draft', async () => {
    const { api, assessmentId, verify } = await completedWorld();
    await alter(`update assessments set impact_threshold = 25 where id = '${assessmentId}'`);
    expect(await verify()).toMatch(/impact_threshold is 25, but its history says 12\.5\./);
    expect(await verify()).toContain('The assessment: thresholds was frozen as {"financial":12.5,"impact":12.5}');
    const draft = await api.assessment.begin({ copyOf: assessmentId });
    await alter(`update assessments set impact_threshold = 20 where id = '${draft.id}'`);
    expect(await verify()).toContain(`assessments ${draft.id}: impact_threshold is 20`);
  });

  it('finds an altered frozen result, even if its fingerprint was recomputed, and one that was removed', async () => {
    const { api, assessmentId, verify } = await completedWorld();
    await alter(
      `update assessment_snapshots set result = replace(result, '"impactSeverity":4', '"impactSeverity":5') where assessment_id = '${assessmentId}'`,
    );
    const told = await verify();
    expect(told).toContain('This result was altered after it was frozen.');
    expect(told).toContain('score: 12 in the file, 15 recomputed.');
    expect(told).toContain('NOT as frozen');

    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    const text = canonicalJson({ ...(result as object), company: { name: 'Another' } });
    const sha256 = createHash('sha256').update(text).digest('hex');
    await alter(
      `update assessment_snapshots set result = ${quote(text)}, result_sha256 = '${sha256}' where assessment_id = '${assessmentId}'`,
    );
    expect(await verify()).toMatch(new RegExp(`its fingerprint is ${sha256}, but the history says [0-9a-f]{64}`));
    await alter(`delete from assessment_snapshots where assessment_id = '${assessmentId}'`);
    expect(await verify()).toMatch(/Frozen result \S+ is missing, but the history has no record that it was deleted\./);
  });

  it('finds a frozen result that was inserted, and one that cannot be read', async () => {
    const { assessmentId, verify } = await completedWorld();
    await alter(`update assessment_snapshots set result = '{"format":' where assessment_id = '${assessmentId}'`);
    expect(await verify()).toContain('This file cannot be read.');
    await alter(
      `insert into assessment_snapshots (company_id, assessment_id, created_by, result, result_sha256)
       select company_id, assessment_id, created_by, result, result_sha256 from assessment_snapshots where assessment_id = '${assessmentId}'`,
    );
    expect(await verify()).toMatch(/Frozen result \S+ exists, but the history has no record that it was added\./);
  });

  it('succeeds when there are no companies', async () => {
    expect(mustHave(await verifyDatabase({ database: { ...database, asSystem: async () => [] as never } })).text).toBe(
      'There are no companies.',
    );
  });
});

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
