import { describe, expect, it } from 'vitest';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { compareAssessments } from '#domain/compare/compare-assessments.ts';
import type { Component } from '#domain/components/component.ts';
import { startingValues } from '#domain/fields/values.ts';
import { checkFrozenFile, FROZEN_FILE } from '#domain/frozen-results/check-frozen-file.ts';
import { freezeResult } from '#domain/frozen-results/frozen-result.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { furtherHorizons, type HorizonScore, traceOf, whyNotAtHorizon } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import type { ComponentId } from '#domain/ids.ts';
import { bothScoresOf, byBasisOf } from '#domain/measures/basis.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import type { Measure, NetScore } from '#domain/measures/measure.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { openInComponent } from '#domain/progress/open-in.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything } from '#domain/query/query.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { entryBars, isMaterialEntry, scoreBy } from '#domain/results/entry-thresholds.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const POTENTIAL = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;
/** Severity 4 and likelihood 2: 8 for the medium term. */
const harm = (fields: Partial<Component> = {}) =>
  sampleComponent('impact', 'E1', 'i', {
    ...POTENTIAL,
    ...{ impactSeverity: 4, impactLikelihood: 2, timeHorizon: 'medium', ...fields },
  });
const risk = (fields: Partial<Component> = {}) =>
  sampleComponent('risk', 'E1', 'i', {
    ...{ financialRiskOpportunity: 2, financialLikelihood: 4, timeHorizon: 'short', ...fields },
  });
const at = (horizon: HorizonScore['horizon'], fields: Partial<HorizonScore>): HorizonScore => ({
  ...startingValues(horizonScoreFields),
  ...{ componentId: 'i' as ComponentId, horizon, reason: 'Permafrost thaws', ...fields },
});
const LONG = at('long', { severity: 5, likelihood: 4 });

const year = (scoreBasis: ScoreBasis = 'gross') => ({ ...sampleAssessment, scoreBasis });
const both = (
  component: Component,
  horizonScores: HorizonScore[],
  more: Partial<Parameters<typeof bothScoresOf>[0]> = {},
) => bothScoresOf({ assessment: year(), horizonScores, ...more })(component);

/** The entry, its rows, the score that counts, and each horizon in words; null if it is scored for its own alone. */
type Golden = [string, Component, HorizonScore[], number | null, string | null];

const golden: Golden[] = [
  ['a higher score in the long term', harm(), [LONG], 20, 'long term counts: 20; medium term 8'],
  ['a lower one', harm(), [at('short', { severity: 1, likelihood: 2 })], 8, 'medium term counts: 8; short term 2'],
  [
    'the same one: the entry’s own counts',
    harm(),
    [at('short', { severity: 2, likelihood: 4 })],
    8,
    'medium term counts: 8; short term 8',
  ],
  [
    'two further horizons',
    harm(),
    [LONG, at('short', { severity: 2, likelihood: 5 })],
    20,
    'long term counts: 20; short term 10; medium term 8',
  ],
  [
    'details give the severity',
    harm(),
    [at('long', { scale: 3, scope: 5, likelihood: 3, severity: 1 })],
    15,
    'long term counts: 15; medium term 8',
  ],
  [
    'a reason for another severity belongs to the entry alone',
    harm({ severityReason: 'Judged', impactScale: 2 }),
    [at('long', { scale: 5, likelihood: 5 })],
    25,
    'long term counts: 25; medium term 8',
  ],
  [
    'a positive impact takes the mean of its details',
    harm({ impactPolarity: 'Positive' }),
    [at('long', { scale: 5, scope: 2, irremediability: 5, likelihood: 4 })],
    16,
    'long term counts: 16; medium term 8',
  ],
  [
    'an actual impact needs no likelihood',
    harm({ actualPotentialImpact: 'Actual', impactSeverity: 2 }),
    [at('long', { severity: 4 })],
    20,
    'long term counts: 20; medium term 10',
  ],
  [
    'human rights',
    harm({ humanRights: true, impactSeverity: 2 }),
    [at('long', { severity: 3, likelihood: 1 })],
    15,
    'long term counts: 15; medium term 10',
  ],
  ['a risk', risk(), [at('medium', { magnitude: 5, likelihood: 3 })], 15, 'medium term counts: 15; short term 8'],
  [
    'an entry of two horizons',
    harm({ timeHorizon: 'short-medium' }),
    [LONG],
    20,
    'long term counts: 20; short and medium term 8',
  ],
  [
    'an entry that states no horizon',
    harm({ timeHorizon: '' }),
    [LONG],
    20,
    'long term counts: 20; no time horizon stated 8',
  ],
  // What does not count.
  ['a missing likelihood', harm(), [at('long', { severity: 5 })], 8, null],
  ['a missing severity', harm(), [at('long', { likelihood: 5 })], 8, null],
  ['a missing magnitude', risk(), [at('long', { severity: 5, likelihood: 5 })], 8, null],
  ['a horizon that the entry itself covers', harm({ timeHorizon: 'medium-long' }), [LONG], 8, null],
  ['an entry whose own score nobody has given', harm({ severityOpen: true }), [LONG], null, null],
  ['an impact without a polarity', harm({ impactPolarity: null }), [LONG], null, null],
  ['rows of another entry', harm(), [{ ...LONG, componentId: 'other' as ComponentId }], 8, null],
];

describe('the score of an entry with scores for further horizons', () => {
  it.each(golden)('%s', (_title, component, rows, score, words) => {
    const { horizons, score: counts } = both(component, rows);
    expect(counts.score).toBe(score);
    expect(horizons ? wordHorizons(traceOf(horizons), component.timeHorizon) : null).toBe(words);
  });

  it('does not count if the entry is not relevant', () => {
    expect(both(harm({ impactRelevant: false }), [LONG]).score).toMatchObject({ score: 20, counted: false });
  });

  it.each([
    ['short', ['medium', 'long']],
    ['medium-long', ['short']],
    ['short-medium-long', []],
    ['', ['short', 'medium', 'long']],
  ] as const)('can be given besides %j for %j', (timeHorizon, further) => {
    expect(furtherHorizons({ timeHorizon })).toEqual(further);
  });

  it('says why a row does not count', () => {
    expect(whyNotAtHorizon(harm(), LONG)).toBeNull();
    expect(whyNotAtHorizon(harm(), at('long', { severity: 5 }))).toBe('open');
    expect(whyNotAtHorizon(harm({ timeHorizon: 'long' }), LONG)).toBe('own-horizon');
    expect(whyNotAtHorizon(harm({ likelihoodOpen: true }), LONG)).toBe('no-own-score');
  });
});

const filter: Measure = {
  ...startingValues(measureFields),
  ...{ id: 'm' as Measure['id'], componentId: 'i' as ComponentId, title: 'Filter' },
  ...{ state: 'implemented', since: '2020-01-01', effectiveness: 'effective', effectReason: 'Tested' },
};
const net: NetScore = {
  ...startingValues(netScoreFields),
  componentId: 'i' as ComponentId,
  likelihood: 1,
  reason: 'Tested',
};
const measured = { measures: [filter], netScores: [net] };

describe('measures and horizons', () => {
  it.each([
    // Before measures 8, after them 4, and for the long term 6 on both bases.
    ['gross', 6, 8, 6],
    ['net', 6, 6, 8],
    ['gross', 20, 20, 20],
    ['net', 20, 20, 20],
  ] as const)('by %s scores, with a long term of %i', (basis, long, score, beside) => {
    const row = at('long', long === 20 ? { severity: 5, likelihood: 4 } : { severity: 3, likelihood: 2 });
    const told = both(harm(), [row], { assessment: year(basis), ...measured });
    expect([told.score.score, told.beside?.score]).toEqual([score, beside]);
    const { gross, net: after } = byBasisOf({ assessment: year(basis), horizonScores: [row], ...measured })(harm());
    expect([gross.score, after?.score]).toEqual([Math.max(8, long), Math.max(4, long)]);
  });
});

const topics = [sampleTopic('E1')];
const data = (horizonScores: HorizonScore[] = [LONG], components = [harm()]) =>
  sampleData({ assessment: year(), topics, components, horizonScores });

describe('a result with scores for further horizons', () => {
  it('follows the highest of them, and each row says which one counts', () => {
    const { points, negativeImpacts } = buildDashboard(data());
    expect(points).toMatchObject([{ impact: 20, materialBy: 'impact' }]);
    expect(negativeImpacts).toMatchObject([
      {
        ...{ score: 20, severity: 5, likelihoodCounted: 4, timeHorizon: 'medium' },
        horizons: [
          { horizon: 'long', score: 20 },
          { horizon: 'own', score: 8 },
        ],
      },
    ]);
    expect(buildDashboard(data([])).points).toMatchObject([{ impact: 8, materialBy: 'open' }]);
    expect(canonicalJson(buildDashboard(data([])))).not.toContain('horizons');
  });

  it('makes the entry material, and tells the register which horizon counts', () => {
    const bars = entryBars(data());
    expect(isMaterialEntry(scoreBy(bars, harm()), harm().topicId, bars)).toBe(true);
    expect(bars.horizonsOf?.(harm())).toEqual([
      { horizon: 'long', score: 20 },
      { horizon: 'own', score: 8 },
    ]);
    expect(entryBars(data([])).scoreOf).toBeUndefined();
  });

  it('hangs on a step only if no other horizon holds the topic, and names the horizon of the step', () => {
    const thresholds = { impact: 12.5, financial: 12.5 };
    const near = at('long', { severity: 4, likelihood: 4 });
    expect(findHanging(buildMatrix(data([near], [harm({ impactLikelihood: 4 })])), thresholds)[0]?.criteria).toEqual(
      [],
    );
    const low = harm({ impactSeverity: 3, impactLikelihood: 4 });
    const turns = findHanging(buildMatrix(data([at('long', { severity: 1, likelihood: 1 })], [low])), thresholds);
    expect(turns[0]?.criteria).toMatchObject([
      { criterion: 'impactSeverity', to: 4, newScore: 16, horizon: 'own' },
      { criterion: 'impactLikelihood', to: 5, newScore: 15, horizon: 'own' },
    ]);
    const further = findHanging(buildMatrix(data([at('long', { severity: 3, likelihood: 4 })], [harm()])), thresholds);
    expect(further[0]?.criteria).toMatchObject([
      { to: 4, newScore: 16, horizon: 'long' },
      { to: 5, newScore: 15, horizon: 'long' },
    ]);
  });

  it('is frozen with them, and an earlier format without them gives the same result', () => {
    const circumstances = {
      ...{ company: { name: 'Lindenhof' }, completed: { by: 'Ada', at: '2026-01-01T00:00:00.000Z' }, lastChanges: [] },
      ...{ scales: ourScales, evidence: [], scorers: [], assignments: [] },
    };
    const signed = (result: object) => ({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(result)), result });
    const frozen = freezeResult(data([at('short', { severity: 1 }), LONG]), circumstances);
    expect(frozen.inputs.horizonScores.map(({ horizon }) => horizon)).toEqual(['long', 'short']);
    expect(checkFrozenFile(signed(frozen))).toMatchObject({ state: 'same', format: 13 });
    const altered = structuredClone(frozen);
    mustHave([...altered.inputs.horizonScores][0]).likelihood = 1;
    expect(checkFrozenFile(signed(altered))).toMatchObject({ state: 'differs' });
    const { horizonScores: _later, ...inputs } = freezeResult(data([]), circumstances).inputs;
    const earlier = { ...freezeResult(data([]), circumstances), format: 12 as const, inputs };
    expect(checkFrozenFile(signed(earlier))).toMatchObject({ state: 'same', format: 12, differences: [] });
  });
});

describe('what follows from scores for further horizons', () => {
  const gapsOf = (rows: HorizonScore[], components = [harm()]) =>
    findGaps(data(rows, components)).find(({ code }) => code === 'horizon-open')?.componentIds ?? [];

  it('is an open point while one lacks a part, or the entry itself covers its horizon', () => {
    expect(gapsOf([LONG])).toEqual([]);
    expect(gapsOf([at('long', { severity: 5 })])).toEqual(['i']);
    expect(gapsOf([LONG], [harm({ timeHorizon: 'long' })])).toEqual(['i']);
    // That the score of the entry is missing is an open point of its own.
    expect(gapsOf([LONG], [harm({ likelihoodOpen: true })])).toEqual([]);
    expect(openInComponent(harm(), data([at('long', {})]))).toBe(1 + openInComponent(harm(), data([LONG])));
  });

  it('is told where two states are compared', () => {
    const { changedComponents } = compareAssessments(data([]), data([LONG]));
    expect(changedComponents[0]?.fields).toEqual([
      {
        ...{ field: 'horizons', label: 'Scores by time horizon' },
        ...{ from: 'Not set', to: 'long term counts: 20; medium term 8' },
      },
    ]);
  });

  it('can be queried: the score for each horizon, and the one that counts', () => {
    const query = {
      ...everything('component'),
      where: [
        { field: 'longScore', is: 'at-least', value: 15 },
        { field: 'mediumScore', is: 'equal', value: 8 },
        { field: 'shortScore', is: 'missing' },
        { field: 'countingHorizon', is: 'equal', value: 'long' },
      ] as const,
    };
    const { rows } = evaluate(query, { current: data(), earlier: null, changes: [], requirements: {} as never });
    expect(rows.map(({ id, values }) => [id, values.longScore, values.mediumScore])).toEqual([['i', 20, 8]]);
  });
});
