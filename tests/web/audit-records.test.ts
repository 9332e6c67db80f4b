import { describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { recordsOf } from '#web/features/assurance/audit/records.ts';
import { mustHave } from '../shared/must-have.ts';

describe('the records that an auditor checks', () => {
  const data = toAssessmentData(currentYear, () => crypto.randomUUID());
  const whole = { ...data, activities: [] } as unknown as WholeAssessment;
  const entriesOf = (components: WholeAssessment['components']) =>
    recordsOf({ ...whole, components }, { evidence: [], uses: [] }).component;

  it('lists entries by topic, then score, then title, whatever order the database has', () => {
    const entries = entriesOf(whole.components.toReversed());
    expect(entries).toEqual(entriesOf(whole.components));
    const facts = entries.map(({ detail, score }) => ({
      code: mustHave(detail.split(' ')[0]),
      score: Number(/^(\d+) of 25$/.exec(score)?.[1] ?? 0),
    }));
    const codes = [...new Set(facts.map(({ code }) => code))];
    expect(codes).toEqual(
      codes.toSorted(
        (a, b) => 'ESG'.indexOf(a[0] ?? '') - 'ESG'.indexOf(b[0] ?? '') || a.localeCompare(b, 'en', { numeric: true }),
      ),
    );
    for (const code of codes) {
      const scores = facts.filter((fact) => fact.code === code).map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it('says beside each entry its topic, its kind and its score', () => {
    const first = mustHave(entriesOf(whole.components)[0]);
    expect(first.detail).toMatch(/^E\S+ [^·]+ · (Negative impact|Positive impact|Risk|Opportunity)$/);
    expect(first.score).toMatch(/^\d+ of 25$/);
  });
});
