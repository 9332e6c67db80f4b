import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentId, EvidenceId, EvidenceUseId } from '#domain/ids.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { randomQueries } from '../domain/query/random-queries.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { readForBrowser } from '../shared/read-for-browser.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let api: Awaited<ReturnType<typeof foundSampleWorld>>['api'];
let earlierId: AssessmentId;
let currentId: AssessmentId;
beforeAll(async () => {
  database = await openTestDatabase();
  const world = await foundSampleWorld(createTestApp(database));
  api = world.api;
  earlierId = world.assessmentId;
  await api.assessment.complete({ assessmentId: earlierId });
  currentId = (await api.assessment.begin({ copyOf: earlierId })).id;
  const { components } = await api.assessment.read({ assessmentId: currentId });
  const [first, second] = components.filter(({ kind }) => kind === 'risk');
  const { version, ...fields } = mustHave(first);
  await api.components.update({
    assessmentId: currentId,
    ...fields,
    financialRiskOpportunity: 1,
    seenVersion: version,
  });
  await api.evidence.add({
    ...{ id: randomUUID() as EvidenceId, title: 'Audit report', note: '', datedOn: '2020-01-31' },
    ...{ validUntil: '2020-12-31', ownerId: null, content: { kind: 'link', url: 'https://example.com' } },
    use: {
      ...{
        id: randomUUID() as EvidenceUseId,
        assessmentId: currentId,
        noun: 'component',
        recordId: mustHave(first).id,
      },
      ...{ criterion: 'magnitude', passage: 'p. 4' },
    },
  });
  await api.components.remove({ assessmentId: currentId, id: mustHave(second).id, reason: 'No longer relevant' });
});
afterAll(() => database.close());

describe('a query', () => {
  it('is answered by the server exactly as by the browser', async () => {
    const data = await readForBrowser({ api }, currentId, earlierId);
    let rows = 0;
    for (const random of randomQueries(11, 100, data)) {
      const checked = checkQuery(random);
      if (!checked.ok) throw new Error(JSON.stringify([random, checked.problems]));
      const answered = await api.query.ask({ assessmentId: currentId, query: random as Query });
      expect(answered).toEqual(JSON.parse(JSON.stringify(evaluate(checked.query, data))));
      rows += answered.rows.length;
    }
    expect(rows).toBeGreaterThan(100);
  });

  it('covers the earlier year where there is one', async () => {
    const gone = await api.query.ask({
      assessmentId: currentId,
      query: {
        ...everything('component'),
        where: [{ field: 'became', is: 'equal', value: 'gone' }],
        comparedWith: 'earlier',
      },
    });
    expect(gone).toMatchObject({ total: 1, isEarlierMissing: false });
    const before = await api.query.ask({ assessmentId: earlierId, query: { noun: 'component', of: 'earlier' } });
    expect(before).toMatchObject({ total: 0, isEarlierMissing: true });
  });

  it('covers the evidence of the assessment', async () => {
    const where = [{ field: 'expired', is: 'equal', value: true }] as const;
    const { rows } = await api.query.ask({ assessmentId: currentId, query: { noun: 'evidence', where } });
    expect(rows.map(({ label, values }) => [label, values.givenFor])).toEqual([
      ['Audit report', expect.stringMatching(/, magnitude \(p\. 4\)$/)],
    ]);
    const before = await api.query.ask({ assessmentId: earlierId, query: { noun: 'evidence' } });
    expect(before.total).toBe(0);
  });

  it('is refused at the place where it names an unknown field', async () => {
    const wrong = { noun: 'component', where: [{ field: 'colour', is: 'equal', value: 'red' }] } as const;
    await expect(api.query.ask({ assessmentId: currentId, query: wrong })).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['query', 'where', 0, 'field'], code: 'unknown-field' }] },
    });
  });
});
