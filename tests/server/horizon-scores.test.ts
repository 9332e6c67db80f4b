import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { ComponentId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, horizonFields, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** An impact of 8 for the medium term, besides what the world holds. */
async function begin() {
  const world = await foundWorld(app);
  const { api, assessmentId, topicId } = world;
  const fields = { ...componentFields, impactSeverity: 4, impactLikelihood: 2, timeHorizon: 'medium' } as const;
  const id = randomUUID() as ComponentId;
  const entry = await api.components.create({ assessmentId, id, topicId, ...fields, title: 'Thaw' });
  const place = { assessmentId, componentId: entry.id };
  const at = (given: object = {}) => ({
    ...{ ...place, ...horizonFields, reason: 'It thaws', seenVersion: null },
    ...({ severity: 5, likelihood: 4 } as const),
    ...given,
  });
  return { ...world, entry, place, at };
}

const whole = ({ api, assessmentId }: Pick<World, 'api' | 'assessmentId'>) => api.assessment.read({ assessmentId });
const rowsOf = async (world: Awaited<ReturnType<typeof begin>>) =>
  (await whole(world)).horizonScores.filter(({ componentId }) => componentId === world.entry.id);

describe('scores for a further time horizon', () => {
  it('raise their entry to the highest, with the horizon in the result, and lower it again once removed', async () => {
    const world = await begin();
    const { api, assessmentId, topicId, place, at, entry } = world;
    const impactOf = async () =>
      buildDashboard(await whole(world)).points.find(({ topic }) => topic.id === topicId)?.impact;
    expect(await impactOf()).toBe(12);
    const row = await api.horizonScores.save(at());
    expect(row).toMatchObject({ horizon: 'long', severity: 5, version: 1 });
    expect(await impactOf()).toBe(20);
    const shown = buildDashboard(await whole(world)).negativeImpacts.find(({ id }) => id === entry.id);
    expect(shown?.horizons).toEqual([
      { horizon: 'long', score: 20 },
      { horizon: 'own', score: 8 },
    ]);
    const texts = await api.dashboard.topicTexts({ assessmentId, topicId });
    expect(texts.find(({ id }) => id === entry.id)?.horizonScores).toMatchObject([{ reason: 'It thaws' }]);
    const { rowId } = await api.horizonScores.remove({ ...place, horizon: 'long', seenVersion: 1, reason: 'Frozen' });
    expect(await impactOf()).toBe(12);
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'horizon-score', id: rowId });
    expect(changes.map(({ verb, title, reason }) => `${verb} ${title}: ${reason}`)).toEqual([
      'deleted Thaw: Frozen',
      'added Thaw: It thaws',
    ]);
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    expect(await impactOf()).toBe(20);
  });

  it('can be incomplete, and are then an open point and do not count', async () => {
    const world = await begin();
    await world.api.horizonScores.save(world.at({ likelihood: null }));
    const { negativeImpacts } = buildDashboard(await whole(world));
    expect(negativeImpacts.find(({ id }) => id === world.entry.id)).toMatchObject({ score: 8 });
  });

  it.each([
    [{ horizon: 'medium' }, 'horizon', 'horizon-is-own'],
    [{ horizon: 'soon' }, 'horizon', 'unknown-option'],
    [{ severity: 6 }, 'severity', 'score-out-of-range'],
    [{ reason: ' ' }, 'reason', 'reason-required'],
  ])('are refused with %j at the field %s', async (fields, field, code) => {
    const { api, at } = await begin();
    await expect(api.horizonScores.save(at(fields) as never)).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [expect.objectContaining({ path: [field], code })] },
    });
  });

  it('belong to an entry of the assessment, and are saved against the version that was seen', async () => {
    const { api, at, place } = await begin();
    const nowhere = at({ componentId: randomUUID() }) as never;
    await expect(api.horizonScores.save(nowhere)).rejects.toMatchObject({ code: 'not-found' });
    await api.horizonScores.save(at());
    await expect(api.horizonScores.save(at({ severity: 3 }))).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: 'long', current: { severity: 5 } }] },
    });
    const changed = await api.horizonScores.save(at({ severity: 3, seenVersion: 1 }));
    expect(changed.version).toBe(2);
    const gone = { ...place, horizon: 'long' as const };
    await expect(api.horizonScores.remove({ ...gone, seenVersion: 1 })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: { severity: 3 } }] },
    });
    await api.horizonScores.remove({ ...gone, seenVersion: 2 });
    await expect(api.horizonScores.remove({ ...gone, seenVersion: 2 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('go with their entry when it is deleted, which is listed with its highest score, and come back with it', async () => {
    const world = await begin();
    const { api, assessmentId, at, entry } = world;
    await api.horizonScores.save(at());
    await api.components.remove({ assessmentId, id: entry.id });
    expect(await rowsOf(world)).toEqual([]);
    const { deleted } = await api.audit.leftOut({ assessmentId });
    expect(deleted).toMatchObject([{ title: 'Thaw', score: 20 }]);
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: entry.id });
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    expect(await rowsOf(world)).toMatchObject([{ horizon: 'long' }]);
  });

  it('are out of date for their reason once they change without it', async () => {
    const { api, assessmentId, at, entry } = await begin();
    const rescored = async () => (await api.audit.leftOut({ assessmentId })).rescored.map((row) => row.componentId);
    await api.horizonScores.save(at());
    expect(await rescored()).toEqual([]);
    await api.horizonScores.save(at({ severity: 3, seenVersion: 1 }));
    expect(await rescored()).toEqual([entry.id]);
    await api.horizonScores.save(at({ severity: 5, seenVersion: 2 }));
    expect(await rescored()).toEqual([]);
    await api.horizonScores.save(at({ severity: 2, seenVersion: 3, reason: 'Less than feared' }));
    expect(await rescored()).toEqual([]);
  });

  it('are frozen, carried into the next year with their entry, and read as they were', async () => {
    const world = await begin();
    const { api, assessmentId, at } = world;
    await api.horizonScores.save(at());
    const then = new Date().toISOString();
    await api.horizonScores.save(at({ severity: 4, seenVersion: 1 }));
    const earlier = await api.history.asOf({ assessmentId, at: then });
    expect(earlier.horizonScores.map(({ severity }) => severity)).toEqual(expect.arrayContaining([5]));
    await api.assessment.complete({ assessmentId });
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13, differences: [] });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const next = await api.assessment.read({ assessmentId: copy.id });
    const thaw = mustHave(next.components.find(({ title }) => title === 'Thaw'));
    expect(next.horizonScores.find(({ componentId }) => componentId === thaw.id)).toMatchObject({
      ...{ horizon: 'long', severity: 4, reason: 'It thaws' },
    });
  });

  it('stay with their entry when the assessment is transferred to the other version, and when that is undone', async () => {
    const world = await begin();
    const { api, assessmentId, at } = world;
    await api.horizonScores.save(at());
    const before = await rowsOf(world);
    const { assessment } = await whole(world);
    const to = assessment.esrsVersion === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
    await api.transfer.carryOut({ assessmentId, to, version: assessment.version });
    expect(await rowsOf(world)).toEqual(before);
    const { negativeImpacts } = buildDashboard(await whole(world));
    expect(negativeImpacts.find(({ title }) => title === 'Thaw')).toMatchObject({ score: 20 });
    await api.transfer.undo({ assessmentId });
    expect(await rowsOf(world)).toEqual(before);
  });
});
