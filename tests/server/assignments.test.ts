import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, UserId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const refusedAs = (code: string) => ({ code });

type Reviewed = Parameters<ApiClient['assignments']['review']>[0]['record'];

/** A company of two people with two components under its first topic. */
async function companyOfTwo() {
  const founder = await foundThroughTheDoor(app);
  const { api } = founder;
  const assessmentId = founder.draft.assessment.id;
  const [topic, otherTopic] = founder.draft.topics;
  const topicId = mustHave(topic).id;
  const add = (title: string) =>
    api.components.create({
      assessmentId,
      id: randomUUID() as ComponentId,
      topicId,
      ...componentFields,
      title,
      financialEffects: [],
    });
  const [spill, noise] = [await add('Spill'), await add('Noise')];
  const ben = await joinCompany(app, founder, 'user', 'Ben Colleague');
  const { people } = await api.assignments.list({ assessmentId });
  const idOf = (name: string) => mustHave(people.find((one) => one.name === name)).userId;
  const records = {
    section: { noun: 'section', key: 'Topic Selection' },
    topic: { noun: 'topic', key: topicId },
    spill: { noun: 'component', key: spill.id },
    noise: { noun: 'component', key: noise.id },
  } as const;
  const told = async () => (await api.history.ofAssessment({ assessmentId, noun: 'assignment' })).changes;
  const find = async (record: { noun: string; key: string }, as = api) =>
    (await as.assignments.list({ assessmentId })).assignments.find(
      ({ noun, key }) => noun === record.noun && key === record.key,
    );
  const ada = idOf('Ada Founder');
  /** Marks a record as reviewed, in the version that this person sees now. */
  const clear = async (record: Reviewed, as = api) =>
    as.assignments.review({ assessmentId, record, to: 'reviewed', seenLine: (await find(record, as))?.line ?? null });
  return {
    ...founder,
    assessmentId,
    topicId,
    otherTopic,
    spill,
    ben,
    benId: idOf('Ben Colleague'),
    ada,
    records,
    told,
    find,
    clear,
  };
}

/** The same with a third member. */
async function companyOfThree() {
  const company = await companyOfTwo();
  const cem = await joinCompany(app, company, 'user', 'Cem Third');
  const { people } = await company.api.assignments.list({ assessmentId: company.assessmentId });
  return { ...company, cem, cemId: mustHave(people.find(({ name }) => name === 'Cem Third')).userId };
}

describe('owner and due date', () => {
  it('are set for several records separately, and the history shows who assigned what to whom', async () => {
    const { api, assessmentId, ada, benId, ben, records, told } = await companyOfTwo();
    const { section, topic, spill, noise } = records;
    await api.assignments.assign({ assessmentId, records: [section, topic, spill, noise], owner: benId });
    const { assignments, people } = await ben.api.assignments.assign({
      assessmentId,
      records: [spill],
      owner: ada,
      dueOn: '2020-02-29',
    });
    expect(people.map(({ name }) => name)).toEqual(['Ada Founder', 'Ben Colleague']);
    expect(assignments).toHaveLength(4);
    expect(assignments).toContainEqual(expect.objectContaining({ ...section, owner: benId, dueOn: null }));
    expect(assignments).toContainEqual(expect.objectContaining({ ...spill, owner: ada, dueOn: '2020-02-29' }));
    await api.assignments.assign({ assessmentId, records: [spill], dueOn: null });
    // Nothing changes, so nothing is recorded.
    await api.assignments.assign({ assessmentId, records: [spill], dueOn: null, owner: ada });
    const [cleared, given, ...first] = await told();
    const said = (label: string, from: string, to: string) => expect.objectContaining({ label, from, to });
    expect(cleared).toMatchObject({ by: 'Ada Founder', verb: 'changed', title: 'Spill' });
    expect(mustHave(cleared).fields).toEqual([said('Due', '29 Feb 2020', 'Not set')]);
    expect(given).toMatchObject({ by: 'Ben Colleague', title: 'Spill' });
    expect(mustHave(given).fields).toEqual([
      said('Owner', 'Ben Colleague', 'Ada Founder'),
      said('Due', 'Not set', '29 Feb 2020'),
    ]);
    expect(first.map(({ title, topic: of, fields }) => [title, of !== null, fields[0]?.to])).toEqual(
      expect.arrayContaining([
        ['Topic Selection', false, 'Ben Colleague'],
        ['', true, 'Ben Colleague'],
        ['Noise', true, 'Ben Colleague'],
      ]),
    );
  });

  it('skip records deleted in the meantime, return when the deletion is undone, and reject owners who are not members', async () => {
    const { api, assessmentId, benId, spill, records, find } = await companyOfTwo();
    await api.assignments.assign({ assessmentId, records: [records.spill], owner: benId });
    await api.components.remove({ assessmentId, id: spill.id });
    const both = { assessmentId, records: [records.spill, records.noise], dueOn: '2027-03-01' };
    const { assignments } = await api.assignments.assign(both);
    expect(assignments.filter(({ dueOn }) => dueOn !== null)).toMatchObject([{ key: records.noise.key }]);
    await expect(api.assignments.assign({ ...both, records: [records.spill] })).rejects.toMatchObject(
      refusedAs('not-found'),
    );
    const [deletion] = (await api.history.ofRecord({ assessmentId, noun: 'component', id: spill.id })).changes;
    await api.undo.change({ assessmentId, id: mustHave(deletion).id });
    expect(await find(records.spill)).toMatchObject({ owner: benId, dueOn: null });
    const stranger = await foundThroughTheDoor(app, 'Strangers');
    const theirs = await stranger.api.assignments.list({ assessmentId: stranger.draft.assessment.id });
    for (const owner of [mustHave(theirs.people[0]).userId, randomUUID() as UserId]) {
      await expect(api.assignments.assign({ assessmentId, records: [records.noise], owner })).rejects.toMatchObject(
        refusedAs('not-a-member'),
      );
    }
    for (const dueOn of ['2027-02-30', '0027-02-01', '20270-01-01']) {
      await expect(api.assignments.assign({ assessmentId, records: [records.noise], dueOn })).rejects.toMatchObject({
        code: 'malformed',
        data: { issues: [{ path: ['dueOn'], code: 'date-out-of-range' }] },
      });
    }
  });

  it('lose owners who leave or are removed, and keep the former owner’s name until someone else takes over', async () => {
    const world = await companyOfTwo();
    const { api, assessmentId, ben, benId, records, find } = world;
    await api.assignments.assign({ assessmentId, records: [records.spill], owner: benId, dueOn: '2027-03-01' });
    const member = mustHave((await api.team.list()).find(({ fullName }) => fullName === 'Ben Colleague'));
    await api.team.remove({ id: member.id });
    expect(await find(records.spill)).toMatchObject({ owner: null, formerOwner: 'Ben Colleague', dueOn: '2027-03-01' });
    await expect(
      api.assignments.assign({ assessmentId, records: [records.noise], owner: benId }),
    ).rejects.toMatchObject(refusedAs('not-a-member'));
    await expect(ben.api.assignments.list({ assessmentId })).rejects.toMatchObject(refusedAs('no-company'));
    // The due date stays, and a new owner replaces the former owner's name.
    await api.assignments.assign({ assessmentId, records: [records.spill], owner: world.ada });
    expect(await find(records.spill)).toMatchObject({ owner: world.ada, formerOwner: null, dueOn: '2027-03-01' });
  });

  it('are copied to the next year without due date and review', async () => {
    const { api, assessmentId, ada, benId, records } = await companyOfTwo();
    const all = [records.section, records.topic, records.spill];
    await api.assignments.assign({ assessmentId, records: all, owner: benId, dueOn: '2027-03-01' });
    await api.assignments.assign({ assessmentId, records: [records.noise], owner: ada });
    await api.assignments.review({ assessmentId, record: records.spill, to: 'in-review' });
    await api.assessment.complete({ assessmentId });
    await expect(api.assignments.assign({ assessmentId, records: all, owner: ada })).rejects.toMatchObject(
      refusedAs('assessment-completed'),
    );
    const next = await api.assessment.begin({ copyOf: assessmentId });
    const { components, topics } = await api.assessment.read({ assessmentId: next.id });
    const { assignments } = await api.assignments.list({ assessmentId: next.id });
    const titleOf = (key: string) =>
      components.find(({ id }) => id === key)?.title ?? topics.find(({ id }) => id === key)?.code;
    expect(
      assignments
        .map(({ noun, key, owner, dueOn, review }) => [noun, titleOf(key) ?? key, owner, dueOn, review])
        .sort(),
    ).toEqual([
      ['component', 'Noise', ada, null, 'open'],
      ['component', 'Spill', benId, null, 'open'],
      ['section', 'Topic Selection', benId, null, 'open'],
      ['topic', mustHave(topics[0]).code, benId, null, 'open'],
    ]);
  });
});

describe('owner and due date of one record', () => {
  it('do not overwrite what a colleague has set since they were loaded', async () => {
    const { api, assessmentId, ada, benId, ben, records, find } = await companyOfTwo();
    const { spill } = records;
    const unseen = { ...spill, seenOwner: null, seenDueOn: null };
    await ben.api.assignments.assign({ assessmentId, records: [unseen], owner: benId });
    // Only the due date, which nobody else has set.
    await api.assignments.assign({ assessmentId, records: [unseen], dueOn: '2027-03-01' });
    expect(await find(spill)).toMatchObject({ owner: benId, dueOn: '2027-03-01' });
    const given = { assessmentId, records: [unseen], owner: ada, dueOn: '2027-03-01' };
    await expect(api.assignments.assign(given)).rejects.toMatchObject({
      code: 'conflict',
      data: {
        conflicts: [{ key: spill.key, current: { owner: benId, dueOn: '2027-03-01' }, changedBy: 'Ben Colleague' }],
      },
    });
    // The current value may be set again, for example when the button is pressed twice.
    await api.assignments.assign({ assessmentId, records: [unseen], owner: benId });
    await api.assignments.assign({ assessmentId, records: [{ ...spill, seenOwner: benId }], owner: ada });
    expect(await find(spill)).toMatchObject({ owner: ada });
  });
});

describe('the owners of topics', () => {
  it('stay with a topic that has another code in the other standard, and are there after the transfer is undone', async () => {
    const { api, assessmentId, benId, records } = await companyOfTwo();
    const { steps, to } = await api.transfer.plan({ assessmentId });
    const goOn = steps.filter(({ fate }) => fate === 'renamed' || fate === 'unchanged').slice(0, 5);
    expect(goOn.length).toBeGreaterThan(0);
    const given = goOn.map(({ topicId: key }) => ({ noun: 'topic', key }) as const);
    await api.assignments.assign({ assessmentId, records: [...given, records.spill], owner: benId });
    const { version } = (await api.assessment.read({ assessmentId })).assessment;
    const { topics } = await api.transfer.carryOut({ assessmentId, to, version });
    const owned = async () =>
      (await api.assignments.list({ assessmentId })).assignments.filter(({ owner }) => owner === benId);
    const kept = await owned();
    for (const { topicId, targets } of goOn) {
      expect(kept).toContainEqual(expect.objectContaining({ noun: 'topic', key: topicId }));
      expect(topics.find(({ id }) => id === topicId)?.code).toBe(targets[0]?.code);
    }
    expect(kept).toContainEqual(expect.objectContaining(records.spill));
    await api.transfer.undo({ assessmentId });
    expect(await owned()).toHaveLength(given.length + 1);
  });
});

describe('an assignment of several records in one act', () => {
  it('is reported once and undone as a whole, and leaves records already under review as they were', async () => {
    const { api, assessmentId, ada, benId, ben, records, find } = await companyOfTwo();
    const { topic, spill, noise } = records;
    await api.assignments.assign({ assessmentId, records: [spill], owner: ada, dueOn: '2027-01-31' });
    await ben.api.assignments.review({ assessmentId, record: noise, to: 'in-review' });
    const act = randomUUID();
    const given = { assessmentId, act, records: [topic, spill, noise], owner: benId, review: 'in-review' as const };
    await api.assignments.assign(given);
    // Sent again, as after a lost response.
    await api.assignments.assign(given);
    expect(await find(spill)).toMatchObject({ owner: benId, dueOn: '2027-01-31', review: 'in-review' });
    expect(await find(noise)).toMatchObject({ owner: benId, review: 'in-review', reviewedBy: 'Ben Colleague' });
    const [told] = (await api.history.ofAssessment({ assessmentId, acts: 'as-one' })).changes;
    expect(told).toMatchObject({ noun: 'assignment', act: { id: act }, verb: 'changed' });
    const undone = await api.undo.act({ assessmentId, act });
    expect(await find(topic)).toBeUndefined();
    expect(await find(spill)).toMatchObject({ owner: ada, dueOn: '2027-01-31', review: 'open' });
    expect(await find(noise)).toMatchObject({ owner: null, review: 'in-review', reviewedBy: 'Ben Colleague' });
    await api.undo.act({ assessmentId, act: undone.act });
    expect(await find(topic)).toMatchObject({ owner: benId, review: 'in-review' });
    expect(await find(spill)).toMatchObject({ owner: benId, review: 'in-review' });
  });

  it('is not undone if a colleague has since assigned one of the records to someone else', async () => {
    const { api, assessmentId, ada, benId, ben, records, find } = await companyOfTwo();
    const act = randomUUID();
    await api.assignments.assign({ assessmentId, act, records: [records.spill, records.noise], owner: benId });
    await ben.api.assignments.assign({ assessmentId, records: [records.spill], owner: ada });
    await expect(api.undo.act({ assessmentId, act })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: { title: 'Spill' }, changedBy: 'Ben Colleague' }] },
    });
    expect(await find(records.noise)).toMatchObject({ owner: benId });
  });
});

describe('a review', () => {
  it('is approved by a second person who has not changed the record, and ends with the next change', async () => {
    const { api, assessmentId, ben, spill, records, find, told, clear } = await companyOfTwo();
    const record = records.spill;
    const review = (to: 'in-review' | 'reviewed', as = api) =>
      to === 'reviewed' ? clear(record, as) : as.assignments.review({ assessmentId, record, to });
    await expect(review('reviewed', ben.api)).rejects.toMatchObject(refusedAs('not-in-review'));
    await review('in-review');
    await review('in-review');
    expect(await find(record)).toMatchObject({ review: 'in-review', mayClear: false, reviewedBy: 'Ada Founder' });
    await expect(review('reviewed')).rejects.toMatchObject(refusedAs('review-needs-another'));
    expect(await find(record, ben.api)).toMatchObject({ mayClear: true });
    // A person who changes the record meanwhile no longer counts as the second person.
    const { version, carriedFrom: _, ...fields } = spill;
    const rename = (title: string, seenVersion: number, as: typeof api) =>
      as.components.update({ assessmentId, ...fields, title, seenVersion });
    const renamed = await rename('Oil spill', version, ben.api);
    await expect(review('reviewed', ben.api)).rejects.toMatchObject(refusedAs('review-needs-another'));
    const again = await rename('Oil spills', renamed.version, api);
    await review('reviewed', ben.api);
    expect(await find(record)).toMatchObject({ review: 'reviewed', reviewedBy: 'Ben Colleague' });
    // Assigning a due date does not change the record itself.
    await api.assignments.assign({ assessmentId, records: [record], dueOn: '2027-01-01' });
    expect(await find(record)).toMatchObject({ review: 'reviewed' });
    await rename('Oil spills at sea', again.version, api);
    expect(await find(record)).toMatchObject({ review: 'open', reviewedBy: null });
    await review('in-review', ben.api);
    expect(await find(record)).toMatchObject({ review: 'in-review', mayClear: false });
    const words = (await told()).flatMap(({ by, fields: changed }) =>
      changed.filter(({ label }) => label === 'Review').map(({ from, to }) => [by, from, to]),
    );
    expect(words).toEqual([
      ['Ben Colleague', 'Reviewed', 'In review'],
      ['Ben Colleague', 'In review', 'Reviewed'],
      ['Ada Founder', 'Not reviewed', 'In review'],
    ]);
  });

  it('of several records is approved in one act where allowed, left alone elsewhere, and undone as a whole', async () => {
    const { api, assessmentId, ben, records, find } = await companyOfTwo();
    const { topic, spill, noise } = records;
    const act = randomUUID();
    await api.assignments.assign({ assessmentId, records: [spill, noise], review: 'in-review' });
    await api.assignments.review({ assessmentId, record: noise, to: 'open' });
    await ben.api.assignments.review({ assessmentId, record: noise, to: 'in-review' });
    const seen = await Promise.all(
      [topic, spill, noise].map(async (one) => ({ ...one, seenLine: (await find(one))?.line ?? null })),
    );
    await ben.api.assignments.assign({ assessmentId, act, records: seen, review: 'reviewed' });
    const reviews = async () => [(await find(topic))?.review, (await find(spill))?.review, (await find(noise))?.review];
    expect(await reviews()).toEqual([undefined, 'reviewed', 'in-review']);
    expect(await find(spill)).toMatchObject({ reviewedBy: 'Ben Colleague' });
    await ben.api.undo.act({ assessmentId, act });
    expect(await reviews()).toEqual([undefined, 'in-review', 'in-review']);
    expect(await find(spill, ben.api)).toMatchObject({ reviewedBy: 'Ada Founder', mayClear: true });
  });

  it('covers only the version that the reviewer has seen: records changed since stay in review and name who changed them', async () => {
    const { api, assessmentId, ben, spill, records, find } = await companyOfTwo();
    const { version, carriedFrom: _, ...fields } = spill;
    const both = [records.spill, records.topic];
    await api.assignments.assign({ assessmentId, records: both, review: 'in-review' });
    const seen = await Promise.all(both.map(async (one) => mustHave((await find(one, ben.api))?.line)));
    await api.components.update({ assessmentId, ...fields, impactSeverity: 5, seenVersion: version });
    for (const [at, record] of both.entries()) {
      const { line } = mustHave(await find(record, ben.api));
      expect(line).not.toBe(seen[at]);
      const clearing = { assessmentId, record, to: 'reviewed' } as const;
      // A request without the seen line is treated as not having seen anything.
      for (const seenLine of [seen[at], null, undefined]) {
        await expect(ben.api.assignments.review({ ...clearing, seenLine })).rejects.toMatchObject({
          code: 'changed-since-seen',
          data: { by: 'Ada Founder', line },
        });
      }
    }
    // The same applies in one act with another record.
    await api.assignments.review({ assessmentId, record: records.noise, to: 'in-review' });
    const noise = { ...records.noise, seenLine: mustHave((await find(records.noise))?.line) };
    const together = [{ ...records.spill, seenLine: seen[0] }, records.topic, noise];
    await ben.api.assignments.assign({ assessmentId, records: together, review: 'reviewed' });
    expect(await find(records.spill, ben.api)).toMatchObject({ review: 'in-review', changedBy: 'Ada Founder' });
    expect(await find(records.topic)).toMatchObject({ review: 'in-review' });
    expect(await find(records.noise)).toMatchObject({ review: 'reviewed', changedBy: null, line: null });
    // The reviewer has looked again.
    for (const record of both) {
      const seenLine = mustHave((await find(record))?.line);
      await ben.api.assignments.review({ assessmentId, record, to: 'reviewed', seenLine });
      expect(await find(record)).toMatchObject({ review: 'reviewed' });
    }
  });

  it('of a topic ends when anything under it changes, but not when another topic changes', async () => {
    const { api, assessmentId, topicId, otherTopic, ben, records, find, clear } = await companyOfTwo();
    const record = records.topic;
    await api.assignments.review({ assessmentId, record, to: 'in-review' });
    await clear(record, ben.api);
    const score = (of: typeof topicId) =>
      api.scores.save({
        assessmentId,
        scores: [{ topicId: of, impactScore: 5, financialScore: 6, justification: '', seenVersion: null }],
      });
    await score(mustHave(otherTopic).id);
    expect(await find(record)).toMatchObject({ review: 'reviewed' });
    await score(topicId);
    expect(await find(record)).toMatchObject({ review: 'open' });
  });

  it('can be cancelled by anyone who may edit', async () => {
    const { api, assessmentId, ben, records, find } = await companyOfTwo();
    await api.assignments.review({ assessmentId, record: records.noise, to: 'in-review' });
    await ben.api.assignments.review({ assessmentId, record: records.noise, to: 'open' });
    expect(await find(records.noise)).toMatchObject({ review: 'open' });
    const gone = { noun: 'component', key: randomUUID() as ComponentId } as const;
    await expect(api.assignments.review({ assessmentId, record: gone, to: 'in-review' })).rejects.toMatchObject(
      refusedAs('not-found'),
    );
  });

  it('can name the member who is asked, in the list, the history and after an undo, and does not carry them over to the next year', async () => {
    const { api, assessmentId, ada, benId, ben, cem, cemId, records, find, told } = await companyOfThree();
    const record = records.spill;
    const ask = (reviewer: UserId | null, as = api) =>
      as.assignments.review({ assessmentId, record, to: 'in-review', reviewer });
    const act = randomUUID();
    await ask(benId);
    expect(await find(record)).toMatchObject({ review: 'in-review', reviewer: benId });
    const [asked] = await told();
    const named = expect.objectContaining({ label: 'Reviewer', from: 'Not set', to: 'Ben Colleague' });
    expect(mustHave(asked).fields).toContainEqual(named);
    await api.undo.change({ assessmentId, id: mustHave(asked).id });
    expect(await find(record)).toBeUndefined();
    const both = [records.spill, records.noise];
    await api.assignments.assign({ assessmentId, act, records: both, review: 'in-review', reviewer: benId });
    expect(await find(records.noise)).toMatchObject({ review: 'in-review', reviewer: benId });
    // Any second person may approve it, and a review that is cancelled asks nobody.
    const cleared = { assessmentId, record, to: 'reviewed', seenLine: (await find(record))?.line ?? null } as const;
    await cem.api.assignments.review(cleared);
    expect(await find(record)).toMatchObject({ review: 'reviewed', reviewer: null, reviewedBy: 'Cem Third' });
    await ben.api.assignments.review({ assessmentId, record, to: 'open' });
    await ask(cemId, ben.api);
    expect(await find(record)).toMatchObject({ reviewer: cemId, reviewedBy: 'Ben Colleague' });
    await ben.api.assignments.review({ assessmentId, record, to: 'open' });
    await ask(null);
    expect(await find(record)).toMatchObject({ review: 'in-review', reviewer: null });
    await ben.api.assignments.review({ assessmentId, record, to: 'open' });
    await ask(benId);
    await api.assignments.assign({ assessmentId, records: [record], owner: ada });
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    const { assignments } = await api.assignments.list({ assessmentId: next.id });
    expect(assignments).toMatchObject([{ owner: ada, review: 'open', reviewer: null }]);
  });

  it('does not ask people who could not approve it: the one who requests it, the last author, people who have left', async () => {
    const { api, assessmentId, ada, benId, ben, spill, records, find } = await companyOfTwo();
    const record = records.spill;
    const ask = (reviewer: UserId, as = api) =>
      as.assignments.review({ assessmentId, record, to: 'in-review', reviewer });
    // Ada wrote it, and Ben requests it.
    await expect(ask(ada, ben.api)).rejects.toMatchObject(refusedAs('review-needs-another'));
    await expect(ask(ada)).rejects.toMatchObject(refusedAs('review-needs-another'));
    expect(await find(record)).toBeUndefined();
    await expect(ask(randomUUID() as UserId)).rejects.toMatchObject(refusedAs('not-a-member'));
    const several = { assessmentId, records: [record, records.topic], review: 'in-review' as const };
    await expect(api.assignments.assign({ ...several, reviewer: ada })).rejects.toMatchObject(
      refusedAs('review-needs-another'),
    );
    await ask(benId);
    const { version, carriedFrom: _, ...fields } = spill;
    await ben.api.components.update({ assessmentId, ...fields, title: 'Oil spill', seenVersion: version });
    expect(await find(record)).toMatchObject({ review: 'in-review', reviewer: null });
    await api.assignments.assign({ ...several, records: [records.noise], reviewer: benId });
    const member = mustHave((await api.team.list()).find(({ fullName }) => fullName === 'Ben Colleague'));
    await api.team.remove({ id: member.id });
    expect(await find(records.noise)).toMatchObject({ review: 'in-review', reviewer: null });
  });
});
