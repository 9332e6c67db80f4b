import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSample } from '#domain/audit/draw-sample.ts';
import { startingValues } from '#domain/fields/values.ts';
import type {
  CommentId,
  CompanyId,
  ComponentId,
  EvidenceId,
  EvidenceRevisionId,
  MeasureId,
  UserId,
} from '#domain/ids.ts';
import { measureFields } from '#domain/measures/fields.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp, type Visitor } from '../shared/front-door.ts';
import { dayAfter, joinAsAuditor, joinCompany } from '../shared/join-company.ts';
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

it('keeps which records the auditor looked at, and shows what has changed since', async () => {
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

it('keeps an auditor’s mark when another auditor removes theirs', async () => {
  const other = await joinAsAuditor(app, world, { lastDay: dayAfter(30, now) });
  await auditor.api.audit.mark({ ...onComponent(), note: 'Mine' });
  expect((await other.api.audit.unmark(onComponent())).marks).toMatchObject([{ note: 'Mine', isOwn: false }]);
  await other.api.audit.mark({ ...onComponent(), note: 'Of the other' });
  const { marks } = await other.api.audit.unmark(onComponent());
  expect(marks).toMatchObject([{ note: 'Mine', isOwn: false }]);
  expect((await auditor.api.audit.unmark(onComponent())).marks).toEqual([]);
});

it('shows marked records as changed when their measures or the basis of the results change', async () => {
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

it('marks thresholds and sign-off of the assessment itself, and rejects records that do not exist', async () => {
  const { assessmentId } = world;
  const mark = (noun: 'thresholds' | 'component', recordId: string) =>
    auditor.api.audit.mark({ assessmentId, noun, recordId, note: '' });
  expect((await mark('thresholds', assessmentId)).marks).toMatchObject([{ name: 'Thresholds' }]);
  await expect(mark('thresholds', randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  await expect(mark('component', randomUUID())).rejects.toMatchObject({ code: 'not-found' });
});

it('lets members answer a question and only the auditor close it', async () => {
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

it('lets the auditor write only in questions, and close nobody else’s thread', async () => {
  const { assessmentId, comment } = world;
  await expect(answer(auditor, comment.id)).rejects.toMatchObject({ code: 'not-a-question' });
  await expect(auditor.api.comments.resolve({ assessmentId, id: comment.id })).rejects.toMatchObject({
    code: 'not-own-comment',
  });
});

it('keeps a question about a record that has since been deleted, with its name, and accepts answers to it', async () => {
  const recordId = await addComponent('Soon to be gone');
  const id = await ask('What is this?', recordId);
  await world.api.components.remove({ assessmentId: world.assessmentId, id: recordId });
  const found = (await room(world)).questions.find(({ commentId }) => commentId === id);
  expect(found).toMatchObject({ name: 'Soon to be gone', isGone: true, state: 'open' });
  await answer(world, id, recordId);
  expect(await stateOf(id)).toBe('answered');
});

it('draws a sample that anyone can reproduce, and keeps it as drawn', async () => {
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

it('records a visit once until the auditor pauses for half an hour, and each file that they download', async () => {
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

/** One record of each kind that a score rests on, in a company whose auditor can read only this assessment. */
async function foundRest() {
  const theirs = await foundWorld(app);
  const { assessmentId } = theirs;
  const aud = await joinAsAuditor(app, theirs, { assessments: [assessmentId], lastDay: dayAfter(30, now) });
  const records = [
    { noun: 'measure', recordId: theirs.measure.id },
    { noun: 'evidence', recordId: theirs.evidence.evidence.id },
    { noun: 'thresholds', recordId: assessmentId },
    { noun: 'sign-off', recordId: assessmentId },
    { noun: 'activity', recordId: theirs.activity.id },
  ] as const;
  return { theirs, aud, assessmentId, records };
}
type Rest = Awaited<ReturnType<typeof foundRest>>;
type AtRest = Rest['records'][number];
const ourWords = (body: string) => ({ id: randomUUID() as CommentId, threadId: null, body, chosen: [] });

describe('measures, evidence, thresholds, sign-off and activities', () => {
  let rest: Rest;
  beforeAll(async () => {
    rest = await foundRest();
  });

  it('each get questions in a separate thread, with answers, shown under their names', async () => {
    const { theirs, aud, assessmentId, records } = rest;
    const names = [
      theirs.measure.title,
      theirs.evidence.evidence.title,
      'Thresholds',
      'Sign-off',
      theirs.activity.name,
    ];
    for (const [index, record] of records.entries()) {
      const said = ourWords(`What of the ${record.noun}?`);
      const thread = await aud.api.comments.add({ assessmentId, ...record, ...said });
      expect(thread).toMatchObject([{ id: said.id, isQuestion: true }]);
      const reply = { ...ourWords('So it is.'), threadId: said.id };
      await theirs.api.comments.add({ assessmentId, ...record, ...reply });
      const { questions } = await aud.api.audit.read({ assessmentId });
      expect(questions[0]).toMatchObject({ ...record, name: names[index], isGone: false, state: 'answered' });
    }
    const { records: counted } = await theirs.api.comments.overview({ assessmentId });
    expect(counted.map(({ name, open }) => [name, open])).toEqual(
      expect.arrayContaining(names.map((name) => [name, 1])),
    );
    const { changes } = await theirs.api.history.ofAssessment({ assessmentId, noun: 'comment' });
    expect(changes.map(({ title }) => title)).toEqual(expect.arrayContaining(names));
  });

  it('are marked in their current state, each outdated only by its own changes', async () => {
    const { theirs, aud, assessmentId, records } = rest;
    const mark = (record: AtRest) => aud.api.audit.mark({ assessmentId, ...record, note: '' });
    const changed = async () =>
      (await aud.api.audit.read({ assessmentId })).marks.flatMap(({ noun, isChangedSince }) =>
        isChangedSince ? [noun] : [],
      );
    for (const record of records) await mark(record);
    expect(await changed()).toEqual([]);
    const { version, ...measure } = theirs.measure;
    await theirs.api.measures.save({ assessmentId, ...measure, owner: 'Site manager', seenVersion: version });
    expect(await changed()).toEqual(['measure']);
    await mark(records[0]);
    const { evidence } = theirs.evidence;
    const { datedOn, validUntil, ownerId, note } = evidence;
    const about = { title: 'Called otherwise', note, datedOn, validUntil, ownerId, url: null };
    await theirs.api.evidence.change({ id: evidence.id, ...about, seenVersion: evidence.version });
    expect(await changed()).toEqual(['evidence']);
    await mark(records[1]);
    const file = { fileId: theirs.storedFileId, fileName: 'again.txt', revisionId: randomUUID() as EvidenceRevisionId };
    await theirs.api.evidence.replace({ id: evidence.id, ...file, seenRevision: 1 });
    expect(await changed()).toEqual(['evidence']);
    await mark(records[1]);
    const { version: seenVersion, id, name, kind, tier, place, position } = theirs.activity;
    const activities = [{ id, name, kind, tier, place, position, note: 'Visited in May', seenVersion }];
    await theirs.api.valueChain.save({ assessmentId, activities });
    expect(await changed()).toEqual(['activity']);
  });

  it('belong to this assessment only: those of other assessments or companies, or unused here, are not found', async () => {
    const { theirs, aud, assessmentId, records } = rest;
    const idle = await theirs.api.evidence.add({
      id: randomUUID() as EvidenceId,
      ...{ title: 'Used nowhere', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/report' },
      use: null,
    });
    const [ofMeasure, ofEvidence, ofThresholds] = records;
    const elsewhere = [
      { ...ofMeasure, recordId: world.measure.id },
      { ...ofEvidence, recordId: world.evidence.evidence.id },
      { ...ofEvidence, recordId: idle.evidence.id },
      { ...ofThresholds, recordId: world.assessmentId },
      { noun: 'sign-off', recordId: theirs.measure.id },
      { noun: 'activity', recordId: world.activity.id },
    ] as const;
    for (const record of elsewhere) {
      const asking = aud.api.comments.add({ assessmentId, ...record, ...ourWords('Here?') });
      await expect(asking, record.noun).rejects.toMatchObject({ code: 'not-found' });
      const marking = aud.api.audit.mark({ assessmentId, ...record, note: '' });
      await expect(marking, record.noun).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('let the auditor read only those lines of the evidence history that belong to their assessment', async () => {
    const { theirs, aud, assessmentId } = await foundRest();
    await theirs.api.evidence.add({
      id: randomUUID() as EvidenceId,
      ...{ title: 'Used nowhere', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/report' },
      use: null,
    });
    const { user } = await aud.api.session.read();
    const member = {
      ...{ userId: mustHave(user).id as UserId, companyId: theirs.company.id as CompanyId, requestId: 'lines' },
      ...{ role: 'auditor' as const, audit: { until: new Date(now), assessments: [assessmentId] } },
    };
    const lines = await database.inCompany(member, (tx) =>
      tx.selectFrom('history').select(['tableName', 'rowId']).where('tableName', 'like', 'evidence%').execute(),
    );
    const { evidence, revisions, uses } = theirs.evidence;
    expect(lines.map(({ tableName, rowId }) => [tableName, rowId])).toEqual(
      expect.arrayContaining([
        ['evidence', evidence.id],
        ['evidence_revisions', mustHave(revisions[0]).id],
        ['evidence_uses', mustHave(uses[0]).id],
      ]),
    );
    expect(lines).toHaveLength(3);
  });

  it('keep their questions under their old names after deletion, and accept no new ones', async () => {
    const { theirs, aud, assessmentId, records } = await foundRest();
    const [ofMeasure, ofEvidence] = records;
    for (const record of [ofMeasure, ofEvidence]) {
      await aud.api.comments.add({ assessmentId, ...record, ...ourWords('Since when?') });
    }
    // Deleting an entry deletes its measure.
    await theirs.api.components.remove({ assessmentId, id: theirs.component.id });
    await theirs.api.evidence.remove({ id: theirs.evidence.evidence.id });
    const { questions } = await aud.api.audit.read({ assessmentId });
    expect(questions.map(({ noun, name, isGone }) => [noun, name, isGone])).toEqual([
      ['evidence', theirs.evidence.evidence.title, true],
      ['measure', theirs.measure.title, true],
    ]);
    for (const record of [ofMeasure, ofEvidence]) {
      const late = aud.api.comments.add({ assessmentId, ...record, ...ourWords('And now?') });
      await expect(late).rejects.toMatchObject({ code: 'not-found' });
      const threadId = mustHave(questions.find(({ noun }) => noun === record.noun)).commentId as CommentId;
      await theirs.api.comments.add({ assessmentId, ...record, ...ourWords('Since May.'), threadId });
    }
  });

  it('send questions to the owner: the entry’s owner for a measure, the evidence’s own for evidence, otherwise the admins', async () => {
    const { theirs, aud, assessmentId, records } = await foundRest();
    await joinCompany(app, theirs, 'user', 'Uma User');
    const { people } = await theirs.api.assignments.list({ assessmentId });
    const idOf = (who: string) => mustHave(people.find(({ name }) => name === who)).userId;
    const toldOf = async (record: AtRest) => {
      const said = ourWords('Who knows?');
      await aud.api.comments.add({ assessmentId, ...record, ...said });
      const { data } = mustHave(app.added.findLast((job) => job.queue === 'notices'));
      expect(data).toMatchObject({ as: 'question', commentId: said.id, noun: record.noun, recordId: record.recordId });
      return (data as { people: UserId[] }).people;
    };
    for (const record of records) expect(await toldOf(record)).toEqual([idOf('Ada Founder')]);
    const entry = { noun: 'component', key: theirs.component.id } as const;
    await theirs.api.assignments.assign({ assessmentId, records: [entry], owner: idOf('Uma User') });
    const { id, title, note, datedOn, validUntil, version } = theirs.evidence.evidence;
    const about = { title, note, datedOn, validUntil, url: null, ownerId: idOf('Uma User') };
    await theirs.api.evidence.change({ id, ...about, seenVersion: version });
    expect(await toldOf(records[0])).toEqual([idOf('Uma User')]);
    expect(await toldOf(records[1])).toEqual([idOf('Uma User')]);
    expect(await toldOf(records[2])).toEqual([idOf('Ada Founder')]);
  });
});
