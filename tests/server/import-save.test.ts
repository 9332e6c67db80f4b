import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, stakeholderFields, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const SECTION = 'Organizational Information';
const PRODUCTS = 'Describe your main products and services and who buys them.';

/** One of each noun: a topic of the company's own with everything a topic can have, a renamed topic, and the nouns outside topics. */
function everyNoun({ assessmentId, topicId, ownTopic, score, component }: World) {
  const added = randomUUID() as TopicId;
  const justification = 'From the file';
  return {
    assessmentId,
    act: randomUUID(),
    ownTopicsAdded: [{ id: added, place: 'E1.1', name: 'Heat in the halls', description: '' }],
    ownTopicsChanged: [
      {
        id: ownTopic.id,
        ...{ name: 'Renamed', description: '' },
        seen: { name: ownTopic.name, description: ownTopic.description },
      },
    ],
    selections: [{ topicId: added, isRelevant: false, seenVersion: null }],
    scores: [
      { topicId: added, impactScore: 9, financialScore: 2, justification, seenVersion: null },
      { topicId, impactScore: 8, financialScore: 6, justification, seenVersion: mustHave(score).version },
    ],
    stakeholders: [
      {
        ...stakeholderFields,
        id: randomUUID() as StakeholderId,
        stakeholderNames: 'The works council',
        seenVersion: null,
      },
    ],
    responses: [
      {
        ...{ section: SECTION, fieldName: PRODUCTS, fieldValue: 'Steel', fieldType: 'textarea' as const },
        seenVersion: null,
      },
    ],
    componentsAdded: [
      { ...componentFields, id: randomUUID() as ComponentId, topicId: added, title: 'Under the new topic' },
    ],
    componentsChanged: [{ id: component.id, seenVersion: component.version, set: { topicId: added } }],
  };
}

/** The contents of an assessment, in a fixed order. */
async function read({ api, assessmentId }: World) {
  const { topics, selections, scores, stakeholders, responses, components } = await api.assessment.read({
    assessmentId,
  });
  const said = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => JSON.stringify({ ...row, version: 0 })).sort();
  return {
    ...{ topics: said(topics), selections: said(selections), scores: said(scores) },
    ...{ stakeholders: said(stakeholders), responses: said(responses), components: said(components) },
  };
}

const inTheWayOf = (save: Promise<unknown>) =>
  save.then(
    () => [],
    (error: { code: string; data: { rows: { noun: string; why: string; by: string | null }[] } }) => {
      expect(error.code).toBe('rows-in-the-way');
      return error.data.rows.map(({ noun, why }) => `${noun} ${why}`);
    },
  );

describe('saving the contents of a file', () => {
  it('is one act over all nouns, which one undo reverts and another restores', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const before = await read(world);
    const asked = everyNoun(world);
    await api.imports.save(asked);
    const after = await read(world);
    const { topics, components, selections } = await api.assessment.read({ assessmentId });
    const added = mustHave(topics.find(({ name }) => name === 'Heat in the halls'));
    expect(added.code).toBe('E1.1-own-1');
    expect(topics.map(({ name }) => name)).toContain('Renamed');
    expect(components.map(({ topicId }) => topicId)).toEqual([added.id, added.id]);
    expect(selections.find(({ topicId }) => topicId === added.id)).toMatchObject({ isRelevant: false });
    expect(after.responses.length).toBe(before.responses.length + 1);
    expect(after.stakeholders.length).toBe(before.stakeholders.length + 1);

    const { changes } = await api.history.ofAssessment({ assessmentId, acts: 'as-one' });
    expect(changes[0]).toMatchObject({ act: { id: asked.act, lines: 9, isMixed: true } });

    const undone = await api.undo.act({ assessmentId, act: asked.act });
    expect(await read(world)).toEqual(before);
    await api.undo.act({ assessmentId, act: undone.act });
    expect(await read(world)).toEqual(after);
  });

  it('has the same effect when it is sent twice', async () => {
    const world = await foundWorld(app);
    const asked = everyNoun(world);
    await world.api.imports.save(asked);
    const after = await read(world);
    await world.api.imports.save(asked);
    expect(await read(world)).toEqual(after);
  });

  it('reports all conflicts with colleagues’ changes, noun by noun, and then saves nothing', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId, score, component } = world;
    const asked = everyNoun(world);
    const justification = 'Meanwhile';
    await api.scores.save({
      assessmentId,
      scores: [{ topicId, impactScore: 1, financialScore: 1, justification, seenVersion: mustHave(score).version }],
    });
    await api.questionnaire.saveResponses({
      assessmentId,
      responses: [
        { section: SECTION, fieldName: PRODUCTS, fieldValue: 'Iron', fieldType: 'textarea', seenVersion: null },
      ],
    });
    await api.components.remove({ assessmentId, id: component.id });
    const before = await read(world);
    expect(await inTheWayOf(api.imports.save(asked))).toEqual(['score changed', 'answer changed', 'component deleted']);
    expect(await read(world)).toEqual(before);
  });

  it('adds nothing twice where two people import the same file', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId } = world;
    const group = { ...stakeholderFields, stakeholderNames: 'Anglers of the lower river' };
    const asked = () => ({
      assessmentId,
      act: randomUUID(),
      componentsAdded: ['Ovens fail', 'Kilns leak'].map((title) => ({
        ...{ ...componentFields, title, topicId, id: randomUUID() as ComponentId },
      })),
      stakeholders: [{ ...group, id: randomUUID() as StakeholderId, seenVersion: null }],
    });
    const before = (await read(world)).components.length;
    expect(await inTheWayOf(api.imports.save(asked()))).toEqual([]);
    expect(await inTheWayOf(api.imports.save(asked()))).toEqual([
      'component added',
      'component added',
      'stakeholder added',
    ]);
    expect((await read(world)).components.length).toBe(before + 2);
    // An entry that the import itself renames makes room for another of its name.
    const { components } = await api.assessment.read({ assessmentId });
    const { id, version } = mustHave(components.find(({ title }) => title === 'Kilns leak'));
    const renamed = {
      ...asked(),
      stakeholders: [],
      componentsChanged: [{ id, seenVersion: version, set: { title: 'Kiln 2 leaks' } }],
    };
    await api.imports.save({ ...renamed, componentsAdded: renamed.componentsAdded.slice(1) });
    expect((await read(world)).components.length).toBe(before + 3);
  });

  it('reports topics with the same name or changed in the meantime before anything under them', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic } = world;
    const asked = everyNoun(world);
    const { name, description } = ownTopic;
    await api.topics.addOwn({
      ...{ assessmentId, id: randomUUID() as TopicId, place: 'S1' },
      ...{ name: 'heat in the HALLS', description: '' },
    });
    await api.topics.changeOwn({
      ...{ assessmentId, id: ownTopic.id, seen: { name, description } },
      ...{ name: 'Called otherwise', description: '' },
    });
    expect(await inTheWayOf(api.imports.save(asked))).toEqual(['own-topic name-taken', 'own-topic changed']);
    await api.topics.removeOwn({ assessmentId, id: ownTopic.id, components: 0, isScored: false });
    expect(await inTheWayOf(api.imports.save({ ...asked, ownTopicsAdded: [] }))).toEqual(['own-topic deleted']);
  });

  it('cannot be undone where a colleague has put something under a topic that it added', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const asked = everyNoun(world);
    await api.imports.save(asked);
    const topicId = mustHave(asked.ownTopicsAdded[0]).id;
    const { id } = await api.components.create({
      ...{ assessmentId, ...componentFields, id: randomUUID() as ComponentId, topicId },
      title: 'Of a colleague',
    });
    await expect(api.undo.act({ assessmentId, act: asked.act })).rejects.toMatchObject({ code: 'conflict' });
    await api.components.remove({ assessmentId, id });
    await api.undo.act({ assessmentId, act: asked.act });
    const { topics } = await api.assessment.read({ assessmentId });
    expect(topics.map(({ name }) => name)).not.toContain('Heat in the halls');
  });

  it('reaches nothing in another company, whatever ids it names', async () => {
    const [world, other] = [await foundWorld(app), await foundWorld(app, 'zither')];
    const { api, assessmentId } = world;
    const before = [await read(world), await read(other)];
    const act = randomUUID();
    const justification = '';
    for (const asked of [
      { scores: [{ topicId: other.topicId, impactScore: 1, financialScore: 1, justification, seenVersion: null }] },
      { selections: [{ topicId: other.topicId, isRelevant: false, seenVersion: null }] },
      { componentsAdded: [{ ...componentFields, id: randomUUID() as ComponentId, topicId: other.topicId }] },
    ]) {
      await expect(api.imports.save({ assessmentId, act, ...asked })).rejects.toMatchObject({ code: 'not-found' });
    }
    const { id, version } = other.component;
    const changed = { assessmentId, act, componentsChanged: [{ id, seenVersion: version, set: { title: 'x' } }] };
    expect(await inTheWayOf(api.imports.save(changed))).toEqual(['component deleted']);
    expect([await read(world), await read(other)]).toEqual(before);
    // A new row may reuse an id that exists in another company.
    const stakeholderId = other.stakeholder.id;
    const row = { ...stakeholderFields, id: stakeholderId, stakeholderNames: 'Ours', seenVersion: null };
    await api.imports.save({ assessmentId, act, stakeholders: [row] });
    expect(await read(other)).toEqual(before[1]);
  });

  it('follows the rules of each noun, and is refused for a completed assessment', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId } = world;
    const act = randomUUID();
    const justification = '';
    for (const asked of [
      { scores: [{ topicId, impactScore: 11, financialScore: 1, justification, seenVersion: null }] },
      {
        stakeholders: [
          { ...stakeholderFields, id: randomUUID() as StakeholderId, stakeholderGroup: 'nobody', seenVersion: null },
        ],
      },
      { componentsAdded: [{ ...componentFields, id: randomUUID() as ComponentId, topicId, title: ' ' }] },
    ]) {
      await expect(api.imports.save({ assessmentId, act, ...asked })).rejects.toMatchObject({ code: 'malformed' });
    }
    const asked = everyNoun(world);
    await api.assessment.complete({ assessmentId });
    await expect(api.imports.save(asked)).rejects.toMatchObject({ code: 'assessment-completed' });
  });
});
