import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { ComponentId, MeasureId } from '#domain/ids.ts';
import { MAX_MEASURES_EACH } from '#domain/limits.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, measureFields, netFields, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const issuesOf = (issues: readonly { path: string[]; code: string }[]) => ({ code: 'malformed', data: { issues } });

async function begin() {
  const world = await foundWorld(app);
  const { api, assessmentId, topicId } = world;
  const add = (fields: object) =>
    api.components.create({ assessmentId, id: randomUUID() as ComponentId, topicId, ...componentFields, ...fields });
  const measure = (componentId: ComponentId, fields: object = {}) => ({
    ...{ assessmentId, componentId, id: randomUUID() as MeasureId, seenVersion: null },
    ...measureFields,
    ...fields,
  });
  const net = (componentId: ComponentId, fields: object = {}) => ({
    ...{ assessmentId, componentId, seenVersion: null },
    ...netFields,
    ...fields,
  });
  return { ...world, add, measure: world.measure, newMeasure: measure, net };
}

describe('measures', () => {
  it('are stored with versions, shown in the history with their entries, and restored once deleted', async () => {
    const { api, assessmentId, topicId, component, measure } = await begin();
    const { version, ...fields } = measure;
    const changed = await api.measures.save({ assessmentId, ...fields, owner: 'Site lead', seenVersion: version });
    expect(changed).toMatchObject({ owner: 'Site lead', version: version + 1 });
    await api.measures.remove({ assessmentId, id: measure.id, reason: 'Named twice' });
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'measure', id: measure.id });
    expect(changes.map(({ verb, title }) => `${verb} ${title}`)).toEqual(
      ['deleted', 'changed', 'added'].map((verb) => `${verb} ${measure.title}`),
    );
    const under = await api.history.ofAssessment({ assessmentId, topicId, noun: 'measure' });
    expect(under.changes).toEqual(changes);
    expect(changes[0]).toMatchObject({
      reason: 'Named twice',
      topic: expect.stringMatching(/^E1/),
      held: expect.arrayContaining([
        expect.objectContaining({ label: 'Impact, risk or opportunity', value: component.title }),
        expect.objectContaining({ label: 'Status of the measure', value: 'Implemented' }),
      ]),
    });
    expect((await api.assessment.read({ assessmentId })).measures).toEqual([]);
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    expect((await api.assessment.read({ assessmentId })).measures).toMatchObject([
      { id: measure.id, owner: 'Site lead' },
    ]);
  });

  it('show the second of two people who change one what the first wrote', async () => {
    const { api, assessmentId, measure } = await begin();
    const { version, ...fields } = measure;
    await api.measures.save({ assessmentId, ...fields, title: 'Hers', seenVersion: version });
    await expect(
      api.measures.save({ assessmentId, ...fields, title: 'Mine', seenVersion: version }),
    ).rejects.toMatchObject({ code: 'conflict', data: { conflicts: [{ current: { title: 'Hers' } }] } });
  });

  it.each([
    [{ title: ' ' }, 'title', 'title-required'],
    [{ since: '' }, 'since', 'since-required'],
    [{ since: '2025-02-30' }, 'since', 'date-out-of-range'],
    [{ effectReason: ' ' }, 'effectReason', 'reason-required'],
    [{ kind: 'hope' }, 'kind', 'unknown-option'],
    [{ owner: 'x'.repeat(201) }, 'owner', 'too-long'],
  ])('are refused with %j at the field %s', async (fields, field, code) => {
    const { api, component, newMeasure } = await begin();
    await expect(api.measures.save(newMeasure(component.id, fields) as never)).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [expect.objectContaining({ path: [field], code })] },
    });
  });

  it('belong to an entry of the assessment, with a limit for each entry', async () => {
    const { api, component, newMeasure } = await begin();
    await expect(api.measures.save(newMeasure(randomUUID() as ComponentId))).rejects.toMatchObject({
      code: 'not-found',
    });
    for (let count = 1; count < MAX_MEASURES_EACH; count += 1) await api.measures.save(newMeasure(component.id));
    await expect(api.measures.save(newMeasure(component.id))).rejects.toMatchObject({
      code: 'too-many-rows',
      data: { most: MAX_MEASURES_EACH, noun: 'measures-each' },
    });
  });

  it('are deleted with their entry, and restored when that is undone', async () => {
    const { api, assessmentId, component } = await begin();
    await api.components.remove({ assessmentId, id: component.id });
    const without = await api.assessment.read({ assessmentId });
    expect([without.measures, without.netScores]).toEqual([[], []]);
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    const again = await api.assessment.read({ assessmentId });
    expect([again.measures.length, again.netScores.length]).toEqual([1, 1]);
  });

  it('are carried over to the next year with the copies of their entries', async () => {
    const { api, assessmentId, add, newMeasure } = await begin();
    const risk = await add({ kind: 'risk', title: 'Flood', impactPolarity: null, actualPotentialImpact: null });
    await api.measures.save(newMeasure(risk.id, { title: 'Dam' }));
    await api.assessment.complete({ assessmentId });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const { components, measures, netScores } = await api.assessment.read({ assessmentId: copy.id });
    const titleOf = (id: string) => mustHave(components.find((row) => row.id === id)).title;
    expect(measures.map((row) => `${row.title}: ${titleOf(row.componentId)}`).sort()).toEqual(
      ['Dam: Flood', `${measureFields.title}: ${componentFields.title}`].sort(),
    );
    expect(netScores.map((row) => titleOf(row.componentId))).toEqual([componentFields.title]);
  });
});

describe('a net statement', () => {
  it('is refused at its field where no implemented, effective measure is named', async () => {
    const { api, add, newMeasure, net } = await begin();
    const bare = await add({ title: 'Bare' });
    const refusal = issuesOf([{ path: ['likelihood'], code: 'net-needs-measure' }]);
    await expect(api.measures.stateNet(net(bare.id))).rejects.toMatchObject(refusal);
    for (const fields of [
      { state: 'planned' },
      { kind: 'remediation' },
      { effectiveness: null, effectReason: '' },
      { effectiveness: 'not-effective' },
      { since: '2090-01-01' },
    ]) {
      await api.measures.save(newMeasure(bare.id, fields) as never);
      await expect(api.measures.stateNet(net(bare.id))).rejects.toMatchObject(refusal);
    }
    await api.measures.save(newMeasure(bare.id));
    expect(await api.measures.stateNet(net(bare.id))).toMatchObject({ likelihood: 2, version: 1 });
  });

  it('is refused for an actual impact, and above the values before measures', async () => {
    const { api, add, newMeasure, net } = await begin();
    const actual = await add({ title: 'Actual', actualPotentialImpact: 'Actual' });
    await api.measures.save(newMeasure(actual.id));
    await expect(api.measures.stateNet(net(actual.id))).rejects.toMatchObject(
      issuesOf([{ path: ['likelihood'], code: 'net-not-possible' }]),
    );
    const potential = await add({ title: 'Potential' });
    await api.measures.save(newMeasure(potential.id));
    await expect(api.measures.stateNet(net(potential.id, { severity: 5, likelihood: 4 }))).rejects.toMatchObject(
      issuesOf([
        { path: ['severity'], code: 'net-above-gross' },
        { path: ['likelihood'], code: 'net-above-gross' },
      ]),
    );
    await expect(api.measures.stateNet(net(potential.id, { reason: ' ' }))).rejects.toMatchObject(
      issuesOf([{ path: ['reason'], code: 'reason-required' }]),
    );
  });

  it('is withdrawn at the version that was seen, and shows the current values otherwise', async () => {
    const { api, assessmentId, netScore } = await begin();
    const { componentId, version, ...fields } = netScore;
    await api.measures.stateNet({ assessmentId, componentId, ...fields, likelihood: 1, seenVersion: version });
    const place = { assessmentId, componentId };
    await expect(api.measures.withdrawNet({ ...place, seenVersion: version })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: { likelihood: 1 } }] },
    });
    await api.measures.withdrawNet({ ...place, seenVersion: version + 1 });
    expect((await api.assessment.read({ assessmentId })).netScores).toEqual([]);
    await expect(api.measures.withdrawNet({ ...place, seenVersion: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

const scoresOf = async ({ api, assessmentId, topicId }: Pick<World, 'api' | 'assessmentId' | 'topicId'>) => {
  const { points } = buildDashboard(await api.assessment.read({ assessmentId }));
  const point = mustHave(points.find(({ topic }) => topic.id === topicId));
  return { impact: point.impact, beside: point.beside?.impact };
};

it('results are gross until the company adopts net with a reason, both are shown, and completing freezes the choice', async () => {
  const world = await begin();
  const { api, assessmentId } = world;
  expect(await scoresOf(world)).toEqual({ impact: 12, beside: 8 });
  const { assessment } = await api.assessment.read({ assessmentId });
  const thresholds = { impact: 10, financial: 10 } as const;
  await api.assessment.adoptThresholds({
    ...{ assessmentId, ...thresholds, scoreBasis: 'net', reason: 'Filters run since 2020' },
    version: assessment.version,
  });
  expect(await scoresOf(world)).toEqual({ impact: 8, beside: 12 });
  const { changes } = await api.history.ofRecord({ assessmentId, noun: 'assessment', id: assessmentId });
  expect(changes.flatMap(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({ from: 'Gross, before measures', to: 'Net, after measures that count' }),
  );
  await api.assessment.complete({ assessmentId });
  const file = await api.frozenResults.readFrozen({ assessmentId });
  expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
  expect(file.result).toMatchObject({ inputs: { assessment: { scoreBasis: 'net' }, measures: [{}], netScores: [{}] } });
  const copy = await api.assessment.begin({ copyOf: assessmentId });
  expect(copy.scoreBasis).toBe('net');
});
