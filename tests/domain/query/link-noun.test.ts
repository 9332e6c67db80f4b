import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LinkId } from '#domain/ids.ts';
import type { Link } from '#domain/links/link.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { type Condition, everything } from '#domain/query/query.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { mustHave } from '../../shared/must-have.ts';

const data = toAssessmentData(currentYear, randomUUID);
const of = (kind: string) => mustHave(data.components.find((component) => component.kind === kind));
const impact = of('impact');
const risk = of('risk');
const base = { fromComponentId: null, fromMeasureId: null, dependency: '', componentId: risk.id, note: '' };
const links: Link[] = [
  { ...base, id: randomUUID() as LinkId, kind: 'gives-rise-to', fromComponentId: impact.id },
  { ...base, id: randomUUID() as LinkId, kind: 'dependency', dependency: 'Clean water' },
];
const current = { ...data, links };
const asked = (noun: 'link' | 'component', ...where: Condition[]) =>
  evaluate({ ...everything(noun), where }, { current, earlier: null, changes: [], requirements: {} });

describe('a query for links', () => {
  it('returns each link with both its ends', () => {
    const { rows } = asked('link');
    expect(rows.map(({ values }) => [values.begins, values.leadsTo])).toEqual([
      [impact.title, risk.title],
      ['Clean water', risk.title],
    ]);
    expect(mustHave(rows[0]).path).toMatch(/^\/app\//);
  });

  it('finds links by kind, and entries by what they are linked with', () => {
    expect(asked('link', { field: 'kind', is: 'equal', value: 'dependency' }).total).toBe(1);
    const held = (value: string) =>
      asked('component', { field: 'links', is: 'equal', value }).rows.map(({ label }) => label);
    expect(held('consequence')).toEqual([impact.title]);
    expect(held('source')).toEqual([risk.title]);
  });

  it.each<['link' | 'component', Condition[]]>([
    ['link', []],
    ['link', [{ field: 'kind', is: 'equal', value: 'causes' }]],
    ['link', [{ field: 'leadsToKind', is: 'equal', value: 'risk' }]],
    ['link', [{ field: 'note', is: 'missing' }]],
    ['component', [{ field: 'links', is: 'missing' }]],
    ['component', [{ field: 'links', is: 'equal', value: 'source' }]],
  ])('about %s with %j is put in words that are read back as the same query', (noun, where) => {
    const query = { ...everything(noun), where };
    expect(checkQuery(query).ok).toBe(true);
    expect(readSaidQuery(sayQuery(query))).toEqual(query);
  });
});
