import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const linesOf = async ({ api, assessmentId }: World) =>
  (await api.history.ofAssessment({ assessmentId, noun: 'topic' })).changes;

/** Undoes the topic's newest line. */
async function undoLast(world: World) {
  const { api, assessmentId, ownTopic } = world;
  const { changes } = await api.history.ofRecord({ assessmentId, noun: 'topic', id: ownTopic.id });
  await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
}

const rename = ({ api, assessmentId, ownTopic: { id, name, description } }: World, to: string) =>
  api.topics.changeOwn({ assessmentId, id, name: to, description, seen: { name, description } });

describe('a company’s own topics in the history', () => {
  it('are included when they are added, changed and deleted; standard topics are not', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic } = world;
    await rename(world, 'Noise at night');
    const doomed = { assessmentId, id: ownTopic.id, components: 0, isScored: false };
    await api.topics.removeOwn({ ...doomed, reason: 'Covered by E1' });
    const lines = await linesOf(world);
    expect(lines.map(({ verb, title, fields, reason }) => [verb, title, fields, reason])).toEqual([
      ['deleted', 'Noise at night', [], 'Covered by E1'],
      [
        'changed',
        'Noise at night',
        [{ field: 'name', label: 'Name', from: ownTopic.name, to: 'Noise at night' }],
        null,
      ],
      ['added', ownTopic.name, [], null],
    ]);
    expect(lines[0]?.held.map(({ label }) => label)).toEqual(['Name', 'What it is about']);
    const other = await foundThroughTheDoor(app);
    const all = await other.api.history.ofAssessment({ assessmentId: other.draft.assessment.id });
    expect(all.changes.filter(({ noun }) => noun === 'topic')).toEqual([]);
  });

  it('stay included separately if a transfer changes the list', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, draft } = world;
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: draft.assessment.version });
    expect((await linesOf(world)).map(({ verb, title }) => [verb, title])).toEqual([['added', world.ownTopic.name]]);
  });

  it('are restored with what was deleted with them, under their ids', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic, component } = world;
    const { version: seenVersion, ...fields } = component;
    await api.components.update({ assessmentId, ...fields, topicId: ownTopic.id, seenVersion });
    const score = { topicId: ownTopic.id, impactScore: 8, financialScore: 2, justification: '', seenVersion: null };
    await api.scores.save({ assessmentId, scores: [score] });
    const before = await api.assessment.read({ assessmentId });
    await api.topics.removeOwn({ assessmentId, id: ownTopic.id, components: 1, isScored: true });
    await undoLast(world);
    const after = await api.assessment.read({ assessmentId });
    const said = ({ topics, components, scores }: typeof after) =>
      [topics, components, scores].map((rows) =>
        rows.map((row) => JSON.stringify({ ...row, version: undefined })).toSorted(),
      );
    expect(said(after)).toEqual(said(before));
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'component' });
    expect(changes[0]).toMatchObject({ verb: 'added', reason: expect.stringMatching(/^Undone: /) });
    // The history still shows the state in between.
    const at = mustHave((await linesOf(world)).find(({ verb }) => verb === 'deleted')).at;
    const then = await api.history.asOf({ assessmentId, at });
    expect(then.topics.some(({ id }) => id === ownTopic.id)).toBe(false);
    expect(then.components).toEqual([]);
  });

  it('are restored under the next code if theirs is taken, and not next to one of the same name', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic } = world;
    await api.topics.removeOwn({ assessmentId, id: ownTopic.id, components: 0, isScored: false });
    const other = { assessmentId, id: randomUUID() as TopicId, place: 'E1', description: '' };
    const namesake = await api.topics.addOwn({ ...other, name: ownTopic.name });
    expect(namesake.code).toBe(ownTopic.code);
    await expect(undoLast(world)).rejects.toMatchObject({ code: 'conflict' });
    const seen = { name: namesake.name, description: '' };
    await api.topics.changeOwn({ assessmentId, id: namesake.id, name: 'Another', description: '', seen });
    await undoLast(world);
    const { topics } = await api.assessment.read({ assessmentId });
    expect(topics.find(({ id }) => id === ownTopic.id)).toMatchObject({ name: ownTopic.name, code: 'E1-own-2' });
  });

  it('are renamed back by undo, and removed again only while nothing is under them', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic } = world;
    await rename(world, 'Noise at night');
    await undoLast(world);
    const named = (await api.assessment.read({ assessmentId })).topics.find(({ id }) => id === ownTopic.id);
    expect(named?.name).toBe(ownTopic.name);
    const added = mustHave((await linesOf(world)).at(-1)).id;
    const selection = { topicId: ownTopic.id, isRelevant: false, seenVersion: null };
    await api.topics.saveSelections({ assessmentId, selections: [selection] });
    await expect(api.undo.change({ assessmentId, id: added })).rejects.toMatchObject({ code: 'conflict' });
    const aside = mustHave((await api.history.ofAssessment({ assessmentId, noun: 'selection' })).changes[0]);
    await api.undo.change({ assessmentId, id: aside.id });
    await api.undo.change({ assessmentId, id: added });
    expect((await api.assessment.read({ assessmentId })).topics.some(({ id }) => id === ownTopic.id)).toBe(false);
  });

  it('do not include standard topics, which cannot be undone', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'topic', id: mustHave(draft.topics[0]).id });
    expect(changes).toEqual([]);
  });
});
