import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startingValues } from '#domain/fields/values.ts';
import type { ActivityId, ComponentId } from '#domain/ids.ts';
import { MAX_ACTIVITIES } from '#domain/limits.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const newActivity = (name: string) => ({
  ...startingValues(activityFields),
  id: randomUUID() as ActivityId,
  name,
  seenVersion: null,
});

/** A company with three components, the first placed on the activity 'Mill', and one further activity. */
async function foundChain() {
  const world = await foundWorld(app);
  const { api, assessmentId, topicId } = world;
  for (const title of ['Second', 'Third']) {
    await api.components.create({
      assessmentId,
      topicId,
      ...componentFields,
      title,
      id: randomUUID() as ComponentId,
      financialEffects: [],
    });
  }
  const forest = newActivity('Forest');
  await api.valueChain.save({ assessmentId, activities: [forest] });
  const read = async () => (await api.assessment.read({ assessmentId })).activities;
  const { components } = await api.assessment.read({ assessmentId });
  const [first, second, third] = components.map(({ id }) => id);
  const ids = { first: mustHave(first), second: mustHave(second), third: mustHave(third) };
  const historyOf = async (id: string) => (await api.history.ofRecord({ assessmentId, noun: 'activity', id })).changes;
  return { ...world, forestId: forest.id, read, ids, historyOf };
}

describe('activities', () => {
  it('are read with the assessment, with who said that nothing was found and when', async () => {
    const { api, assessmentId, forestId, read } = await foundChain();
    const why = 'Visited in May: nothing found';
    const said = await api.valueChain.sayNothingFound({ assessmentId, id: forestId, why });
    expect(said).toMatchObject({ nothingFound: why, nothingFoundBy: 'Ada Founder' });
    expect(said.nothingFoundAt).toMatch(/^\d{4}-/);
    expect((await read()).find(({ id }) => id === forestId)).toEqual(said);
    const at = new Date(Date.now() + 60_000).toISOString();
    const then = await api.history.asOf({ assessmentId, at });
    expect(then.activities.find(({ id }) => id === forestId)).toEqual(said);
    const taken = await api.valueChain.sayNothingFound({ assessmentId, id: forestId, why: ' ' });
    expect(taken).toMatchObject({ nothingFound: '', nothingFoundBy: '', nothingFoundAt: null });
  });

  it('have unique names, ignoring case and outer blanks', async () => {
    const { api, assessmentId, read } = await foundChain();
    const before = await read();
    await expect(
      api.valueChain.save({ assessmentId, activities: [newActivity('Port'), newActivity(' forest')] }),
    ).rejects.toMatchObject({ code: 'activity-name-taken' });
    await expect(api.valueChain.save({ assessmentId, activities: [newActivity('  ')] })).rejects.toMatchObject({
      code: 'malformed',
    });
    expect(await read()).toEqual(before);
  });

  it('are limited to as many as a person can look at', async () => {
    const { api, assessmentId } = await foundChain();
    const many = Array.from({ length: MAX_ACTIVITIES - 1 }, (_, index) => newActivity(`Shop ${index}`));
    await expect(api.valueChain.save({ assessmentId, activities: many })).rejects.toMatchObject({
      code: 'too-many-rows',
      data: { most: MAX_ACTIVITIES, noun: 'activities' },
    });
  });

  it('are saved at the version that was seen', async () => {
    const { api, assessmentId, activity } = await foundChain();
    const {
      componentIds: _on,
      nothingFound: _why,
      nothingFoundBy: _by,
      nothingFoundAt: _at,
      version,
      ...row
    } = activity;
    await api.valueChain.save({ assessmentId, activities: [{ ...row, name: 'Ours', seenVersion: version }] });
    await expect(
      api.valueChain.save({ assessmentId, activities: [{ ...row, name: 'Mine', seenVersion: version }] }),
    ).rejects.toMatchObject({ code: 'conflict', data: { conflicts: [{ current: { name: 'Ours' } }] } });
  });
});

describe('placing', () => {
  it('puts several components on several activities at once, whatever a colleague placed in the meantime', async () => {
    const { api, assessmentId, activity, forestId, ids, read } = await foundChain();
    const put = (activityId: ActivityId, componentId: ComponentId, isPlaced = true) => ({
      activityId,
      componentId,
      isPlaced,
    });
    await api.valueChain.place({ assessmentId, placements: [put(forestId, ids.third)] });
    const answer = await api.valueChain.place({
      assessmentId,
      placements: [put(activity.id, ids.first, false), put(activity.id, ids.second), put(forestId, ids.second)],
    });
    const on = (rows: typeof answer, id: ActivityId) => new Set(rows.find((row) => row.id === id)?.componentIds);
    expect(on(answer, activity.id)).toEqual(new Set([ids.second]));
    expect(on(answer, forestId)).toEqual(new Set([ids.second, ids.third]));
    expect(on(await read(), forestId)).toEqual(new Set([ids.second, ids.third]));
    const again = await api.valueChain.place({ assessmentId, placements: [put(forestId, ids.second)] });
    expect(again[0]?.version).toBe(answer.find(({ id }) => id === forestId)?.version);
  });

  it('withdraws the statement that nothing was found, which cannot be made where something is placed', async () => {
    const { api, assessmentId, activity, forestId, ids } = await foundChain();
    await api.valueChain.sayNothingFound({ assessmentId, id: forestId, why: 'Looked' });
    const placements = [{ activityId: forestId, componentId: ids.first, isPlaced: true }];
    expect(await api.valueChain.place({ assessmentId, placements })).toMatchObject([
      { nothingFound: '', nothingFoundBy: '', nothingFoundAt: null },
    ]);
    await expect(
      api.valueChain.sayNothingFound({ assessmentId, id: activity.id, why: 'Nothing' }),
    ).rejects.toMatchObject({ code: 'something-placed' });
  });

  it('is one act of the history across several activities, and undone at once', async () => {
    const { api, assessmentId, activity, forestId, ids, read } = await foundChain();
    const [act, before] = [randomUUID(), await read()];
    const put = (activityId: ActivityId, isPlaced: boolean) => ({ activityId, componentId: ids.first, isPlaced });
    await api.valueChain.place({ assessmentId, act, placements: [put(activity.id, false), put(forestId, true)] });
    const { changes } = await api.history.ofAssessment({ assessmentId, acts: 'as-one' });
    expect(changes[0]).toMatchObject({ act: { id: act, lines: 2 } });
    await api.undo.act({ assessmentId, act });
    const on = (rows: typeof before) => new Map(rows.map((row) => [row.id, row.componentIds]));
    expect(on(await read())).toEqual(on(before));
  });

  it('accepts no component and no activity of another assessment', async () => {
    const { api, assessmentId, forestId, activity } = await foundChain();
    const other = await foundChain();
    const foreign = { activityId: forestId, componentId: other.ids.first, isPlaced: true };
    await expect(api.valueChain.place({ assessmentId, placements: [foreign] })).rejects.toMatchObject({
      code: 'not-found',
    });
    const elsewhere = {
      activityId: other.activity.id,
      componentId: activity.componentIds[0] as ComponentId,
      isPlaced: true,
    };
    await expect(api.valueChain.place({ assessmentId, placements: [elsewhere] })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await other.read()).find(({ id }) => id === other.activity.id)?.componentIds).toEqual([other.ids.first]);
  });

  it('is shown as what was added and removed, and can be undone', async () => {
    const { api, assessmentId, activity, ids, read, historyOf } = await foundChain();
    await api.valueChain.place({
      assessmentId,
      placements: [{ activityId: activity.id, componentId: ids.second, isPlaced: true }],
    });
    const [placed] = await historyOf(activity.id);
    expect(placed).toMatchObject({
      noun: 'activity',
      verb: 'changed',
      fields: [{ label: 'Linked entries', from: '1 entry', to: '2 entries, with “Second”' }],
    });
    await api.undo.change({ assessmentId, id: mustHave(placed).id });
    expect((await read()).find(({ id }) => id === activity.id)?.componentIds).toEqual([ids.first]);
  });
});

it('a deleted component is restored to its places, and an activity with what was placed on it', async () => {
  const { api, assessmentId, activity, ids, read, historyOf } = await foundChain();
  await api.components.remove({ assessmentId, id: ids.first });
  const [gone] = (await api.history.ofRecord({ assessmentId, noun: 'component', id: ids.first })).changes;
  await api.undo.change({ assessmentId, id: mustHave(gone).id });
  await api.valueChain.remove({ assessmentId, id: activity.id });
  expect((await read()).map(({ id }) => id)).not.toContain(activity.id);
  const [removed] = await historyOf(activity.id);
  expect(removed).toMatchObject({ verb: 'deleted' });
  await api.undo.change({ assessmentId, id: mustHave(removed).id });
  expect((await read()).find(({ id }) => id === activity.id)?.componentIds).toEqual([ids.first]);
});

it('next year starts with the same activities, each with the copies of its components; that nothing was found must be checked again', async () => {
  const { api, assessmentId, activity, forestId, ids, read } = await foundChain();
  await api.valueChain.place({
    assessmentId,
    placements: [{ activityId: activity.id, componentId: ids.third, isPlaced: true }],
  });
  await api.valueChain.sayNothingFound({ assessmentId, id: forestId, why: 'Looked' });
  const source = await api.assessment.read({ assessmentId });
  await api.assessment.complete({ assessmentId });
  await expect(api.valueChain.remove({ assessmentId, id: forestId })).rejects.toMatchObject({
    code: 'assessment-completed',
  });
  const copy = await api.assessment.begin({ copyOf: assessmentId });
  const next = await api.assessment.read({ assessmentId: copy.id });
  const titles = (whole: typeof next) => {
    const byId = new Map(whole.components.map(({ id, title }) => [id, title]));
    return whole.activities.map(({ name, componentIds }) => [name, componentIds.map((id) => byId.get(id)).toSorted()]);
  };
  expect(titles(next)).toEqual(titles(source));
  expect(next.activities.map(({ nothingFound }) => nothingFound)).toEqual(['', '']);
  expect(await read()).toEqual(source.activities);
});
