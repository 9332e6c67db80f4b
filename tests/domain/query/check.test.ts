import { describe, expect, it } from 'vitest';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything } from '#domain/query/query.ts';
import { randomQueries } from './random-queries.ts';
import { sampleQueryData } from './sample-query-data.ts';

const checked = (input: unknown) => {
  const result = checkQuery(input);
  return result.ok ? result.query : result.problems.map(({ path, reason }) => `${path.join('.')}: ${reason}`);
};
const component = (asked: object) => checked({ noun: 'component', ...asked });

describe('an unchecked query', () => {
  it('asks for everything when nothing else is stated', () => {
    expect(checked({ noun: 'topic' })).toEqual(everything('topic'));
  });

  it.each<[unknown, string]>([
    [null, ': invalid'],
    ['component', ': invalid'],
    [{}, 'noun: unknown-noun'],
    [{ noun: 'constructor' }, 'noun: unknown-noun'],
    [{ noun: 'topic', limit: 3 }, 'limit: invalid'],
    [{ noun: 'topic', where: {} }, 'where: invalid'],
    [{ noun: 'topic', where: Array(21).fill({ field: 'name', is: 'missing' }) }, 'where: invalid'],
    [{ noun: 'topic', of: 'next' }, 'of: invalid'],
    [{ noun: 'topic', of: 'earlier', comparedWith: 'earlier' }, 'comparedWith: not-comparable'],
    [{ noun: 'stakeholder', comparedWith: 'earlier' }, 'comparedWith: not-comparable'],
    [{ noun: 'change', of: 'earlier' }, 'of: no-earlier-year'],
    [{ noun: 'topic', thresholds: { impact: 30, financial: 10 } }, 'thresholds.impact: out-of-scale'],
    [{ noun: 'topic', first: 0 }, 'first: out-of-scale'],
    [{ noun: 'topic', first: 2.5 }, 'first: out-of-scale'],
    [{ noun: 'topic', groupBy: 'description' }, 'groupBy: not-groupable'],
    [{ noun: 'topic', groupBy: 'toString' }, 'groupBy: unknown-field'],
    [{ noun: 'topic', sort: [{ field: 'size', order: 'highest' }] }, 'sort.0.field: unknown-field'],
    [{ noun: 'topic', sort: [{ field: 'figure', order: 'highest' }] }, 'sort.0.field: unknown-field'],
    [{ noun: 'topic', measure: { of: 'average', field: 'name' } }, 'measure.field: not-measurable'],
    [{ noun: 'topic', measure: { of: 'share', where: [] } }, 'measure.where: invalid'],
    [{ noun: 'topic', groupBy: 'became' }, 'groupBy: needs-comparison'],
  ])('%j has a problem: %s', (input, problem) => {
    expect(checked(input)).toEqual([problem]);
  });

  it.each<[object, string]>([
    [{ field: 'colour', is: 'missing' }, 'where.0.field: unknown-field'],
    [{ field: '__proto__', is: 'missing' }, 'where.0.field: unknown-field'],
    [{ field: 'score', is: 'contains', text: '5' }, 'where.0.is: wrong-comparison'],
    [{ field: 'title', is: 'at-least', value: 'A' }, 'where.0.is: wrong-comparison'],
    [{ field: 'score', is: 'at-least', value: '15' }, 'where.0.value: wrong-value'],
    [{ field: 'score', is: 'at-least', value: Number.NaN }, 'where.0.value: wrong-value'],
    [{ field: 'score', is: 'at-least', value: 26 }, 'where.0.value: out-of-scale'],
    [{ field: 'score', is: 'between', from: 15, to: 5 }, 'where.0.to: upside-down'],
    [{ field: 'kind', is: 'equal', value: 'threat' }, 'where.0.value: unknown-option'],
    [{ field: 'kind', is: 'one-of', values: ['risk', 'threat'] }, 'where.0.values.1: unknown-option'],
    [{ field: 'kind', is: 'one-of', values: [] }, 'where.0.values: invalid'],
    [{ field: 'material', is: 'equal', value: 'yes' }, 'where.0.value: wrong-value'],
    [{ field: 'title', is: 'contains', text: ' ' }, 'where.0.text: wrong-value'],
    [{ field: 'title', is: 'missing', text: 'x' }, 'where.0.text: invalid'],
    [{ field: 'title', is: 'missing', not: 'yes' }, 'where.0.not: invalid'],
    [{ field: 'became', is: 'equal', value: 'added' }, 'where.0.field: needs-comparison'],
  ])('a condition %j has a problem: %s', (condition, problem) => {
    expect(component({ where: [condition] })).toEqual([problem]);
  });

  it('names each of several problems', () => {
    expect(component({ where: [{ field: 'colour' }], first: -1, groupBy: 'justification' })).toHaveLength(3);
  });

  it('is put into one form, however it was written', () => {
    const one = component({
      where: [
        { field: 'score', is: 'at-least', value: 15 },
        { field: 'kind', is: 'one-of', values: ['risk', 'risk'] },
        { field: 'material', is: 'equal', value: false, not: true },
      ],
      sort: [{ field: 'score', order: 'highest' }],
    });
    const other = component({
      where: [
        { is: 'equal', value: true, field: 'material' },
        { value: 'risk', not: false, is: 'equal', field: 'kind' },
        { is: 'at-least', value: 15, field: 'score' },
        { is: 'at-least', value: 15, field: 'score' },
      ],
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('stays the same when checked again, and gives the same answer as before it was put into its form', () => {
    for (const random of randomQueries(1, 1_000, sampleQueryData)) {
      const query = checkQuery(random);
      if (!query.ok) throw new Error(JSON.stringify([random, query.problems]));
      expect(checked(query.query)).toEqual(query.query);
      expect(JSON.stringify(checked(JSON.parse(JSON.stringify(query.query))))).toBe(JSON.stringify(query.query));
    }
    for (const random of randomQueries(2, 200, sampleQueryData)) {
      const query = checked(random) as Parameters<typeof evaluate>[0];
      const { columns: _, ...plain } = evaluate(random as typeof query, sampleQueryData);
      expect(evaluate(query, sampleQueryData)).toMatchObject({
        total: plain.total,
        figure: plain.figure,
        groups: plain.groups,
      });
    }
  });
});
