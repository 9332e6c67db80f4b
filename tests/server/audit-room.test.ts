import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawSample } from '#domain/audit/draw-sample.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { CommentId, ComponentId, MeasureId } from '#domain/ids.ts';
import { measureFields } from '#domain/measures/fields.ts';
import { hashText } from '#server/platform/hash/hash-text.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp, type Visitor } from '../shared/front-door.ts';
import { dayAfter, joinAsAuditor } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, type World } from '../shared/world.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let app: TestApp;
let world: World;
let auditor: Visitor;
let now = Date.now();
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database, {}, {}, {}, () => new Date(now));
  world = await foundWorld(app);
  auditor = await joinAsAuditor(app, world, { lastDay: dayAfter(30, now) });
});
afterAll(() => database.close());

const room = (visitor: Visitor = auditor) => visitor.api.audit.read({ assessmentId: world.assessmentId });
const onComponent = () =>
  ({ assessmentId: world.assessmentId, noun: 'component', recordId: world.component.id }) as const;

async function addComponent(title: string) {
  const id = randomUUID() as ComponentId;
  const { assessmentId, topicId } = world;
  await world.api.components.create({ assessmentId, id, topicId, ...componentFields, title });
  return id;
}

async function ask(body: string, recordId: string = world.component.id) {
  const id = randomUUID() as CommentId;
  await auditor.api.comments.add({ ...onComponent(), recordId, id, threadId: null, body, chosen: [] });
  return id;
}
const answer = (by: Visitor, threadId: CommentId, recordId: string = world.component.id) =>
  by.api.comments.add({
    ...onComponent(),
    recordId,
    id: randomUUID() as CommentId,
    threadId,
    body: 'Because of the survey.',
    chosen: [],
  });
const stateOf = async (id: CommentId) => (await room()).questions.find(({ commentId }) => commentId === id)?.state;

it('keeps what was looked at, and says what was changed since', async () => {
  const { marks } = await auditor.api.audit.mark({ ...onComponent(), note: 'Agrees with the survey' });
  expect(marks).toMatchObject([{ note: 'Agrees with the survey', by: 'Aud Itor', isOwn: true, isChangedSince: false }]);
  const { version, ...fields } = world.component;
  await world.api.components.update({
    ...fields,
    assessmentId: world.assessmentId,
    title: 'Called otherwise',
    seenVersion: version,
  });
  expect((await room()).marks).toMatchObject([{ isChangedSince: true }]);
  expect((await room(world)).marks).toMatchObject([{ isOwn: false, isChangedSince: true }]);
  expect((await auditor.api.audit.mark({ ...onComponent(), note: '' })).marks).toMatchObject([
    { isChangedSince: false },
  ]);
  expect((await auditor.api.audit.unmark(onComponent())).marks).toEqual([]);
});

it('says of what was looked at that its measures, and by which scores results are computed, were changed since', async () => {
  const { assessmentId } = world;
  const looked = [
    { assessmentId, noun: 'component', recordId: world.component.id, note: '' },
    { assessmentId, noun: 'topic', recordId: world.topicId, note: '' },
    { assessmentId, noun: 'thresholds', recordId: assessmentId, note: '' },
  ] as const;
  const changed = async () =>
    (await room()).marks.flatMap(({ noun, isChangedSince }) => (isChangedSince ? [noun] : [])).toSorted();
  for (const each of looked) await auditor.api.audit.mark(each);
  expect(await changed()).toEqual([]);
  const measure = { ...startingValues(measureFields), componentId: world.component.id, title: 'Basin' };
  const id = randomUUID() as MeasureId;
  await world.api.measures.save({ assessmentId, id, ...measure, seenVersion: null });
  expect(await changed()).toEqual(['component', 'topic']);
  const { assessment } = await world.api.assessment.read({ assessmentId });
  const { thresholds, version } = assessment;
  await world.api.assessment.adoptThresholds({
    assessmentId,
    ...thresholds,
    scoreBasis: 'net',
    reason: 'Board',
    version,
  });
  expect(await changed()).toEqual(['component', 'thresholds', 'topic']);
  for (const { note: _note, ...record } of looked) await auditor.api.audit.unmark(record);
});

it('marks thresholds and sign-off of the assessment itself, and nothing that is not there', async () => {
  const { assessmentId } = world;
  const mark = (noun: 'thresholds' | 'component', recordId: string) =>
    auditor.api.audit.mark({ assessmentId, noun, recordId, note: '' });
  expect((await mark('thresholds', assessmentId)).marks).toMatchObject([{ name: 'Thresholds' }]);
  await expect(mark('thresholds', randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  await expect(mark('component', randomUUID())).rejects.toMatchObject({ code: 'not-found' });
});

it('has a question answered by members and closed by her alone', async () => {
  const id = await ask('Why is this a 4?');
  expect(await stateOf(id)).toBe('open');
  expect(app.added.at(-1)).toMatchObject({ queue: 'notices', data: { as: 'question', commentId: id } });
  await answer(world, id);
  expect(app.added.at(-1)).toMatchObject({ queue: 'notices', data: { as: 'answer' } });
  expect(await stateOf(id)).toBe('answered');
  const { assessmentId } = world;
  await expect(world.api.comments.resolve({ assessmentId, id })).rejects.toMatchObject({ code: 'not-own-comment' });
  await answer(auditor, id);
  expect(await stateOf(id)).toBe('open');
  await auditor.api.comments.resolve({ assessmentId, id });
  expect(await stateOf(id)).toBe('closed');
});

it('lets her write in questions only, and settle nobody else’s thread', async () => {
  const { assessmentId, comment } = world;
  await expect(answer(auditor, comment.id)).rejects.toMatchObject({ code: 'not-a-question' });
  await expect(auditor.api.comments.resolve({ assessmentId, id: comment.id })).rejects.toMatchObject({
    code: 'not-own-comment',
  });
});

it('keeps a question about a record that is deleted since, with its name, and takes answers to it', async () => {
  const recordId = await addComponent('Soon to be gone');
  const id = await ask('What is this?', recordId);
  await world.api.components.remove({ assessmentId: world.assessmentId, id: recordId });
  const found = (await room(world)).questions.find(({ commentId }) => commentId === id);
  expect(found).toMatchObject({ name: 'Soon to be gone', isGone: true, state: 'open' });
  await answer(world, id, recordId);
  expect(await stateOf(id)).toBe('answered');
});

it('draws a sample that anybody can draw again, and keeps it as drawn', async () => {
  for (let index = 0; index < 6; index += 1) await addComponent(`Entry ${index}`);
  const { assessmentId } = world;
  const drawing = { assessmentId, id: randomUUID(), name: 'First', seed: '2026', size: 3 };
  const query = { noun: 'component', where: [] } as const;
  const { samples } = await auditor.api.audit.draw({ ...drawing, query });
  const drawn = mustHave(samples[0]);
  const { components } = await world.api.assessment.read({ assessmentId });
  const again = drawSample({ ids: components.map(({ id }) => id), seed: '2026', size: 3 }, hashText);
  expect(drawn.items.map(({ id }) => id)).toEqual(again.ids);
  expect(drawn).toMatchObject({ population: components.length, populationSha256: again.populationSha256 });
  expect((await auditor.api.audit.draw({ ...drawing, seed: 'another', query })).samples).toHaveLength(1);
  const none = { noun: 'component', where: [{ field: 'kind', is: 'equal', value: 'opportunity' }] } as const;
  await expect(
    auditor.api.audit.draw({ ...drawing, id: randomUUID(), query: { ...none, where: [...none.where] } }),
  ).rejects.toMatchObject({ code: 'nothing-to-draw' });
});

it('notes a visit once until she pauses for half an hour, and each file that she takes along', async () => {
  const { assessmentId } = world;
  const visits = async () => (await room(world)).visits.filter(({ what }) => what === 'opened').length;
  const before = await visits();
  expect(before).toBeGreaterThan(0);
  now += 20 * MINUTE;
  await room();
  now += 20 * MINUTE;
  await room();
  expect(await visits()).toBe(before);
  now += 31 * MINUTE;
  await room();
  expect(await visits()).toBe(before + 1);
  await auditor.api.history.asCsv({ assessmentId });
  const { changes } = await world.api.history.ofAssessment({ assessmentId });
  expect(changes[0]).toMatchObject({ noun: 'visit', by: 'Aud Itor', title: 'the file “history.csv”' });
});
