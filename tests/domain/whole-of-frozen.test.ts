import { expect, it } from 'vitest';
import { freezeResult } from '#domain/frozen-results/frozen-result.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

let ids = 0;
const data = toAssessmentData(currentYear, () => {
  ids += 1;
  return `id-${ids}`;
});
const frozen = freezeResult(data, {
  company: { name: 'Exemplar Foods' },
  completed: { by: 'Mara Beispiel', at: '2026-03-01T10:00:00.000Z' },
  lastChanges: [],
  scales: ourScales,
  evidence: [],
  scorers: [],
  assignments: [],
});

it('rebuilds the assessment from a frozen result, with the same results', () => {
  const whole = wholeOfFrozen(frozen, true);
  expect(whole.assessment).toMatchObject({ status: 'completed', completedAt: frozen.completed.at, isApproved: true });
  const { assessment: _assessment, ...results } = buildDashboard(whole);
  expect(results).toEqual(frozen.results);
});

it('reads rows of an earlier format as scored and without an origin', () => {
  const components = frozen.inputs.components.map(
    ({ severityOpen: _severity, likelihoodOpen: _likelihood, startedFrom: _from, ...row }) => row,
  );
  const earlier = { ...frozen, format: 2 as const, inputs: { ...frozen.inputs, components: components as never } };
  const [first] = wholeOfFrozen(earlier, false).components;
  expect(first).toMatchObject({ severityOpen: false, likelihoodOpen: false, startedFrom: '' });
  // Format 4 had one flag for both scores.
  const open = { ...earlier.inputs, components: components.map((row) => ({ ...row, scoresOpen: true })) as never };
  const [second] = wholeOfFrozen({ ...frozen, format: 4, inputs: open }, false).components;
  expect(second).toMatchObject({ severityOpen: true, likelihoodOpen: true });
  expect(second).not.toHaveProperty('scoresOpen');
});
