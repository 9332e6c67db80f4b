import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkQuery } from '#domain/query/check.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import type { AskedQuery } from '#domain/query/query.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { randomQueries } from './random-queries.ts';
import { sampleQueryData } from './sample-query-data.ts';

function right(asked: unknown) {
  const checked = checkQuery(asked);
  if (!checked.ok) throw new Error(JSON.stringify([asked, checked.problems]));
  return checked.query;
}

describe('a query in words', () => {
  it.each<[string, AskedQuery]>([
    ['impacts, risks and opportunities', { noun: 'component' }],
    [
      'negative impacts on people, actual, score 15 or more, highest 3 by severity or magnitude',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'equal', value: 'impact' },
          { field: 'impactPolarity', is: 'equal', value: 'Negative' },
          { field: 'actualPotentialImpact', is: 'equal', value: 'Actual' },
          { field: 'subject', is: 'equal', value: 'people' },
          { field: 'score', is: 'at-least', value: 15 },
        ],
        sort: [{ field: 'severity', order: 'highest' }],
        first: 3,
      },
    ],
    [
      'negative impacts, score 10 or more, upstream in the value chain, without evidence',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'equal', value: 'impact' },
          { field: 'impactPolarity', is: 'equal', value: 'Negative' },
          { field: 'place', is: 'equal', value: 'upstream' },
          { field: 'score', is: 'at-least', value: 10 },
          { field: 'evidence', is: 'missing' },
        ],
      },
    ],
    [
      'risks, score before measures 12.5 or more, score after measures 12 or less, without planned measures',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'equal', value: 'risk' },
          { field: 'grossScore', is: 'at-least', value: 12.5 },
          { field: 'netScore', is: 'at-most', value: 12 },
          { field: 'measures', is: 'equal', value: 'planned', not: true },
        ],
      },
    ],
    [
      'negative impacts, without score after measures, with implemented measures',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'equal', value: 'impact' },
          { field: 'impactPolarity', is: 'equal', value: 'Negative' },
          { field: 'netScore', is: 'missing' },
          { field: 'measures', is: 'equal', value: 'implemented' },
        ],
      },
    ],
    [
      'impacts, risks and opportunities, points left open 2 or more, highest by points left open',
      {
        noun: 'component',
        where: [{ field: 'leftOpen', is: 'at-least', value: 2 }],
        sort: [{ field: 'leftOpen', order: 'highest' }],
      },
    ],
    [
      'stakeholders, evidence 2 or more, with expired evidence',
      {
        noun: 'stakeholder',
        where: [
          { field: 'evidence', is: 'at-least', value: 2 },
          { field: 'expiredEvidence', is: 'missing', not: true },
        ],
      },
    ],
    [
      'average score of risks about the environment, per standard, highest 2',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'equal', value: 'risk' },
          { field: 'subject', is: 'equal', value: 'environment' },
        ],
        measure: { of: 'average', field: 'score' },
        groupBy: 'standard',
        sort: [{ field: 'figure', order: 'highest' }],
        first: 2,
      },
    ],
    [
      'share (score above 15, material) of risks and opportunities, upstream or downstream in the value chain',
      {
        noun: 'component',
        where: [
          { field: 'kind', is: 'one-of', values: ['opportunity', 'risk'] },
          { field: 'place', is: 'one-of', values: ['downstream', 'upstream'] },
        ],
        measure: {
          of: 'share',
          where: [
            { field: 'score', is: 'at-most', value: 15, not: true },
            { field: 'material', is: 'equal', value: true },
          ],
        },
      },
    ],
    [
      'topics, only impacts assessed, without financial score, if the thresholds were 10 for impacts and 3.5 for finances',
      {
        noun: 'topic',
        where: [
          { field: 'assessed', is: 'equal', value: 'impact' },
          { field: 'financialScore', is: 'missing' },
        ],
        thresholds: { impact: 10, financial: 3.5 },
      },
    ],
    [
      'number of topics, newly material, compared with the earlier year',
      {
        noun: 'topic',
        where: [{ field: 'became', is: 'equal', value: 'newly-material' }],
        comparedWith: 'earlier',
        measure: { of: 'count' },
      },
    ],
    [
      'key stakeholders, relevant topics and views containing "child \\"labour\\""',
      {
        noun: 'stakeholder',
        where: [
          { field: 'isKeyStakeholder', is: 'equal', value: true },
          { field: 'relevantTopicsViews', is: 'contains', text: 'child "labour"' },
        ],
      },
    ],
    [
      'changes, time from 2026-03-01 on, person is "Ada Founder", topic is E1.2, latest 5 by time',
      {
        noun: 'change',
        where: [
          { field: 'at', is: 'at-least', value: '2026-03-01' },
          { field: 'by', is: 'equal', value: 'Ada Founder' },
          { field: 'topic', is: 'equal', value: 'E1.2' },
        ],
        first: 5,
      },
    ],
    [
      'screening scores, first 10 by name of the topic then lowest by impact materiality, in the earlier year',
      {
        noun: 'score',
        sort: [
          { field: 'topicName', order: 'lowest' },
          { field: 'impactScore', order: 'lowest' },
        ],
        first: 10,
        of: 'earlier',
      },
    ],
    [
      'disclosure requirements, required by a topic, first 3',
      { noun: 'disclosure', where: [{ field: 'state', is: 'equal', value: 'due' }], first: 3 },
    ],
  ])('%s', (words, asked) => {
    expect(sayQuery(right(asked))).toBe(words);
    expect(readSaidQuery(words)).toEqual(right(asked));
  });

  it('says each option of each field so that it is not taken for another', () => {
    const taken: string[] = [];
    for (const noun of QUERY_NOUNS) {
      for (const [field, { options = [], ofComparison }] of Object.entries(nouns[noun].fields)) {
        const compared = ofComparison ? { comparedWith: 'earlier' } : {};
        for (const { id: value } of options) {
          for (const not of [{}, { not: true }]) {
            const query = right({ noun, where: [{ field, is: 'equal', value, ...not }], ...compared });
            const words = sayQuery(query);
            if (!isDeepStrictEqual(readSaidQuery(words), query)) taken.push(words);
          }
        }
      }
    }
    expect(taken).toEqual([]);
  });

  it('is put in words and read back unchanged, a thousand times', () => {
    const sentences = new Set<string>();
    for (const random of randomQueries(21, 1_000, sampleQueryData)) {
      const query = right(random);
      const words = sayQuery(query);
      expect([words, readSaidQuery(words)]).toEqual([words, query]);
      sentences.add(words);
    }
    expect(sentences.size).toBeGreaterThan(950);
  });

  it.each([
    '',
    'risks about dragons',
    'risks, ',
    'topics, newly material',
    'score 15 or more',
    'risks, highest 3 by title and by',
  ])('is not read from other words: "%s"', (words) => {
    expect(readSaidQuery(words)).toBeNull();
  });

  it.each(QUERY_NOUNS)('has a word of its own for each field of a %s', (name) => {
    const labels = Object.values(nouns[name].fields).map(({ label }) => label.toLowerCase());
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});
