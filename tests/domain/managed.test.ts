import { expect, it } from 'vitest';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { Component } from '#domain/components/component.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { MeasureId } from '#domain/ids.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { adoptionOf } from '#domain/results/adoption.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { entryBars, isMaterialEntry, scoreBy } from '#domain/results/entry-thresholds.ts';
import { hangingOtherwise } from '#domain/results/firmness.ts';
import { managedSides } from '#domain/results/managed.ts';
import { buildMatrices } from '#domain/results/matrix.ts';
import { sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const spill = sampleComponent('impact', 'E1', 'spill', {
  ...{ impactPolarity: 'Negative', actualPotentialImpact: 'Potential', impactSeverity: 4, impactLikelihood: 4 },
} as Partial<Component>);

const data = (scoreBasis: ScoreBasis): AssessmentData => {
  const whole = sampleData({ topics: [sampleTopic('E1')], components: [spill] });
  return {
    ...whole,
    assessment: { ...whole.assessment, scoreBasis },
    measures: [
      {
        ...startingValues(measureFields),
        ...{ id: 'm' as MeasureId, componentId: spill.id, title: 'Boom' },
        ...{ state: 'implemented', since: '2019-01-01', effectiveness: 'effective', effectReason: 'Shown' },
      } as const,
    ],
    netScores: [{ ...startingValues(netScoreFields), componentId: spill.id, likelihood: 2 as const, reason: 'Shown' }],
  };
};

it.each(['gross', 'net'] as const)(
  'treats a side as managed that is material before measures and not after them, computed %s',
  (basis) => {
    const dashboard = buildDashboard(data(basis));
    expect(managedSides(dashboard)).toMatchObject([{ topic: { code: 'E1' }, side: 'impact', gross: 16, net: 8 }]);
    expect(dashboard.points[0]).toMatchObject(
      basis === 'gross'
        ? { impact: 16, beside: { impact: 8 }, materialBy: 'impact' }
        : { impact: 8, beside: { impact: 16 }, materialBy: 'open' },
    );
  },
);

it('shows what adopting another basis turns, before it is adopted', () => {
  const gross = buildDashboard(data('gross'));
  const thresholds = gross.thresholds;
  const to = adoptionOf(gross, { thresholds, band: 0, basis: 'net' });
  expect(to.turns).toMatchObject({
    cease: [{ topic: { code: 'E1' }, from: 'impact', to: 'open' }],
    become: [],
    shift: [],
  });
  expect(adoptionOf(gross, { thresholds, band: 0 }).turns).toEqual({ become: [], cease: [], shift: [] });
  const back = adoptionOf(buildDashboard(data('net')), { thresholds, band: 5, basis: 'gross' });
  expect(back.turns.become).toHaveLength(1);
  expect(back.borderline).toMatchObject([{ side: 'impact', score: 16 }]);
});

it('compares an entry with its threshold by the score that counts', () => {
  const isMaterial = (basis: ScoreBasis) => {
    const bars = entryBars(data(basis));
    return isMaterialEntry(scoreBy(bars, spill), spill.topicId, bars);
  };
  expect([isMaterial('gross'), isMaterial('net')]).toEqual([true, false]);
});

it('shows which sides are sensitive only with the other scores, and which only with those that count', () => {
  const otherwise = (basis: ScoreBasis) => {
    const of = data(basis);
    const found = hangingOtherwise(buildMatrices(of), of.assessment.thresholds);
    return [found?.more, found?.fewer].map((sides) =>
      sides?.map(({ topic, side, score }) => [topic.code, side, score]),
    );
  };
  expect(otherwise('gross')).toEqual([[], [['E1', 'impact', 16]]]);
  expect(otherwise('net')).toEqual([[['E1', 'impact', 16]], []]);
  const { netScores: _net, ...without } = data('gross');
  expect(hangingOtherwise(buildMatrices(without), without.assessment.thresholds)).toBeNull();
});
