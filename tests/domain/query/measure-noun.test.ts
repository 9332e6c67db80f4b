import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { type Condition, everything } from '#domain/query/query.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

const current = toAssessmentData(currentYear, randomUUID);
const measures = current.measures ?? [];
const ask = (...where: Condition[]) =>
  evaluate({ ...everything('measure'), where }, { current, earlier: null, changes: [], requirements: {} });
const titles = (...where: Condition[]) => ask(...where).rows.map(({ label }) => label);

describe('a query for measures', () => {
  it('returns each measure of the sample, with the entry at which it is named', () => {
    expect(measures.length).toBeGreaterThan(5);
    expect(ask().total).toBe(measures.length);
    for (const { values, path } of ask().rows) {
      expect(current.components.map(({ title }) => title)).toContain(values.namedAt);
      expect(path).toMatch(/^\/app\//);
    }
  });

  it('filters by fields of the measures', () => {
    const planned = measures.filter(({ state }) => state === 'planned').map(({ title }) => title);
    expect(planned.length).toBeGreaterThan(0);
    expect(titles({ field: 'state', is: 'equal', value: 'planned' }).toSorted()).toEqual(planned.toSorted());
  });

  it('finds no planned measure that lowers a score', () => {
    const lowering = ask({ field: 'lowers', is: 'equal', value: true });
    expect(lowering.total).toBeGreaterThan(0);
    expect(lowering.rows.map(({ values }) => values.state)).not.toContain('planned');
  });

  it.each<Condition[]>([
    [],
    [{ field: 'state', is: 'equal', value: 'planned' }],
    [{ field: 'lowers', is: 'equal', value: false }],
    [{ field: 'evidence', is: 'missing' }],
    [{ field: 'namedAtKind', is: 'equal', value: 'risk' }],
  ])('is put in words that are read back as the same query', (...where) => {
    const query = { ...everything('measure'), where };
    expect(checkQuery(query).ok).toBe(true);
    expect(readSaidQuery(sayQuery(query))).toEqual(query);
  });
});
