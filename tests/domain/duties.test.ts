import { expect, it } from 'vitest';
import { listDuties, type SeenAssignment } from '#domain/duties/list-duties.ts';
import type { UserId } from '#domain/ids.ts';
import { openInTopic } from '#domain/progress/open-in.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleQueryData } from './query/sample-query-data.ts';

const ada = 'ada' as UserId;
const ben = 'ben' as UserId;
const asAda = { me: ada, today: '2026-11-23' };

/** The sample assessment, whose first two components lack a justification. */
const data = (() => {
  const { current } = sampleQueryData;
  const components = current.components.map((each, at) => (at < 2 ? { ...each, justification: '' } : each));
  return { ...current, components };
})();
const [first, second, third] = data.components.map(mustHave);
const given = (
  noun: SeenAssignment['noun'],
  key: string | undefined,
  said: Partial<SeenAssignment> = {},
): SeenAssignment => ({
  noun,
  key: mustHave(key),
  ...{ owner: ada, formerOwner: null, dueOn: null, review: 'open', mayClear: false, reviewer: null },
  ...said,
});

it('lists a person’s own unfinished work, overdue first and undated last, with a link to each record', () => {
  const topic = mustHave(data.topics.find(({ id }) => id === first?.topicId));
  const elsewhere = mustHave(data.components.find(({ topicId }) => topicId !== topic.id));
  const components = data.components.map((each) => (each.id === elsewhere.id ? { ...each, justification: '' } : each));
  const { own } = listDuties(
    { ...data, components },
    [
      given('component', elsewhere.id),
      given('topic', topic.id, { dueOn: '2026-12-24' }),
      given('component', second?.id, { dueOn: '2026-11-22' }),
    ],
    asAda,
  );
  expect(own.map(({ name, urgency, open }) => [name, urgency, open > 0])).toEqual([
    [second?.title, 'overdue', true],
    [`${topic.code} ${topic.name}`, 'later', true],
    [elsewhere.title, 'undated', true],
  ]);
  expect(own[0]?.path).toMatch(new RegExp(`^/app/assessment\\?section=[a-z-]+&component=${second?.id}$`));
  expect(own[1]).toMatchObject({ open: openInTopic(topic.id, data) });
});

it('leaves out work that is someone else’s, reviewed, complete, deleted or set aside', () => {
  const setAside = mustHave(data.topics.find(({ id }) => id === second?.topicId));
  const without = {
    ...data,
    selections: [
      ...data.selections.filter(({ topicId }) => topicId !== setAside.id),
      { ...mustHave(data.selections[0]), topicId: setAside.id, isRelevant: false },
    ],
  };
  const { own, toReview } = listDuties(
    without,
    [
      given('component', second?.id),
      given('topic', setAside.id, { mayClear: true, review: 'in-review' }),
      given('component', 'gone'),
      given('section', 'No section any more'),
      given('component', third?.id, { owner: ben }),
      given('component', third?.id, { review: 'reviewed' }),
    ],
    asAda,
  );
  expect([own, toReview]).toEqual([[], []]);
});

it('lists records in review for their reviewer, and keeps them on their owner’s list', () => {
  const inReview = given('component', third?.id, { review: 'in-review', dueOn: '2026-11-01' });
  const assignments = [inReview, given('component', first?.id, { owner: ben, review: 'in-review', mayClear: true })];
  const { own, toReview } = listDuties(data, assignments, asAda);
  expect(own).toMatchObject([{ name: third?.title, urgency: 'overdue', review: 'in-review' }]);
  // The link leads to the register, because a review cannot be approved in the section editor.
  expect(toReview).toMatchObject([{ name: first?.title, path: `/app/register?component=${first?.id}` }]);
});

it('names the former owner of a record that has no owner any more', () => {
  const { left } = listDuties(data, [given('component', first?.id, { owner: null, formerOwner: 'Cem' })], asAda);
  expect(left).toMatchObject([{ name: first?.title, formerOwner: 'Cem' }]);
  // Not if the topic’s owner is responsible for it.
  const ofTopic = given('topic', first?.topicId);
  expect(
    listDuties(data, [given('component', first?.id, { owner: null, formerOwner: 'Cem' }), ofTopic], asAda).left,
  ).toEqual([]);
});

it('dates and assigns an entry as the register does: its topic’s day if it has none, its topic’s owner if it has only a day', () => {
  const topicOf = (component: typeof first) => mustHave(data.topics.find(({ id }) => id === component?.topicId));
  const bens = given('component', second?.id, { owner: ben });
  const dated = given('component', first?.id, { owner: null, dueOn: '2026-11-20' });
  const topics = [...new Set([topicOf(first), topicOf(second)])].map(({ id }) =>
    given('topic', id, { dueOn: '2026-12-24' }),
  );
  const assignments = [...topics, bens, dated];
  expect(listDuties(data, assignments, { ...asAda, me: ben }).own).toMatchObject([
    { name: second?.title, dueOn: '2026-12-24', urgency: 'later' },
  ]);
  const { own } = listDuties(data, assignments, asAda);
  expect(own.map(({ noun, dueOn }) => [noun, dueOn])).toEqual([
    ['component', '2026-11-20'],
    ...topics.map(() => ['topic', '2026-12-24']),
  ]);
  expect(own[0]).toMatchObject({ name: first?.title, urgency: 'overdue' });
  // Without a day it is part of its topic’s line, and on nobody’s list if the topic has no owner.
  const undated = [...topics, { ...dated, dueOn: null }];
  expect(listDuties(data, undated, asAda).own.map(({ noun }) => noun)).toEqual(topics.map(() => 'topic'));
  expect(listDuties(data, [dated], asAda).own).toEqual([]);
});

it('lists a review only for the person who is asked for it, and for everybody if nobody is', () => {
  const of = (id: string | undefined, reviewer: UserId | null) =>
    given('component', id, { owner: null, review: 'in-review', mayClear: true, reviewer });
  const reviews = [of(first?.id, ada), of(second?.id, ben), of(third?.id, null)];
  const listedFor = (me: UserId) => listDuties(data, reviews, { ...asAda, me }).toReview.map(({ key }) => key);
  expect(new Set(listedFor(ada))).toEqual(new Set([first?.id, third?.id]));
  expect(new Set(listedFor(ben))).toEqual(new Set([second?.id, third?.id]));
});
