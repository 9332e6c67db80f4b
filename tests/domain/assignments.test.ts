import { describe, expect, it } from 'vitest';
import type { Assigned, Assignment } from '#domain/assignments/assignment.ts';
import { decideClearing } from '#domain/assignments/decide-review.ts';
import { isDone, readStandings, urgencyOf } from '#domain/assignments/standing.ts';
import type { ComponentId, TopicId, UserId } from '#domain/ids.ts';
import { openInComponent, openInTopic } from '#domain/progress/open-in.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { workOnComponents } from '#domain/query/work-on.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleQueryData as sampleData } from './query/sample-query-data.ts';

const ada = 'ada' as UserId;
const ben = 'ben' as UserId;
const people = [
  { userId: ada, name: 'Ada' },
  { userId: ben, name: 'Ben' },
];
const none = { owner: null, formerOwner: null, dueOn: null, review: 'open', reviewer: null } as const;
const record = (noun: Assignment['noun'], key: string, said: Partial<Assignment>): Assignment => ({
  noun,
  key,
  ...none,
  ...said,
});

describe('responsibility for a component', () => {
  const component = { id: 'c' as ComponentId, topicId: 't' as TopicId };
  it.each([
    ['nobody', [], { ownerName: '', dueOn: null }],
    [
      'the topic’s owner',
      [record('topic', 't', { owner: ada, dueOn: '2027-01-01' })],
      { ownerName: 'Ada', isOwnerOfTopic: true, dueOn: '2027-01-01', isDueOfTopic: true },
    ],
    [
      'its own before the topic’s',
      [record('topic', 't', { owner: ada, dueOn: '2027-01-01' }), record('component', 'c', { owner: ben })],
      { ownerName: 'Ben', isOwnerOfTopic: false, dueOn: '2027-01-01' },
    ],
    [
      'nobody but who has left',
      [record('component', 'c', { formerOwner: 'Cem' })],
      { ownerName: '', formerOwner: 'Cem' },
    ],
    [
      'the topic’s where its own has left',
      [record('component', 'c', { formerOwner: 'Cem' }), record('topic', 't', { owner: ada })],
      { ownerName: 'Ada', formerOwner: null },
    ],
    ['a topic’s review is not its components’', [record('topic', 't', { review: 'reviewed' })], { review: 'open' }],
  ] as const)('%s', (_, assignments, said) => {
    expect(readStandings({ assignments, people }).ofComponent(component)).toMatchObject(said);
  });

  it.each([
    [null, 'undated'],
    ['2026-11-21', 'overdue'],
    ['2026-11-22', 'this-week'],
    ['2026-11-29', 'this-week'],
    ['2026-11-30', 'later'],
  ] as const)('treats due date %s as %s', (day, urgency) => {
    expect(urgencyOf(day, '2026-11-22')).toBe(urgency);
  });

  it('counts work as done when it is reviewed, or has nothing open and is not in review', () => {
    expect([isDone('open', 0), isDone('reviewed', 4), isDone('in-review', 0), isDone('open', 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('approving a review', () => {
  it.each([
    ['by a second person', { state: 'in-review', setBy: ada, changedBy: ada, line: '7' }, { ok: true }],
    ['also where nobody has changed it', { state: 'in-review', setBy: ada, changedBy: null, line: null }, { ok: true }],
    [
      'not as she has not seen it',
      { state: 'in-review', setBy: ada, changedBy: ada, line: '8' },
      { ok: false, reason: 'changed-since-seen' },
    ],
    [
      'not by who asked for it',
      { state: 'in-review', setBy: ben, changedBy: null, line: null },
      { ok: false, reason: 'review-needs-another' },
    ],
    [
      'not by who changed the record last',
      { state: 'in-review', setBy: ada, changedBy: ben, line: '8' },
      { ok: false, reason: 'review-needs-another' },
    ],
    [
      'not where none runs',
      { state: 'open', setBy: null, changedBy: null, line: null },
      { ok: false, reason: 'not-in-review' },
    ],
    ['once', { state: 'reviewed', setBy: ada, changedBy: ada, line: '7' }, { ok: false, reason: 'not-in-review' }],
  ] as const)('%s', (_, under, decision) => {
    const seen = under.line === null ? null : '7';
    expect(decideClearing(under as Parameters<typeof decideClearing>[0], ben, seen)).toEqual(decision);
  });
});

describe('register queries by owner, due date and state', () => {
  const { current } = sampleData;
  const [first, second, third] = current.components;
  const ids = [first, second, third].map((one) => mustHave(one).id);
  const assigned: Assigned = {
    people,
    me: ada,
    today: '2026-11-22',
    assignments: [
      ...current.components.slice(3).map(({ id }) => record('component', id, { dueOn: '2030-01-01' })),
      record('component', mustHave(ids[0]), { owner: ada, dueOn: '2026-11-01', review: 'in-review' }),
      record('component', mustHave(ids[1]), { owner: ben, dueOn: '2026-11-01', review: 'reviewed' }),
      record('component', mustHave(ids[2]), { owner: ada, dueOn: '2027-01-01' }),
    ],
  };
  const ask = (where: Query['where']) => {
    const checked = checkQuery({ noun: 'component', where });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return {
      ids: evaluate(checked.query, { ...sampleData, work: workOnComponents(assigned, current) })
        .rows.map(({ id }) => id)
        .sort(),
      said: sayQuery(checked.query),
    };
  };
  const among = (...at: number[]) => at.map((each) => mustHave(ids[each])).sort();

  it.each([
    ['mine', [{ field: 'mine', is: 'equal', value: true }], among(0, 2)],
    ['overdue', [{ field: 'overdue', is: 'equal', value: true }], among(0)],
    ['in review', [{ field: 'state', is: 'equal', value: 'in-review' }], among(0)],
    ['reviewed', [{ field: 'state', is: 'equal', value: 'reviewed' }], among(1)],
    ['owner is "Ben"', [{ field: 'owner', is: 'equal', value: 'Ben' }], among(1)],
    ['due until 2027-06-30', [{ field: 'due', is: 'at-most', value: '2027-06-30' }], among(0, 1, 2)],
  ] as const)('%s', (said, where, found) => {
    const answer = ask(where);
    expect(answer.ids).toEqual(found);
    expect(answer.said.toLowerCase()).toContain(said.toLowerCase());
  });

  it('finds entries without an owner', () => {
    const answer = ask([{ field: 'owner', is: 'missing' }]);
    expect(answer.said).toContain('without owner');
    expect(answer.ids.some((id) => among(0, 1, 2).includes(id as ComponentId))).toBe(false);
  });

  it('finds no rows when the assignments are unknown', () => {
    const query = { ...everything('component'), where: [{ field: 'mine', is: 'equal', value: false }] as const };
    expect(evaluate(query, sampleData).total).toBe(0);
  });
});

it('counts the open points of a topic together with those of everything under it', () => {
  const { current } = sampleData;
  const topic = mustHave(current.topics.find(({ id }) => current.components.some(({ topicId }) => topicId === id)));
  const under = current.components.filter(({ topicId }) => topicId === topic.id);
  const before = openInTopic(topic.id, current);
  const [changed] = under;
  const blank = current.components.map((one) =>
    one === changed ? { ...one, justification: '', timeHorizon: '' } : one,
  );
  const had = openInComponent(mustHave(changed), current);
  const has = openInComponent(mustHave(blank.find(({ id }) => id === changed?.id)), current);
  expect(has).toBeGreaterThan(had);
  expect(openInTopic(topic.id, { ...current, components: blank }) - before).toBe(has - had);
});
