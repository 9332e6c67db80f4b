import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import type { ImportAsked } from '#domain/imports/import-plan.ts';
import { headingsKey, keepReading, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import { topicsOfEntries, unknownTopics } from '#domain/imports/unknown-words.ts';
import { topics } from './plan.ts';

const reading: Reading = {
  holds: 'register',
  matching: ['title', null, 'topic'],
  kind: 'risk',
  topicId: 'E1.1' as TopicId,
  topicWords: new Map([['heizung', 'E1.2' as TopicId]]),
  group: 'civic',
  words: new Map([['stakeholderGroup', new Map([['presse', 'other']])]]),
  empty: 'clears',
  fillsDown: true,
  financialKind: 'opportunity',
  splitsLines: true,
  makesTitles: true,
  polarity: 'Negative',
  coversStandards: true,
  forms: new Map([[3, { is: 'shares', isOpposite: true }]]),
  scales: new Map([['1-3', { steps: [1, 3, 5], words: new Map([['hoch', 5]]), rounding: 'up' }]]),
};

describe('a stored reading of a table', () => {
  it('is the same in an assessment with the same topics, whatever their ids', () => {
    const others = topics.map((topic) => ({ ...topic, id: `of another year ${topic.code}` as TopicId }));
    expect(readKept(keepReading(reading, topics), topics)).toEqual(reading);
    expect(readKept(keepReading(reading, topics), others)).toEqual({
      ...reading,
      topicId: 'of another year E1.1',
      topicWords: new Map([['heizung', 'of another year E1.2']]),
    });
  });

  it('leaves out topics that an assessment does not have, and fields that the product no longer has', () => {
    const kept = { ...keepReading(reading, topics), matching: ['title', 'a place of old', 'topic'] };
    expect(readKept(kept, topics.slice(2))).toEqual({ ...reading, topicId: null, topicWords: new Map() });
  });

  it('is found by the headings in their order, whatever their case, notes and trailing empty columns', () => {
    const key = headingsKey(['Title', 'Topic']);
    expect(headingsKey(['TITLE *', 'Topic (ESRS)', '', ''])).toBe(key);
    expect(headingsKey(['Topic', 'Title'])).not.toBe(key);
    expect(headingsKey(['Title', '', 'Topic'])).not.toBe(key);
  });
});

describe('words that match no topic', () => {
  const unknown = (rows: ImportAsked['rows'], fillsDown = false) =>
    unknownTopics(
      topicsOfEntries({
        ...reading,
        rows,
        headerRow: 0,
        matching: ['topic', 'title'],
        fillsDown,
      }),
      { topics },
    );

  it('are listed once each, as they are first written, the most frequent first', () => {
    const rows = [
      ['Topic', 'Title'],
      ['Heizung', 'A'],
      ['E1.1', 'B'],
      ['Wasser', 'C'],
      ['wasser ', 'D'],
      [null, 'E'],
    ];
    expect(unknown(rows)).toEqual([
      { said: 'Wasser', rows: 2 },
      { said: 'Heizung', rows: 1 },
    ]);
    expect(unknown(rows, true)[0]).toEqual({ said: 'Wasser', rows: 3 });
  });
});
