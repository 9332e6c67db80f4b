import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import type { ImportAsked } from '#domain/imports/import-plan.ts';
import { columnsGone, headingsKey, keepReading, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import { REFUSAL_HEADING } from '#domain/imports/refusal-column.ts';
import { rewordedSteps } from '#domain/imports/step-words.ts';
import { topicsOfEntries, unknownTopics } from '#domain/imports/unknown-words.ts';
import { ourScales, type Scales } from '#domain/scales/our-scales.ts';
import { noWording, scalesOf } from '#domain/scales/scales.ts';
import { topics } from './plan.ts';

const reading: Reading = {
  holds: 'register',
  matching: ['title', null, 'topic', null],
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

const HEADINGS = ['Bezeichnung', '', 'Thema', 'Score'];
const keep = (given: Reading) => keepReading(given, topics, HEADINGS, ourScales);

/** Scales of which one step of the likelihood is worded otherwise. */
const noteWording = (step: number): Scales =>
  scalesOf([{ ...noWording('likelihood'), [`step${step}`]: 'Once in a blue moon' }]);

describe('a stored reading of a table', () => {
  it('is the same in an assessment with the same topics, whatever their ids', () => {
    const others = topics.map((topic) => ({ ...topic, id: `of another year ${topic.code}` as TopicId }));
    expect(readKept(keep(reading), topics, HEADINGS)).toEqual(reading);
    expect(readKept(keep(reading), others, HEADINGS)).toEqual({
      ...reading,
      topicId: 'of another year E1.1',
      topicWords: new Map([['heizung', 'of another year E1.2']]),
    });
  });

  it('leaves out topics that an assessment does not have, and fields that the product no longer has', () => {
    const kept = { ...keep(reading), matching: ['title', 'a place of old', 'topic', null] };
    expect(readKept(kept, topics.slice(2), HEADINGS)).toEqual({ ...reading, topicId: null, topicWords: new Map() });
  });

  it('reads columns by their headings, wherever they are now, and names those that are gone', () => {
    const kept = keep(reading);
    const moved = [REFUSAL_HEADING, 'Thema', 'Neu', 'BEZEICHNUNG *', 'Score'];
    expect(columnsGone(kept, moved)).toEqual([]);
    expect(readKept(kept, topics, moved)).toEqual({
      ...reading,
      matching: [null, 'topic', null, 'title', null],
      forms: new Map([[4, { is: 'shares', isOpposite: true }]]),
    });
    const without = ['Bezeichnung', 'Score'];
    expect(columnsGone(kept, without)).toEqual(['Thema']);
    expect(readKept(kept, topics, without)).toMatchObject({ matching: ['title', null], kind: 'risk' });
  });

  it('reads two columns with one heading in their order, and what was stored before headings were by its place', () => {
    const twice = { ...reading, matching: ['title', 'impactLikelihood', 'financialLikelihood'] as const };
    const kept = keepReading({ ...twice, forms: new Map() }, topics, ['Titel', 'Stufe', 'Stufe'], ourScales);
    expect(readKept(kept, topics, ['Stufe', 'Stufe', 'Titel']).matching).toEqual([
      'impactLikelihood',
      'financialLikelihood',
      'title',
    ]);
    const early = { ...kept, columns: [] };
    expect(readKept(early, topics, ['A', 'B', 'C']).matching).toEqual(twice.matching);
    expect(columnsGone(early, ['A', 'B', 'C'])).toEqual([]);
  });

  it('knows which steps have been worded otherwise since, of those that its numbers and words become', () => {
    const scored = { ...reading, matching: ['title', 'likelihood', 'topic'] as const };
    const kept = keepReading(scored, topics, HEADINGS, ourScales);
    expect(rewordedSteps(kept, ourScales)).toEqual([]);
    expect(rewordedSteps(kept, noteWording(3))).toMatchObject([{ label: 'Likelihood 3', to: 'Once in a blue moon' }]);
    // No number or word of the table becomes a 2.
    expect(rewordedSteps(kept, noteWording(2))).toEqual([]);
  });

  it('is found by the headings in their order, whatever their case, notes and trailing empty columns', () => {
    const key = headingsKey(['Title', 'Topic']);
    expect(headingsKey(['TITLE *', 'Topic (ESRS)', '', ''])).toBe(key);
    expect(headingsKey(['Topic', 'Title'])).not.toBe(key);
    expect(headingsKey(['Title', '', 'Topic'])).not.toBe(key);
    expect(headingsKey([REFUSAL_HEADING, 'Title', 'Topic'])).toBe(key);
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
