import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
});
afterAll(() => database.close());

const countHistory = () =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from history');
    return rows[0]?.count;
  });

describe('saving rows', () => {
  it('changes nothing if the rows equal what is saved: no version, no line in the history', async () => {
    const { api, assessmentId, component, score, stakeholder } = world;
    const { version, ...fields } = component;
    const before = await countHistory();
    expect(await api.components.update({ assessmentId, ...fields, seenVersion: version })).toEqual(component);
    const { version: seenVersion, ...scored } = score;
    expect(await api.scores.save({ assessmentId, scores: [{ ...scored, seenVersion }] })).toEqual([score]);
    const { version: seen, ...row } = stakeholder;
    expect(await api.stakeholders.save({ assessmentId, rows: [{ ...row, seenVersion: seen }] })).toEqual([stakeholder]);
    expect(await countHistory()).toBe(before);
  });

  it('changes nothing either if company, name, standard or thresholds are saved unchanged', async () => {
    const { api, draft } = await foundWorld(app);
    const { id: assessmentId, financialYearStart, esrsVersion } = draft.assessment;
    const versionOf = async () => (await api.assessment.read({ assessmentId })).assessment.version;
    const company = { name: 'The same', industry: 'retail', size: 'large' } as const;
    const thresholds = { impact: 15, financial: 20, reason: 'Board' } as const;
    const saves = [
      async () => api.company.update({ ...company, version: (await api.company.read({})).version }),
      async () => api.assessment.rename({ assessmentId, name: 'The year', version: await versionOf() }),
      async () =>
        api.assessment.chooseVersion({ assessmentId, financialYearStart, esrsVersion, version: await versionOf() }),
      async () => api.assessment.adoptThresholds({ assessmentId, ...thresholds, version: await versionOf() }),
    ];
    for (const save of saves) await save();
    const before = { history: await countHistory(), version: await versionOf(), company: await api.company.read({}) };
    for (const save of saves) await save();
    const after = { history: await countHistory(), version: await versionOf(), company: await api.company.read({}) };
    expect(after).toEqual(before);
  });

  it('returns the rows in the sender’s order, with one version more for those that changed', async () => {
    const { api, assessmentId, draft, score } = world;
    const [, second, third] = draft.topics;
    const of = (topicId: TopicId | undefined, seenVersion: number | null, impactScore: number) => ({
      topicId: topicId as TopicId,
      impactScore,
      financialScore: score.financialScore,
      justification: score.justification,
      seenVersion,
    });
    const saved = await api.scores.save({
      assessmentId,
      scores: [of(third?.id, null, 3), of(score.topicId, score.version, 9), of(second?.id, null, 2)],
    });
    expect(saved.map((row) => [row.topicId, row.impactScore, row.version])).toEqual([
      [third?.id, 3, 1],
      [score.topicId, 9, score.version + 1],
      [second?.id, 2, 1],
    ]);
  });

  it('writes none of them if one has a conflict', async () => {
    const { api, assessmentId } = world;
    const { stakeholders } = await api.assessment.read({ assessmentId });
    const [row] = stakeholders;
    if (!row) throw new Error('The world has a stakeholder.');
    const { version, ...fields } = row;
    const fresh = { ...fields, id: randomUUID() as typeof row.id, stakeholderNames: 'New' };
    const saving = api.stakeholders.save({
      assessmentId,
      rows: [
        { ...fresh, seenVersion: null },
        { ...fields, stakeholderNames: 'Other', seenVersion: version + 1 },
      ],
    });
    // The id tells the person's page that the change was their own, made in another window.
    const changedById = (await api.session.read()).user?.id;
    await expect(saving).rejects.toMatchObject({
      data: { conflicts: [{ key: row.id, current: row, changedBy: 'Ada Founder', changedById }] },
    });
    expect(changedById).toBeDefined();
    expect((await api.assessment.read({ assessmentId })).stakeholders).toEqual(stakeholders);
  });

  it('accepts duplicates in one request once, and reports contradictory ones as a conflict', async () => {
    const { api, assessmentId } = world;
    const answer = {
      section: 'Organizational Information',
      fieldName: 'Twice',
      fieldType: 'text',
      seenVersion: null,
    } as const;
    const save = (...values: string[]) =>
      api.questionnaire.saveResponses({
        assessmentId,
        responses: values.map((fieldValue) => ({ ...answer, fieldValue })),
      });
    await expect(save('one', 'two')).rejects.toMatchObject({ data: { conflicts: [{ key: 'Twice' }] } });
    expect(await save('one', 'one')).toMatchObject([{ fieldValue: 'one' }, { fieldValue: 'one' }]);
  });

  it('matches a row whose id was written in capitals, and whose text contained half a character', async () => {
    const { api, assessmentId, component } = world;
    const id = randomUUID().toUpperCase() as ComponentId;
    const { version: _version, ...fields } = component;
    const add = () => api.components.create({ assessmentId, ...fields, id, description: 'half \ud83c' });
    const added = await add();
    expect(added).toMatchObject({ id: id.toLowerCase(), description: 'half \ufffd', version: 1 });
    expect(await add()).toEqual(added);
  });

  it('shows the existing value to a person who adds a row under an id that is taken', async () => {
    const { api, assessmentId, component } = world;
    const { version: _version, ...fields } = component;
    const adding = api.components.create({ assessmentId, ...fields, title: 'Another' });
    await expect(adding).rejects.toMatchObject({
      data: { conflicts: [{ key: component.id, current: { title: component.title } }] },
    });
  });
});
