import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { listToReview, nextOf } from '#web/features/register/review/to-review.ts';
import { sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';

const carried = (id: string, topicCode: string, carriedFrom = 'last year') => ({
  ...sampleComponent('impact', topicCode, id, { carriedFrom }),
  version: 1,
});

describe('the rows to review in the register', () => {
  it('are those carried over under relevant topics, in the order of the topics, with the total of entries', () => {
    const { left, all } = listToReview({
      topics: [sampleTopic('S1.1'), sampleTopic('E1.1'), sampleTopic('E1.2')],
      selections: [{ topicId: 'E1.2' as TopicId, isRelevant: false, carriedFrom: '', version: 1 }],
      components: [
        carried('late', 'S1.1'),
        carried('own', 'S1.1', ''),
        carried('early', 'E1.1'),
        carried('aside', 'E1.2'),
      ],
    });
    expect([left.map(({ id }) => id), all]).toEqual([['early', 'late'], 3]);
  });

  it('are visited in order, wrapping round at the end and skipping reviewed ones', () => {
    const order = ['a', 'b', 'c', 'd'];
    expect(nextOf(order, ['b', 'd'], null, 1)).toBe('b');
    expect(nextOf(order, ['b', 'd'], 'b', 1)).toBe('d');
    expect(nextOf(order, ['b', 'd'], 'd', 1)).toBe('b');
    expect(nextOf(order, ['b', 'd'], 'b', -1)).toBe('d');
    expect(nextOf(order, ['b'], 'b', 1)).toBe('b');
    expect(nextOf(order, [], 'b', 1)).toBeNull();
  });
});
