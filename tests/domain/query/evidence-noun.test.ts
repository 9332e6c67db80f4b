import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { needsOf } from '#domain/query/needs.ts';
import { type Condition, everything } from '#domain/query/query.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { currentYear } from '#sample/current-year.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { mustHave } from '../../shared/must-have.ts';

const current = toAssessmentData(currentYear, randomUUID);
const [readings, ...others] = toEvidencePieces(sampleCompany.evidence, current);
const measure = mustHave(current.measures?.find(({ title }) => title.startsWith('Pasture clause')));
const certificate: EvidencePiece = {
  id: 'certificate',
  title: 'Pasture certificate',
  kind: 'link',
  datedOn: '2024-05-01',
  validUntil: '2025-04-30',
  hasExpired: true,
  owner: 'Ada Founder',
  uses: [{ noun: 'measure', recordId: measure.id, recordName: measure.title, criterion: '', passage: 'Page 2' }],
};
const evidence = [mustHave(readings), ...others, certificate];
const ask = (...where: Condition[]) =>
  evaluate({ ...everything('evidence'), where }, { current, earlier: null, changes: [], requirements: {}, evidence });
const titles = (...where: Condition[]) => ask(...where).rows.map(({ label }) => label);

describe('a query for evidence', () => {
  it('returns each piece that the assessment uses, with the records it is given for', () => {
    expect(ask().total).toBe(evidence.length);
    const [first] = ask({ field: 'title', is: 'contains', text: 'Meter readings' }).rows;
    expect(first?.path).toMatch(/^\/app\/evidence\?evidence=/);
    expect(first?.values.givenFor).toBe(
      'Water withdrawal in a dry basin, scale (June to September); Water scarcity at sourcing regions (Column well_m3)',
    );
  });

  it('filters by expiry, dates and owner', () => {
    expect(titles({ field: 'expired', is: 'equal', value: true })).toEqual([certificate.title]);
    expect(titles({ field: 'validUntil', is: 'at-most', value: '2025-12-31' })).toEqual([certificate.title]);
    expect(titles({ field: 'validUntil', is: 'missing' })).not.toContain(certificate.title);
    expect(titles({ field: 'owner', is: 'contains', text: 'Ada' })).toEqual([certificate.title]);
  });

  it('places evidence under the topic of its record, and evidence for a measure under the topic of its entry', () => {
    expect(titles({ field: 'standard', is: 'equal', value: 'G1' })).toContain(certificate.title);
    expect(titles({ field: 'givenFor', is: 'contains', text: 'Poor animal welfare' })).toEqual([certificate.title]);
    expect(titles({ field: 'standard', is: 'equal', value: 'E3' })).toEqual([readings?.title]);
  });

  it('reads evidence, which other queries do not', () => {
    expect(needsOf(everything('evidence')).evidence).toBe(true);
    expect(needsOf(everything('component')).evidence).toBe(false);
  });

  it.each<Condition[]>([
    [],
    [{ field: 'expired', is: 'equal', value: false }],
    [{ field: 'validUntil', is: 'missing' }],
    [{ field: 'standard', is: 'one-of', values: ['E1', 'G1'] }],
    [{ field: 'givenFor', is: 'contains', text: 'child labour' }],
  ])('is put in words that are read back as the same query', (...where) => {
    const query = { ...everything('evidence'), where };
    expect(checkQuery(query).ok).toBe(true);
    expect(readSaidQuery(sayQuery(query))).toEqual(query);
  });
});
