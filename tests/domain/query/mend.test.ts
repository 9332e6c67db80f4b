import { describe, expect, it } from 'vitest';
import { componentNoun } from '#domain/query/fields/component.ts';
import { mendQuery } from '#domain/query/mend.ts';
import { everything } from '#domain/query/query.ts';

const all = everything('component');
const codes = ['E1.1', 'S2.1'];
const mend = (input: unknown) => mendQuery(input, { name: 'component', noun: componentNoun }, codes);
const high = { field: 'score', is: 'at-least', value: 15 } as const;

describe('an outdated query', () => {
  it.each([
    ['nothing is wrong', { where: [high] }, { where: [high] }, [], []],
    ['a field is gone', { where: [high, { field: 'mood', is: 'missing' }] }, { where: [high] }, ['unknown-field'], []],
    [
      'an option is gone',
      { where: [{ field: 'timeHorizon', is: 'equal', value: 'soon' }, high] },
      { where: [high] },
      ['unknown-option'],
      [],
    ],
    [
      'what it groups and sorts by is gone',
      {
        groupBy: 'mood',
        sort: [
          { field: 'mood', order: 'highest' },
          { field: 'title', order: 'lowest' },
        ],
      },
      { sort: [{ field: 'title', order: 'lowest' }] },
      ['unknown-field'],
      [],
    ],
    ['its conditions are no list', { where: 'negative', groupBy: 'topic' }, { groupBy: 'topic' }, ['invalid'], []],
    [
      'a topic is gone',
      { where: [{ field: 'topic', is: 'equal', value: 'G9.9' }, high] },
      { where: [high] },
      [],
      ['G9.9'],
    ],
    [
      'one of several topics is gone',
      { where: [{ field: 'topic', is: 'one-of', values: ['E1.1', 'G9.9'] }] },
      { where: [{ field: 'topic', is: 'equal', value: 'E1.1' }] },
      [],
      ['G9.9'],
    ],
    [
      'topics are written small',
      { where: [{ field: 'topic', is: 'equal', value: 's2.1' }] },
      { where: [{ field: 'topic', is: 'equal', value: 's2.1' }] },
      [],
      [],
    ],
  ])('keeps the rest where %s', (_, asked, left, faults, goneTopics) => {
    expect(mend({ noun: 'component', ...asked })).toEqual({ query: { ...all, ...left }, faults, goneTopics });
  });

  it.each([[undefined], ['text'], [[]], [{ noun: 'mood' }]])('becomes all rows when it is not a query: %j', (input) => {
    expect(mend(input)).toMatchObject({ query: all, goneTopics: [] });
    expect(mend(input).faults).toHaveLength(1);
  });

  it('becomes all rows when it is for another noun', () => {
    expect(mend({ noun: 'topic', where: [{ field: 'material', is: 'equal', value: true }] }).query).toEqual(all);
  });
});
