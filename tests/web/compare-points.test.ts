import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { assessmentBefore } from '#web/features/results/dashboard/assessment-before.ts';
import { comparePoints } from '#web/features/results/dashboard/compare-points.ts';
import { toMatrixPoints, withComparison } from '#web/features/results/dashboard/matrix-points.ts';
import { yearName } from '#web/features/results/dashboard/year-name.ts';
import { mustHave } from '../shared/must-have.ts';

const earlier = buildDashboard(toAssessmentData(sampleCompany.earlierYear, randomUUID));
const later = buildDashboard(toAssessmentData(sampleCompany.currentYear, randomUUID));
const of = ({ points }: Dashboard, code: string) => points.find(({ topic }) => topic.code === code);

describe('points of two years', () => {
  it('are matched although each year has its own ids: each point has a former position, is new or is gone', () => {
    const compared = comparePoints(earlier, later);
    const points = withComparison(toMatrixPoints(later), compared);
    for (const { topic, before, isGone } of points) {
      const was = of(earlier, topic.code);
      if (isGone) expect([of(later, topic.code), was?.topic.id]).toEqual([undefined, topic.id]);
      else if (was) expect(before).toMatchObject({ impact: was.impact, financial: was.financial });
      else expect(before).toBeNull();
    }
    // A topic that was concluded top-down has no point.
    const drawn = later.points.filter(hasPlace);
    expect(points.filter(({ isGone }) => isGone).length + drawn.length).toBe(points.length);
    expect(new Set(points.map(({ topic }) => topic.code))).toEqual(
      new Set([...earlier.points, ...drawn].map(({ topic }) => topic.code)),
    );
    const isMoved = ({ topic, impact, financial }: Dashboard['points'][number]) => {
      const was = of(earlier, topic.code);
      return was !== undefined && (was.impact !== impact || was.financial !== financial);
    };
    expect(compared.moved).toBe(later.points.filter(isMoved).length);
    expect(compared.moved).toBeGreaterThan(0);
    expect(compared.fresh).toBe(later.points.filter(({ topic }) => !of(earlier, topic.code)).length);
  });

  it('are matched across versions of the standards in the way a transfer maps topics', () => {
    // E1.1 of the earlier list becomes E1.2 of the revised one.
    const revised = { ...later, assessment: { ...later.assessment, esrsVersion: 'esrs-2026' as const } };
    const [point] = later.points;
    const as = (code: string) => ({ ...mustHave(point), topic: { ...mustHave(point).topic, code } });
    const then = { ...earlier, points: [{ ...as('E1.1'), impact: 4, financial: 3 }] };
    const { before, gone } = comparePoints(then, { ...revised, points: [as('E1.2')] });
    expect([...before.values()]).toMatchObject([{ impact: 4, financial: 3 }]);
    expect(gone).toEqual([]);
  });

  it('come from the latest earlier year with results, preferably from a completed assessment', () => {
    const choice = (id: string, financialYearStart: string, more = {}) =>
      ({ id, financialYearStart, hasResults: true, status: 'draft', ...more }) as Parameters<
        typeof assessmentBefore
      >[0][number];
    const choices = [
      choice('now', '2025-01-01'),
      choice('empty', '2024-06-01', { hasResults: false }),
      choice('draft', '2024-01-01'),
      choice('done', '2024-01-01', { status: 'completed' }),
      choice('older', '2023-01-01', { status: 'completed' }),
    ];
    expect(assessmentBefore(choices, { financialYearStart: '2025-01-01' })?.id).toBe('done');
    expect(assessmentBefore(choices, { financialYearStart: '2024-01-01' })?.id).toBe('older');
    expect(assessmentBefore(choices, { financialYearStart: '2023-01-01' })).toBeUndefined();
  });

  it.each([
    ['2024-01-01', '2024'],
    ['2024-10-01', '2024/25'],
    ['2099-07-01', '2099/00'],
  ])('are labelled for a year from %s as %s', (start, name) => {
    expect(yearName(start)).toBe(name);
  });
});
