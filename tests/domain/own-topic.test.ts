import { describe, expect, it } from 'vitest';
import { topicKey } from '#domain/compare/topic-key.ts';
import { sortTopics } from '#domain/results/matrix.ts';
import { ownTopicPlace } from '#domain/topics/own-code.ts';
import { isSameTopicName, placeOwnTopic } from '#domain/topics/own-topic.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { sampleTopic } from './sample-assessment.ts';

const topics = ['E1.1', 'E1.2', 'E1.10', 'E2.1', 'S1.1'].map((code, position) => ({ code, position }));

describe('a topic of the company’s own', () => {
  it.each([
    ['under a standard', 'E1', { code: 'E1-own-1', category: 'Environmental', position: 2 }],
    ['under a topic of the list', 'E1.1', { code: 'E1.1-own-1', category: 'Environmental', position: 0 }],
    ['under a category alone', 'E', { code: 'E-own-1', category: 'Environmental', position: 3 }],
    ['under a standard without topics', 'G1', { code: 'G1-own-1', category: 'Governance', position: 4 }],
  ])('is placed %s', (_, place, expected) => {
    expect(placeOwnTopic(place, topics)).toEqual(expected);
  });

  it('is given the number after the highest in its place', () => {
    const more = [...topics, { code: 'E1-own-9', position: 2 }, { code: 'E1.1-own-12', position: 0 }];
    expect(placeOwnTopic('E1', more)?.code).toBe('E1-own-10');
    expect(placeOwnTopic('E1.1', more)?.code).toBe('E1.1-own-13');
  });

  it.each(['', 'X', 'E9', 'E1.7', 'E1-own-1', 'e1', 'Environmental'])('is not placed under “%s”', (place) => {
    expect(placeOwnTopic(place, [...topics, { code: 'E1-own-1', position: 2 }])).toBeUndefined();
  });

  it('is recognized by its code alone', () => {
    expect(['E1-own-1', 'E1.1-own-12', 'S-own-3', 'E1.1', 'E1-6'].map(ownTopicPlace)).toEqual([
      'E1',
      'E1.1',
      'S',
      null,
      null,
    ]);
  });

  it('is sorted last in its place', () => {
    const codes = ['E-own-1', 'E1-own-10', 'E1-own-2', 'E1.1-own-1', 'E2.1', 'E1.10', 'E1.2', 'E1.1', 'S1.1'];
    expect(sortTopics(codes.map((code) => sampleTopic(code))).map(({ code }) => code)).toEqual([
      'E1.1',
      'E1.1-own-1',
      'E1.2',
      'E1.10',
      'E1-own-2',
      'E1-own-10',
      'E2.1',
      'E-own-1',
      'S1.1',
    ]);
  });

  it('is shown under the heading of its code, whatever its description mentions', () => {
    const own = { code: 'S4-own-1', description: 'Like ESRS E1', category: 'Social' } as const;
    expect(topicGroup(own, 'esrs-2023').key).toBe('S4');
    expect(topicGroup({ ...own, code: 'S-own-1' }, 'esrs-2023').key).toBe('Social');
  });

  it('is matched across years by its name, because numbers are reused', () => {
    expect(topicKey({ code: 'E1-own-1', name: 'Peat' }, 'esrs-2023', true)).toBe('peat');
    expect(topicKey({ code: 'E1.1', name: 'Peat' }, 'esrs-2023', true)).toBe('E1.1');
  });

  it('is distinguished by its name regardless of capitals and blanks', () => {
    expect(isSameTopicName(' Light  at night', 'LIGHT AT NIGHT ')).toBe(true);
    expect(isSameTopicName('Light', 'Lights')).toBe(false);
  });
});
