import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSample } from '#domain/audit/draw-sample.ts';
import type { CommentId, ComponentId, EvidenceId, EvidenceUseId, TopicId } from '#domain/ids.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinAsAuditor } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
let auditor: Visitor;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
  auditor = await joinAsAuditor(app, world);
});
afterAll(() => database.close());

const leftOut = (visitor: Visitor | World = world) => visitor.api.audit.leftOut({ assessmentId: world.assessmentId });
const whole = () => world.api.assessment.read({ assessmentId: world.assessmentId });
const componentOf = async (id: string) => mustHave((await whole()).components.find((row) => row.id === id));

async function topicAt(place: number): Promise<TopicId> {
  return mustHave((await whole()).topics[place]).id;
}

async function addEntry(title: string, stated: Partial<typeof componentFields> = {}, topicId = world.topicId) {
  const id = randomUUID() as ComponentId;
  const { assessmentId } = world;
  await world.api.components.create({ assessmentId, id, topicId, ...componentFields, ...stated, title });
  return id;
}

async function change(id: ComponentId, changed: object, reason?: string) {
  const { version, ...fields } = await componentOf(id);
  const { assessmentId } = world;
  await world.api.components.update({
    assessmentId,
    ...fields,
    ...changed,
    seenVersion: version,
    ...(reason && { reason }),
  });
}

async function setAside(topicId: TopicId, reason?: string, isRelevant = false) {
  const seenVersion = (await whole()).selections.find((row) => row.topicId === topicId)?.version ?? null;
  const selections = [{ topicId, isRelevant, seenVersion, ...(reason && { reason }) }];
  await world.api.topics.saveSelections({ assessmentId: world.assessmentId, selections });
}

describe('setting a topic aside', () => {
  it('needs a reason if one of its entries is scored, and tells who did so, when and why', async () => {
    const topicId = await topicAt(3);
    await addEntry('Scored', {}, topicId);
    const name = mustHave((await whole()).topics[3]);
    await expect(setAside(topicId)).rejects.toMatchObject({
      code: 'aside-reason-required',
      data: { topics: [`${name.code} ${name.name}`] },
    });
    await setAside(topicId, 'Sold in 2024');
    const [told] = (await leftOut()).aside;
    expect(told).toMatchObject({ topicId, reason: 'Sold in 2024' });
    expect(mustHave(told).by).toBeTruthy();
    // Nothing is asked again for a topic that is set aside already.
    await setAside(topicId);
    await setAside(topicId, undefined, true);
    expect((await leftOut()).aside).toEqual([]);
  });

  it('needs none if nothing is scored, and one can be given later', async () => {
    const topicId = await topicAt(4);
    await setAside(topicId);
    const [told] = (await leftOut()).aside;
    expect(told).toMatchObject({ topicId, reason: null });
    const { assessmentId } = world;
    await world.api.laterReasons.give({ assessmentId, line: mustHave(told).line, reason: 'No sites there' });
    expect((await leftOut()).aside).toMatchObject([{ topicId, reason: 'No sites there' }]);
    await setAside(topicId, undefined, true);
  });
});

describe('a deleted entry', () => {
  it('is told with its topic, score, and who deleted it and why, until it is restored', async () => {
    const id = await addEntry('Odour', { impactSeverity: 5 as never });
    const { assessmentId } = world;
    await world.api.components.remove({ assessmentId, id, reason: 'Counted twice' });
    const { code, name } = mustHave((await whole()).topics[0]);
    const found = mustHave((await leftOut(auditor)).deleted.find((entry) => entry.id === id));
    expect(found).toMatchObject({
      title: 'Odour',
      kind: 'impact',
      topicName: `${code} ${name}`,
      reason: 'Counted twice',
    });
    expect(found.score).toBeGreaterThan(4);
    const { changes } = await world.api.history.ofRecord({ assessmentId, noun: 'component', id });
    await world.api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    expect((await leftOut()).deleted.map((entry) => entry.id)).not.toContain(id);
  });

  it('is marked and asked about by the auditor, and nobody starts another thread on it', async () => {
    const id = await addEntry('Noise at night');
    const { assessmentId } = world;
    await world.api.components.remove({ assessmentId, id });
    const record = { assessmentId, noun: 'component', recordId: id } as const;
    const { marks } = await auditor.api.audit.mark({ ...record, note: 'Seen' });
    expect(marks.find(({ recordId }) => recordId === id)).toMatchObject({
      name: 'Noise at night',
      isChangedSince: false,
    });
    const said = { id: randomUUID() as CommentId, threadId: null, body: 'Why deleted?', chosen: [] };
    await auditor.api.comments.add({ ...record, ...said });
    const { questions } = await auditor.api.audit.read({ assessmentId });
    expect(questions[0]).toMatchObject({ name: 'Noise at night', isGone: true, state: 'open' });
    const own = { ...said, id: randomUUID() as CommentId };
    await expect(world.api.comments.add({ ...record, ...own })).rejects.toMatchObject({ code: 'not-found' });
    const other = await foundWorld(app);
    const theirs = { assessmentId: other.assessmentId, noun: 'component', recordId: id, note: '' } as const;
    const aud = await joinAsAuditor(app, other);
    await expect(aud.api.audit.mark(theirs)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('an entry whose score changed since its reason was written', () => {
  const rescored = async () => (await leftOut()).rescored.map(({ componentId }) => componentId);

  it('is told even if the change has a reason, until justification, reasons or evidence are newer', async () => {
    const id = await addEntry('Injuries');
    await change(id, { impactSeverity: 2 }, 'Two permanent disabilities');
    expect(await rescored()).toEqual([id]);
    await change(id, { title: 'Injuries at work' });
    expect(await rescored()).toEqual([id]);
    await change(id, { justification: 'Two people are permanently disabled' });
    expect(await rescored()).toEqual([]);
    await change(id, { impactSeverity: 3 });
    expect(await rescored()).toEqual([id]);
    await world.api.evidence.add({
      id: randomUUID() as EvidenceId,
      ...{ title: 'Accident report', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/report' },
      use: {
        ...{ id: randomUUID() as EvidenceUseId, assessmentId: world.assessmentId, noun: 'component', recordId: id },
        ...{ criterion: '', passage: '' },
      },
    });
    expect(await rescored()).toEqual([]);
  });

  it('is not told if the score is the one that was justified, was changed with its reason, or has none', async () => {
    const back = await addEntry('Back again');
    await change(back, { impactSeverity: 1 });
    await change(back, { impactSeverity: 4 });
    const together = await addEntry('Together');
    await change(together, { impactSeverity: 1, justification: 'Less than thought' });
    const bare = await addEntry('Bare', { justification: '' } as never);
    await change(bare, { impactSeverity: 1 });
    expect(await rescored()).toEqual([]);
  });
});

it('draws a sample from everything that was left out, with what each record is', async () => {
  const { assessmentId } = world;
  const drawing = { assessmentId, id: randomUUID(), name: 'Left out', seed: '2026', size: 500, query: null };
  const { samples } = await auditor.api.audit.draw(drawing);
  const drawn = mustHave(samples.find(({ id }) => id === drawing.id));
  expect(drawn.query).toBeNull();
  expect(drawn.population).toBe(drawn.items.length);
  const nouns = new Set(drawn.items.map(({ noun }) => noun));
  expect(nouns).toContain('tier');
  expect(nouns).toContain('component');
  expect(drawn.items).toContainEqual(expect.objectContaining({ noun: 'component', name: 'Noise at night' }));
  const ids = drawn.items.map(({ id }) => id);
  expect(drawSample({ ids, seed: '2026', size: 500 }, hashText)).toMatchObject({ ids });
});

it('lets auditors mark and ask about a tier of the value chain, until something there changes', async () => {
  const { assessmentId } = world;
  const record = { assessmentId, noun: 'tier', recordId: 'upstream-2' } as const;
  const markOf = async () =>
    (await auditor.api.audit.read({ assessmentId })).marks.find(({ recordId }) => recordId === 'upstream-2');
  await auditor.api.audit.mark({ ...record, note: '' });
  expect(await markOf()).toMatchObject({ name: 'Suppliers of suppliers (tier 2)', isChangedSince: false });
  const said = { id: randomUUID() as CommentId, threadId: null, body: 'Nobody looked?', chosen: [] };
  await auditor.api.comments.add({ ...record, ...said });
  const { version: seenVersion, id, name, kind, place, position, note } = world.activity;
  const activities = [{ id, name, kind, tier: 'upstream-2', place, position, note, seenVersion } as const];
  await world.api.valueChain.save({ assessmentId, activities });
  expect(await markOf()).toMatchObject({ isChangedSince: true });
  await expect(auditor.api.audit.mark({ ...record, recordId: 'upstream-9', note: '' })).rejects.toMatchObject({
    code: 'not-found',
  });
});
