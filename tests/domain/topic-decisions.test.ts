import { describe, expect, it } from 'vitest';
import type { Assessment } from '#domain/assessment/assessment.ts';
import { compareYears } from '#domain/compare/compare-years.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { TopicId } from '#domain/ids.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything } from '#domain/query/query.ts';
import { adoptionOf } from '#domain/results/adoption.ts';
import { BAND_CHOICES, isInBand, scoresInBand } from '#domain/results/band.ts';
import { borderlineCases } from '#domain/results/borderline.ts';
import { applyThresholds, buildDashboard } from '#domain/results/dashboard.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { conclusionsOf } from '#domain/results/disclosures.ts';
import { entryBars, isMaterialEntry } from '#domain/results/entry-thresholds.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { saidOfScoring, scoringProgress, scoringState } from '#domain/results/scoring-progress.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const E1 = sampleTopic('E1');

const impact = (severity: Score5, likelihood: Score5, id = 'impact', topic = 'E1') =>
  sampleComponent('impact', topic, id, { impactSeverity: severity, impactLikelihood: likelihood });
const financial = (kind: 'risk' | 'opportunity', magnitude: Score5, likelihood: Score5, topic = 'E1') =>
  sampleComponent(kind, topic, `${kind} of ${topic}`, {
    financialRiskOpportunity: magnitude,
    financialLikelihood: likelihood,
  });
const decided = (side: Side, isMaterial: boolean, topic = 'E1'): TopicDecision => ({
  topicId: topic as TopicId,
  side,
  isMaterial,
  reason: `Why ${side}`,
  decidedBy: 'Ida',
  decidedAt: '2026-05-03T10:00:00.000Z',
});
const adopted = (impactAt: number, financialAt: number, borderlineBand = 0): Assessment => ({
  ...sampleAssessment,
  thresholds: { impact: impactAt, financial: financialAt },
  borderlineBand,
});

/** One topic: its components, what is adopted and decided, and what follows. */
const cases: {
  title: string;
  components: ReturnType<typeof sampleComponent>[];
  assessment: Assessment;
  decisions: TopicDecision[];
  /** 'none at all' where the topic has no point. */
  materialBy: string;
  classification?: string;
  told: string[];
}[] = [
  {
    title: 'below the threshold and decided to be material',
    components: [impact(3, 4), financial('risk', 2, 2)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', true)],
    materialBy: 'impact',
    classification: 'Medium',
    told: ['impact override turns'],
  },
  {
    title: 'above it and decided not to be material',
    components: [impact(5, 5), financial('risk', 2, 2)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', false)],
    materialBy: 'none',
    classification: 'Medium',
    told: ['impact override turns'],
  },
  {
    title: 'a risk above the threshold, decided not to be material: the impact side stands by itself',
    components: [impact(5, 5), financial('risk', 4, 4)],
    assessment: adopted(15, 15),
    decisions: [decided('financial', false)],
    materialBy: 'impact',
    classification: 'High',
    told: ['financial override turns'],
  },
  {
    title: 'an opportunity below it, decided to be material, beside a material impact',
    components: [impact(5, 5), financial('opportunity', 2, 4)],
    assessment: adopted(15, 15),
    decisions: [decided('financial', true)],
    materialBy: 'both',
    classification: 'Medium',
    told: ['financial override turns'],
  },
  {
    title: 'both sides decided against their scores',
    components: [impact(5, 5), financial('risk', 1, 2)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', false), decided('financial', true)],
    materialBy: 'financial',
    told: ['impact override turns', 'financial override turns'],
  },
  {
    title: 'in the band, decided as the score says: confirmed',
    components: [impact(3, 5), financial('risk', 1, 1)],
    assessment: adopted(12.5, 12.5, 2.5),
    decisions: [decided('impact', true)],
    materialBy: 'impact',
    told: ['impact borderline confirms'],
  },
  {
    title: 'in the band, decided against the score',
    components: [impact(3, 4), financial('risk', 1, 1)],
    assessment: adopted(12.5, 12.5, 2.5),
    decisions: [decided('impact', true)],
    materialBy: 'impact',
    told: ['impact borderline turns'],
  },
  {
    title: 'on the lower edge of the band, which belongs to it',
    components: [impact(2, 5), financial('risk', 1, 1)],
    assessment: adopted(12.5, 12.5, 2.5),
    decisions: [decided('impact', false)],
    materialBy: 'none',
    told: ['impact borderline confirms'],
  },
  {
    title: 'just below the lower edge: the score says the same, and the decision changes nothing',
    components: [impact(2, 5), financial('risk', 1, 1)],
    assessment: adopted(12.5, 12.5, 2),
    decisions: [decided('impact', false)],
    materialBy: 'none',
    told: ['impact override same'],
  },
  {
    title: 'the score has moved to where the decision was',
    components: [impact(5, 5), financial('risk', 1, 1)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', true)],
    materialBy: 'impact',
    told: ['impact override same'],
  },
  {
    title: 'nothing counts on the side that is decided to be material',
    components: [financial('risk', 1, 1)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', true)],
    materialBy: 'impact',
    told: ['impact override turns'],
  },
  {
    title: 'nothing counts on the side that is decided not to be material: nothing is concluded of it',
    components: [financial('risk', 1, 1)],
    assessment: adopted(15, 15),
    decisions: [decided('impact', false)],
    materialBy: 'open',
    told: ['impact override nothing-counts'],
  },
  {
    title: 'no component at all and decided to be material',
    components: [],
    assessment: adopted(15, 15),
    decisions: [decided('financial', true)],
    materialBy: 'financial',
    classification: 'Low',
    told: ['financial override turns'],
  },
  {
    title: 'no component at all and decided not to be material',
    components: [],
    assessment: adopted(15, 15),
    decisions: [decided('financial', false)],
    materialBy: 'none at all',
    told: ['financial override nothing-counts'],
  },
];

/** The values of `judged` for which a query for topics finds rows. */
const judgedOf = (current: ReturnType<typeof sampleData>) =>
  ['undecided', 'borderline', 'override', 'no-effect'].filter((value) => {
    const query = { ...everything('topic'), where: [{ field: 'judged', is: 'equal', value } as never] };
    return evaluate(query, { current, earlier: null, changes: [], requirements: {} }).rows.length > 0;
  });

const dataOf = ({ components, assessment, decisions }: (typeof cases)[number]) =>
  sampleData({ topics: [E1], components, assessment, decisions });

describe('a topic with a decision on one side', () => {
  it.each(cases)('$title', (one) => {
    const data = dataOf(one);
    const { points, decisions = [] } = buildDashboard(data);
    expect(points[0]?.materialBy ?? 'none at all').toBe(one.materialBy);
    if (one.classification) expect(points[0]?.classification).toBe(one.classification);
    expect(decisions.map(({ side, kind, effect }) => `${side} ${kind} ${effect}`)).toEqual(one.told);
    const asked = decisions.map((decision) => (hasASay(decision) ? decision.kind : 'no-effect'));
    expect(judgedOf(data)).toEqual([...new Set(asked)]);
  });

  it.each(cases)('is shown the same way when the thresholds are applied afterwards: $title', (one) => {
    const data = dataOf(one);
    const elsewhere = buildDashboard(data, { impact: 25, financial: 5 });
    expect(applyThresholds(elsewhere, one.assessment.thresholds)).toEqual(buildDashboard(data));
  });

  it('is set aside with its decisions, which are still shown', () => {
    const selections = [{ topicId: E1.id, isRelevant: false }];
    const { points, decisions } = buildDashboard(
      sampleData({ topics: [E1], selections, decisions: [decided('impact', true)] }),
    );
    expect(points).toEqual([]);
    expect(decisions).toMatchObject([{ effect: 'set-aside', topic: { code: 'E1' } }]);
  });

  it('leads to its disclosures even without a score', () => {
    const data = sampleData({ topics: [E1], decisions: [decided('impact', true)] });
    expect(conclusionsOf(buildDashboard(data))).toEqual([{ code: 'E1', standard: 'E1', materialBy: 'impact' }]);
  });
});

describe('the entries of a topic with a decision', () => {
  const entries = [impact(3, 4, 'first'), impact(2, 2, 'second'), financial('risk', 5, 5)];
  it.each<[string, TopicDecision[], string[]]>([
    ['are material by the threshold where nobody decided', [], ['risk of E1']],
    ['the highest are, where it is decided below the threshold', [decided('impact', true)], ['first', 'risk of E1']],
    ['none is, where it is decided not to be', [decided('financial', false)], []],
  ])('%s', (_title, decisions, expected) => {
    const data = sampleData({ topics: [E1], components: entries, assessment: adopted(15, 15), decisions });
    const bars = entryBars(data);
    const material = buildMatrix(data).scored.filter(({ score }) => isMaterialEntry(score, E1.id, bars));
    expect(material.map(({ component }) => component.title).toSorted()).toEqual(expected);
  });
});

describe('the borderline band', () => {
  it('goes from 0 to 5 in half steps', () => {
    expect(BAND_CHOICES).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
  });

  it.each<[number, number, number, boolean]>([
    [10, 12.5, 2.5, true],
    [15, 12.5, 2.5, true],
    [16, 12.5, 2.5, false],
    [9, 12.5, 2.5, false],
    [15, 15, 0, false],
    [15, 15, 0.5, true],
    [0, 5, 5, false],
  ])('contains score %d at threshold %d with a band of %d: %s', (score, threshold, band, is) => {
    expect(isInBand(score, threshold, band)).toBe(is);
  });

  it('lists the scores that can fall within it', () => {
    expect(scoresInBand(12.5, 2.5)).toEqual([10, 12, 15]);
    expect(scoresInBand(25, 5)).toEqual([20, 25]);
    expect(scoresInBand(12.5, 0)).toEqual([]);
  });

  it('finds both sides of a topic, with the decision on each', () => {
    const components = [impact(3, 4), financial('risk', 3, 5)];
    const assessment = adopted(12.5, 12.5, 2.5);
    const data = sampleData({ topics: [E1], components, assessment, decisions: [decided('impact', true)] });
    expect(borderlineSides(buildDashboard(data))).toMatchObject([
      { side: 'impact', score: 12, isReached: false, decision: { effect: 'turns' } },
      { side: 'financial', score: 15, isReached: true, decision: null },
    ]);
    expect(judgedOf(data)).toEqual(['undecided', 'borderline']);
    expect(findGaps(data)).toContainEqual(expect.objectContaining({ code: 'borderline-undecided', topicIds: ['E1'] }));
  });

  it('leaves no open point when all is decided, and reports decisions without effect', () => {
    const gapsOf = (decisions: TopicDecision[], severity: Score5) =>
      findGaps(
        sampleData({
          topics: [E1],
          components: [impact(severity, 4)],
          assessment: adopted(12.5, 12.5, 2.5),
          decisions,
        }),
      ).map(({ code }) => code);
    expect(gapsOf([decided('impact', true)], 3)).not.toContain('borderline-undecided');
    expect(gapsOf([decided('impact', true)], 3)).not.toContain('decision-without-effect');
    expect(gapsOf([decided('impact', true)], 5)).toContain('decision-without-effect');
  });
});

describe('the firmness of a decided topic', () => {
  const components = [impact(3, 4), financial('risk', 3, 5)];
  const data = (decisions: TopicDecision[]) =>
    sampleData({ topics: [E1], components, assessment: adopted(15, 15), decisions });
  const { thresholds } = adopted(15, 15);
  it('does not depend on scores on the decided side', () => {
    expect(findHanging(buildMatrix(data([])), thresholds).map(({ side }) => side)).toEqual(['financial', 'impact']);
    expect(findHanging(buildMatrix(data([decided('impact', true)])), thresholds)).toMatchObject([
      { side: 'financial', decides: false },
    ]);
  });

  it('uses the company’s band for borderline cases, or a single step without one', () => {
    const matrix = buildMatrix(data([decided('impact', true)]));
    expect(borderlineCases(matrix, { thresholds, borderlineBand: 0 })).toMatchObject([
      { side: 'financial', decided: undefined },
    ]);
    expect(borderlineCases(matrix, { thresholds, borderlineBand: 3 })).toMatchObject([
      { side: 'impact', score: 12, isMaterial: false, decided: true, criteria: [] },
      { side: 'financial', score: 15, isMaterial: true, decided: undefined },
    ]);
    expect(borderlineCases(matrix, { thresholds, borderlineBand: 2.5 })).toMatchObject([{ side: 'financial' }]);
  });

  it('is not affected by any threshold on the decided side', () => {
    const { points } = buildDashboard(data([decided('impact', true), decided('financial', true)]));
    const turns = turnsBetween(points, thresholds, { impact: 25, financial: 25 });
    expect(turns).toEqual({ become: [], cease: [], shift: [] });
  });
});

describe('the effect of an adoption', () => {
  const S1 = sampleTopic('S1');
  const components = [impact(3, 4), impact(4, 5, 'second', 'S1'), financial('risk', 2, 2, 'S1')];
  const decisions = [decided('impact', true)];
  const dashboard = buildDashboard(
    sampleData({ topics: [E1, S1], components, assessment: adopted(15, 15), decisions }),
  );
  const codes = (list: readonly { topic: { code: string } }[]) => list.map(({ topic }) => topic.code);

  it('lists the topics that turn, borderline cases and decisions without effect', () => {
    const up = adoptionOf(dashboard, { thresholds: { impact: 25, financial: 15 }, band: 5 });
    expect(codes(up.turns.cease)).toEqual(['S1']);
    expect(codes(up.borderline)).toEqual(['S1']);
    expect([up.idle, up.awake]).toEqual([[], []]);
    const down = adoptionOf(dashboard, { thresholds: { impact: 10, financial: 15 }, band: 0 });
    expect(codes(down.idle)).toEqual(['E1']);
    expect(codes(down.turns.become)).toEqual([]);
    const band = adoptionOf(dashboard, { thresholds: { impact: 10, financial: 15 }, band: 2 });
    expect(band.idle).toEqual([]);
    expect(codes(band.borderline)).toEqual(['E1']);
  });

  it('reports when an idle decision takes effect again', () => {
    const idle = applyThresholds(dashboard, { impact: 10, financial: 15 });
    const back = adoptionOf(idle, { thresholds: { impact: 15, financial: 15 }, band: 0 });
    expect(codes(back.awake)).toEqual(['E1']);
  });

  it.each<[string, number, number, string, string]>([
    ['nothing', 0, 3, 'before', 'before anything was scored'],
    ['no entry at all', 0, 0, 'before', 'before anything was scored'],
    ['a part', 34, 40, 'under-way', 'after 34 of 40 entries were scored'],
    ['all', 2, 2, 'after', 'after all 2 entries were scored'],
    ['the only one', 1, 1, 'after', 'after the only entry was scored'],
  ])('describes the progress of scoring: %s', (_title, scored, entries, state, words) => {
    expect(scoringState({ scored, entries })).toBe(state);
    expect(saidOfScoring({ scored, entries })).toBe(words);
  });

  it('counts entries of relevant topics, and those that have a score', () => {
    const open = sampleComponent('risk', 'E1', 'open', { severityOpen: true });
    const selections = [{ topicId: S1.id, isRelevant: false }];
    const input = { topics: [E1, S1], selections, components: [...components, open] };
    expect(scoringProgress(buildMatrix(input))).toEqual({ scored: 1, entries: 2 });
  });
});

describe('the comparison of two years', () => {
  it('shows the effect of a decision on a topic whose scores did not change', () => {
    const components = [impact(3, 4), financial('risk', 2, 2)];
    const of = (decisions: TopicDecision[]) =>
      buildDashboard(sampleData({ topics: [E1], components, assessment: adopted(15, 15), decisions }));
    expect(compareYears(of([]), of([decided('impact', true)])).newlyMaterial).toMatchObject([
      { code: 'E1', later: { materialBy: 'impact', decided: { impact: true } } },
    ]);
    expect(compareYears(of([decided('impact', true)]), of([])).noLongerMaterial).toMatchObject([{ code: 'E1' }]);
  });
});

describe('a side concluded top-down', () => {
  const concluded = (side: Side, isMaterial: boolean, topic = 'E1'): TopicDecision => ({
    ...decided(side, isMaterial, topic),
    basis: 'top-down',
  });
  const dataOf = (components: ReturnType<typeof sampleComponent>[], decisions: TopicDecision[]) => ({
    ...sampleData({ topics: [E1], components, decisions }),
    assessment: adopted(12.5, 12.5),
  });
  const resultOf = (components: ReturnType<typeof sampleComponent>[], decisions: TopicDecision[]) => {
    const { points, decisions: told = [], notYetAssessed } = buildDashboard(dataOf(components, decisions));
    return {
      by: points[0]?.materialBy ?? 'none at all',
      told: told.map(({ side, kind, effect }) => `${side} ${kind} ${effect}`),
      unassessed: notYetAssessed.length,
    };
  };

  it.each([
    ['neither side', [], [], 'none at all', []],
    ['one side only', [], [concluded('impact', false)], 'open', ['impact top-down concludes']],
    [
      'both sides, not material',
      [],
      [concluded('impact', false), concluded('financial', false)],
      'none',
      ['impact top-down concludes', 'financial top-down concludes'],
    ],
    ['material without entries', [], [concluded('impact', true)], 'impact', ['impact top-down concludes']],
    [
      'not material beside a scored side below the threshold',
      [impact(3, 4)],
      [concluded('financial', false)],
      'none',
      ['financial top-down concludes'],
    ],
    [
      'not material although entries reach the threshold',
      [impact(5, 5)],
      [concluded('impact', false), concluded('financial', false)],
      'none',
      ['impact top-down turns', 'financial top-down concludes'],
    ],
    [
      'material as the entries say too',
      [impact(5, 5)],
      [concluded('impact', true)],
      'impact',
      ['impact top-down confirms'],
    ],
  ] as const)('%s', (_title, components, decisions, by, told) => {
    expect(resultOf([...components], [...decisions])).toEqual({ by, told, unassessed: by === 'none at all' ? 1 : 0 });
  });

  it('is no gap and no missing entry, needs no screening score, and its other side stays open', () => {
    const codesOf = (decisions: TopicDecision[]) => {
      const data = dataOf([], decisions);
      const missing = wizardProgress(data).flatMap((section) => section.missing.map(({ code }) => code));
      return [...findGaps(data).map(({ code }) => code), ...missing];
    };
    const one = codesOf([concluded('impact', false)]);
    expect(one).toContain('topic-without-risks-or-opportunities');
    expect(one).toContain('risks-or-opportunities');
    for (const code of ['topic-without-components', 'topic-without-impacts', 'impacts'])
      expect(one).not.toContain(code);
    const both = codesOf([concluded('impact', false), concluded('financial', false)]);
    for (const code of [
      'topic-without-risks-or-opportunities',
      'risks-or-opportunities',
      'topic-scores',
      'decision-without-effect',
    ])
      expect(both).not.toContain(code);
  });

  it('is counted in the finding, and said to be without scores', () => {
    const data = {
      ...sampleData({
        topics: [E1, sampleTopic('E2')],
        components: [impact(5, 5)],
        decisions: [
          concluded('financial', false),
          concluded('impact', false, 'E2'),
          concluded('financial', false, 'E2'),
        ],
      }),
      assessment: adopted(12.5, 12.5),
    };
    expect(findingText(findingOf(buildDashboard(data)))).toBe(
      'Topic E1 is material by impact. 1 of 2 assessed topics is material. 1 assessed topic was concluded top-down, without scores.',
    );
  });
});
