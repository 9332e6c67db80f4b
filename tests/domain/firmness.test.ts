import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { type ThresholdTurns, thresholdSteps, turnsBetween } from '#domain/results/threshold-turns.ts';
import { sampleComponent, sampleTopic, UNSET } from './sample-assessment.ts';

const thresholds = { impact: 12.5, financial: 12.5 };
const E1 = sampleTopic('E1');

function hangingOf(components: Component[]) {
  const matrix = buildMatrix({ topics: [E1], selections: [], components });
  return findHanging(matrix, thresholds).map(({ side, isMaterial, decides, score, component, criteria, choices }) => ({
    side,
    isMaterial,
    decides,
    score,
    component: component?.component.id ?? null,
    criteria: criteria.map(
      (turn) => `${turn.scored.component.id} ${turn.criterion} ${turn.from}→${turn.to}: ${turn.newScore}`,
    ),
    choices: choices.map((turn) => `${turn.scored.component.id} ${turn.open.join('+')}: ${turn.newScore}`),
  }));
}

const impact = (id: string, stated: Partial<Component>) => sampleComponent('impact', 'E1', id, stated);
const risk = (id: string, financialRiskOpportunity: 1 | 2 | 3 | 4 | 5, financialLikelihood: 1 | 2 | 3 | 4 | 5) =>
  sampleComponent('risk', 'E1', id, { financialRiskOpportunity, financialLikelihood });
const actual = { actualPotentialImpact: 'Actual' } as const;

/** By hand: product of severity and likelihood, an actual impact's likelihood 5; 12.5 is reached by 15 and no longer by 12. */
const cases: { title: string; components: Component[]; hanging: object[] }[] = [
  {
    title: 'three components far above the threshold: nothing hangs',
    components: [1, 2, 3].map((n) => impact(`i${n}`, { impactSeverity: 5, impactLikelihood: 5 })),
    hanging: [],
  },
  {
    title: 'one component far above it: the topic hangs on that alone, on no step of it',
    components: [impact('only', { impactSeverity: 5, impactLikelihood: 5 })],
    hanging: [
      { side: 'impact', isMaterial: true, decides: true, score: 25, component: 'only', criteria: [], choices: [] },
    ],
  },
  {
    title: 'the same with a financial side that makes it material: nothing turns the topic as a whole',
    components: [impact('only', { impactSeverity: 5, impactLikelihood: 5 }), risk('r1', 5, 5), risk('r2', 5, 5)],
    hanging: [
      { side: 'impact', isMaterial: true, decides: false, score: 25, component: 'only', criteria: [], choices: [] },
    ],
  },
  {
    title: 'just reached: either value a step lower turns it',
    components: [risk('r', 5, 3)],
    hanging: [
      {
        side: 'financial',
        isMaterial: true,
        decides: true,
        score: 15,
        component: 'r',
        criteria: ['r financialRiskOpportunity 5→4: 12', 'r financialLikelihood 3→2: 10'],
        choices: [],
      },
    ],
  },
  {
    title: 'just reached twice: neither component alone turns it',
    components: [risk('r1', 5, 3), risk('r2', 3, 5)],
    hanging: [],
  },
  {
    title: 'just missed: each value that lifts it, of any component',
    components: [risk('r1', 4, 3), risk('r2', 3, 3)],
    hanging: [
      {
        side: 'financial',
        isMaterial: false,
        decides: true,
        score: 12,
        component: null,
        criteria: ['r1 financialRiskOpportunity 4→5: 15', 'r1 financialLikelihood 3→4: 16'],
        choices: [],
      },
    ],
  },
  {
    title: 'a severity by one criterion: that one, and not the others below it',
    components: [
      impact('i', { ...actual, impactScale: 1, impactScope: 1, impactIrremediability: 3, impactSeverity: 3 }),
      impact('low', { impactSeverity: 1, impactLikelihood: 1 }),
    ],
    hanging: [
      {
        side: 'impact',
        isMaterial: true,
        decides: true,
        score: 15,
        component: 'i',
        criteria: ['i impactIrremediability 3→2: 10'],
        choices: [],
      },
    ],
  },
  {
    title: 'a severity that two criteria give: neither alone',
    components: [impact('i', { ...actual, impactScale: 3, impactScope: 3, impactSeverity: 3 })],
    hanging: [
      { side: 'impact', isMaterial: true, decides: true, score: 15, component: 'i', criteria: [], choices: [] },
    ],
  },
  {
    title: 'a likelihood that the rules fix is not moved',
    components: [impact('i', { humanRights: true, impactSeverity: 2, impactLikelihood: 2 })],
    hanging: [
      {
        side: 'impact',
        isMaterial: false,
        decides: true,
        score: 10,
        component: null,
        criteria: ['i impactSeverity 2→3: 15'],
        choices: [],
      },
    ],
  },
  {
    title: 'a choice not made that could lift the topic, though nothing else counts',
    components: [impact('open', { ...UNSET, impactSeverity: 4, impactLikelihood: 2 })],
    hanging: [
      {
        side: 'impact',
        isMaterial: false,
        decides: true,
        score: 0,
        component: null,
        criteria: [],
        choices: ['open impactPolarity+actualPotentialImpact: 20'],
      },
    ],
  },
  {
    title: 'a choice not made that could not',
    components: [impact('open', { ...UNSET, impactSeverity: 2, impactLikelihood: 5 }), risk('r', 2, 2)],
    hanging: [],
  },
  {
    title: 'what is not relevant or not scored yet counts in neither way',
    components: [
      impact('unticked', { impactRelevant: false, impactSeverity: 5, impactLikelihood: 5 }),
      impact('unscored', { severityOpen: true, impactSeverity: 5, impactLikelihood: 5 }),
    ],
    hanging: [],
  },
];

describe('the firmness of a result', () => {
  it.each(cases)('$title', ({ components, hanging }) => {
    expect(hangingOf(components)).toEqual(hanging);
  });

  it('lists first what turns a whole topic, whatever the order of topics', () => {
    const [first, second] = [sampleTopic('E1'), sampleTopic('S1')];
    const components = [
      sampleComponent('impact', 'E1', 'i', { impactSeverity: 5, impactLikelihood: 5 }),
      ...['r1', 'r2'].map((id) =>
        sampleComponent('risk', 'E1', id, { financialRiskOpportunity: 5, financialLikelihood: 5 }),
      ),
      sampleComponent('impact', 'S1', 's', { impactSeverity: 5, impactLikelihood: 5 }),
    ];
    const matrix = buildMatrix({ topics: [first, second], selections: [], components });
    expect(findHanging(matrix, thresholds).map(({ topic }) => topic.code)).toEqual(['S1', 'E1']);
  });
});

describe('other thresholds', () => {
  const point = (code: string, impact: number, financial: number) => ({ topic: sampleTopic(code), impact, financial });
  const points = [point('E1', 20, 20), point('E3', 12, 4), point('S2', 10, 0), point('G1', 15, 0), point('S1', 15, 20)];
  const codesOf = (turns: ThresholdTurns['become']) => turns.map(({ topic }) => topic.code);
  const codes = ({ become, cease, shift }: ThresholdTurns) => ({
    become: codesOf(become),
    cease: codesOf(cease),
    shift: codesOf(shift),
  });

  it('turn the topics between the two thresholds, and report those that stay material by another side', () => {
    expect(codes(turnsBetween(points, thresholds, { ...thresholds, impact: 10 }))).toEqual({
      become: ['E3', 'S2'],
      cease: [],
      shift: [],
    });
    expect(codes(turnsBetween(points, thresholds, { ...thresholds, impact: 20 }))).toEqual({
      become: [],
      cease: ['G1'],
      shift: ['S1'],
    });
  });

  it('are tried for every other choice on a side; with products of 1 to 5, a step from 12.5 to 15 turns nothing', () => {
    const steps = thresholdSteps(points, thresholds, 'impact');
    expect(steps.map(({ threshold }) => threshold)).toEqual([5, 10, 15, 20, 25]);
    expect(codes(steps[2]?.turns ?? { become: [], cease: [], shift: [] })).toEqual({
      become: [],
      cease: [],
      shift: [],
    });
    expect(steps[4]?.turns.shift).toEqual([
      { topic: sampleTopic('E1'), from: 'both', to: 'financial' },
      { topic: sampleTopic('S1'), from: 'both', to: 'financial' },
    ]);
  });
});
