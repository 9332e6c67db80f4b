import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const peat = { name: 'Peat in growing media', description: 'Bogs from which our substrates come' };

async function found() {
  const { api, draft } = await foundThroughTheDoor(app);
  const { id: assessmentId } = draft.assessment;
  const add = (place: string, name: string) =>
    api.topics.addOwn({ assessmentId, id: randomUUID() as TopicId, place, name, description: '' });
  const read = () => api.assessment.read({ assessmentId });
  const rate = (topicId: TopicId) =>
    api.components.create({
      ...componentFields,
      financialEffects: [],
      assessmentId,
      topicId,
      id: randomUUID() as ComponentId,
      impactSeverity: 5,
      impactLikelihood: 5,
    });
  return { api, draft, assessmentId, add, read, rate };
}

describe('a company’s own topic', () => {
  it('appears in its place among the others, and is rated and placed on the matrix like them', async () => {
    const { api, assessmentId, add, read, rate } = await found();
    const under = await add('E1', 'Peat');
    const finer = await add('E1.1', 'Heat in glasshouses');
    expect([under.code, finer.code, under.category]).toEqual(['E1-own-1', 'E1.1-own-1', 'Environmental']);
    const codes = (await read()).topics.map(({ code }) => code).filter((code) => code.startsWith('E1'));
    expect(codes).toEqual(['E1.1', 'E1.1-own-1', 'E1.2', 'E1.3', 'E1-own-1']);
    await rate(under.id);
    const { results } = await api.dashboard.read({ assessmentId });
    expect(buildDashboard(readFacts(mustHave(results))).points).toMatchObject([
      { topic: { code: 'E1-own-1', name: 'Peat', group: { key: 'E1' } }, impact: 25, materialBy: 'impact' },
    ]);
  });

  it('is added once when sent twice, and refused to the second of two people who add the same', async () => {
    const { api, assessmentId, read } = await found();
    const given = { assessmentId, id: randomUUID() as TopicId, place: 'S1', ...peat };
    const [once, twice] = await Promise.all([api.topics.addOwn(given), api.topics.addOwn(given)]);
    expect(twice).toEqual(once);
    const other = { ...given, id: randomUUID() as TopicId, name: ' peat in  GROWING media' };
    await expect(api.topics.addOwn(other)).rejects.toMatchObject({ code: 'topic-name-taken' });
    const two = ['Noise', 'noise'].map((name) =>
      api.topics.addOwn({ assessmentId, id: randomUUID() as TopicId, place: 'S3', name, description: '' }),
    );
    const outcomes = (await Promise.allSettled(two)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).topics.filter(({ code }) => code.includes('own'))).toHaveLength(2);
  });

  it('is renamed only by a person who has seen its current name; others are shown it', async () => {
    const { api, assessmentId, draft, add } = await found();
    const { id } = await add('E4', 'Bees');
    const change = (name: string, seen: string) =>
      api.topics.changeOwn({ assessmentId, id, name, description: '', seen: { name: seen, description: '' } });
    expect(await change('Wild bees', 'Bees')).toMatchObject({ name: 'Wild bees', code: 'E4-own-1' });
    await expect(change('Pollinators', 'Bees')).rejects.toMatchObject({
      code: 'topic-changed',
      data: { name: 'Wild bees', description: '' },
    });
    await expect(change(mustHave(draft.topics[0]).name, 'Wild bees')).rejects.toMatchObject({
      code: 'topic-name-taken',
    });
    await expect(change('  ', 'Wild bees')).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['name'], code: 'topic-name-required' }] },
    });
  });

  it('is deleted with everything under it, if that is as much as the person was shown', async () => {
    const { api, assessmentId, add, read, rate } = await found();
    const { id } = await add('G1', 'Lobbying of growers');
    await rate(id);
    const remove = (components: number) => api.topics.removeOwn({ assessmentId, id, components, isScored: false });
    await expect(remove(0)).rejects.toMatchObject({ code: 'topic-in-use', data: { components: 1, isScored: false } });
    await remove(1);
    const after = await read();
    expect(after.components).toEqual([]);
    expect(after.topics.some((topic) => topic.id === id)).toBe(false);
    await expect(remove(1)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('provides no way to rename or delete a standard topic, nor to add one at an unknown place', async () => {
    const { api, assessmentId, draft, add } = await found();
    const { id, name, description } = mustHave(draft.topics[0]);
    const own = { assessmentId, id };
    await expect(api.topics.removeOwn({ ...own, components: 0, isScored: false })).rejects.toMatchObject({
      code: 'not-found',
    });
    const renamed = { ...own, name: 'Mine', description: '', seen: { name, description } };
    await expect(api.topics.changeOwn(renamed)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add('E9', 'Nowhere')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is copied to the next year with its components, and cannot be added once completed', async () => {
    const { api, assessmentId, add, rate } = await found();
    const { id } = await add('E1', 'Peat');
    await rate(id);
    await api.assessment.complete({ assessmentId });
    await expect(add('E1', 'Late')).rejects.toMatchObject({ code: 'assessment-completed' });
    const { id: copyId } = await api.assessment.begin({ copyOf: assessmentId });
    const copy = await api.assessment.read({ assessmentId: copyId });
    const topic = mustHave(copy.topics.find(({ code }) => code === 'E1-own-1'));
    expect(copy.components).toMatchObject([{ topicId: topic.id }]);
  });

  it(`is one of at most ${MAX_OWN_TOPICS}`, async () => {
    const { add } = await found();
    for (let count = 1; count <= MAX_OWN_TOPICS; count += 1) await add('S', `Matter ${count}`);
    await expect(add('S', 'One more')).rejects.toMatchObject({
      code: 'too-many-rows',
      data: { most: MAX_OWN_TOPICS, noun: 'own-topics' },
    });
  });

  it('is kept when the version of the standards is changed', async () => {
    const { api, assessmentId, draft, add, read } = await found();
    await add('E1', 'Peat');
    const { version } = draft.assessment;
    const chosen = { esrsVersion: 'esrs-2026', financialYearStart: '2026-01-01', version } as const;
    await api.assessment.chooseVersion({ assessmentId, ...chosen });
    expect((await read()).topics.map(({ name }) => name)).toContain('Peat');
  });
});
