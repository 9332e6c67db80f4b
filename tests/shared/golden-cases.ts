import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ScoreRule } from '#domain/components/component-score.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { Classification, MaterialBy } from '#domain/results/classification.ts';
import type { UnassessedReason } from '#domain/results/matrix.ts';
import { DEFAULT_THRESHOLDS } from '#domain/results/threshold.ts';

/** The values of a component that differ from the form's defaults. */
export type GoldenComponent = Pick<Component, 'kind' | 'title'> & Partial<Omit<Component, 'id' | 'topicId'>>;

/** One topic with its components, and the numbers and words that every part of the product must show for it. */
export interface GoldenCase {
  title: string;
  components: readonly GoldenComponent[];
  thresholds: Thresholds;
  isRelevant: boolean;
  expected: {
    /** In the order of `components`. */
    components: readonly { score: number | null; likelihoodCounted: number; rule: ScoreRule; counted: boolean }[];
    /** Null if the topic has no point. */
    point: GoldenPoint | null;
    /** Why a relevant topic has no point. */
    unassessed: UnassessedReason | null;
  };
}

export interface GoldenPoint {
  impact: number;
  financial: number;
  hasImpact: boolean;
  hasFinancial: boolean;
  classification: Classification;
  materialBy: MaterialBy;
}

/** The whole component of a golden case, with the ids that a test gives it; its scores count as given unless it says otherwise. */
export function goldenComponent(golden: GoldenComponent, id: ComponentId, topicId: TopicId): Component {
  return { ...newComponent(id, topicId, golden.kind), severityOpen: false, likelihoodOpen: false, ...golden };
}

function impact(title: string, severity: number, likelihood: number, stated: Partial<Component> = {}): GoldenComponent {
  const scores = { impactSeverity: severity, impactLikelihood: likelihood } as Partial<Component>;
  return {
    kind: 'impact',
    title,
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Potential',
    ...scores,
    ...stated,
  };
}

function financial(
  kind: 'risk' | 'opportunity',
  title: string,
  magnitude: number,
  likelihood: number,
  stated: Partial<Component> = {},
): GoldenComponent {
  const scores = { financialRiskOpportunity: magnitude, financialLikelihood: likelihood } as Partial<Component>;
  return { kind, title, ...scores, ...stated };
}

function product(score: number, likelihoodCounted: number, counted = true) {
  return { score, likelihoodCounted, rule: 'product', counted } as const;
}

/** An impact without a polarity or without "actual or potential", or an entry that lacks a score: no score, whatever the values. */
function unset(likelihoodCounted: number) {
  return { score: null, likelihoodCounted, rule: 'unset', counted: false } as const;
}

/** A point whose sides are assessed if they are above 0. */
function at(impact: number, financial: number, classification: Classification, materialBy: MaterialBy): GoldenPoint {
  return { impact, financial, hasImpact: impact > 0, hasFinancial: financial > 0, classification, materialBy };
}

/**
 * Boundaries worked out by hand. The domain, the server's dashboard, the screen and reports are tested against this one
 * table.
 */
export const goldenCases: readonly GoldenCase[] = [
  {
    title: '12 on both sides stays below 12.5',
    components: [impact('Noise at night', 3, 4), financial('risk', 'Permit is not renewed', 4, 3)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(12, 4), product(12, 3)],
      point: at(12, 12, 'Medium', 'none'),
      unassessed: null,
    },
  },
  {
    title: '15 on both sides passes 12.5',
    components: [impact('Noise at night', 3, 5), financial('opportunity', 'Quieter machines sell', 5, 3)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(15, 5), product(15, 3)],
      point: at(15, 15, 'High', 'both'),
      unassessed: null,
    },
  },
  {
    title: 'a score exactly at a threshold reaches it',
    components: [impact('Spill into the river', 5, 4), financial('risk', 'Clean-up costs', 3, 5)],
    thresholds: { impact: 20, financial: 15 },
    isRelevant: true,
    expected: {
      components: [product(20, 4), product(15, 5)],
      point: at(20, 15, 'High', 'both'),
      unassessed: null,
    },
  },
  {
    title: '10 on one side makes Medium, whatever the thresholds',
    components: [impact('Dust', 2, 5), financial('risk', 'Filter replacement', 3, 3)],
    thresholds: { impact: 25, financial: 25 },
    isRelevant: true,
    expected: {
      components: [product(10, 5), product(9, 3)],
      point: at(10, 9, 'Medium', 'none'),
      unassessed: null,
    },
  },
  {
    title: '9 on both sides is Low',
    components: [impact('Dust', 3, 3), financial('risk', 'Filter replacement', 3, 3)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(9, 3), product(9, 3)],
      point: at(9, 9, 'Low', 'none'),
      unassessed: null,
    },
  },
  {
    title: 'an actual impact counts with likelihood 5 and keeps the stated one',
    components: [impact('Emissions of the ovens', 3, 1, { actualPotentialImpact: 'Actual' })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [{ score: 15, likelihoodCounted: 5, rule: 'actual', counted: true }],
      point: at(15, 0, 'Medium', 'impact'),
      unassessed: null,
    },
  },
  {
    title: 'a potential negative human-rights impact counts with likelihood 5',
    components: [impact('Child labour in cocoa', 5, 2, { humanRights: true })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [{ score: 25, likelihoodCounted: 5, rule: 'human-rights', counted: true }],
      point: at(25, 0, 'Medium', 'impact'),
      unassessed: null,
    },
  },
  {
    title: 'a topic with only risks is material financially, its other side hollow',
    components: [financial('risk', 'Drought in sourcing regions', 5, 4), financial('risk', 'Higher water price', 3, 2)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(20, 4), product(6, 2)],
      point: at(0, 20, 'Medium', 'financial'),
      unassessed: null,
    },
  },
  {
    title: 'a topic with nothing is not yet assessed and has no point',
    components: [],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: { components: [], point: null, unassessed: 'no-components' },
  },
  {
    title: 'the highest of several decides, not their average',
    components: [
      impact('Rare fire', 5, 5),
      impact('Odour', 1, 1),
      impact('Light', 1, 1),
      financial('risk', 'Insurance', 1, 2),
      financial('opportunity', 'Safety service', 4, 4),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(25, 5), product(1, 1), product(1, 1), product(2, 2), product(16, 4)],
      point: at(25, 16, 'High', 'both'),
      unassessed: null,
    },
  },
  {
    title: 'an impact with its relevance unticked is shown but not counted',
    components: [impact('Old tank', 5, 5, { impactRelevant: false }), impact('New tank', 2, 3)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(25, 5, false), product(6, 3)],
      point: at(6, 0, 'Low', 'open'),
      unassessed: null,
    },
  },
  {
    title: 'a topic with nothing that counts has no point either',
    components: [financial('risk', 'Old contract', 5, 5, { financialRelevant: false })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: { components: [product(25, 5, false)], point: null, unassessed: 'nothing-counted' },
  },
  {
    title: 'an impact without polarity has no score yet',
    components: [impact('Jobs in the region', 4, 4, { impactPolarity: null })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: { components: [unset(4)], point: null, unassessed: 'nothing-counted' },
  },
  {
    title: 'an impact on human rights that is neither actual nor potential has no score yet',
    components: [impact('Child labour in cocoa', 5, 2, { humanRights: true, actualPotentialImpact: null })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: { components: [unset(2)], point: null, unassessed: 'nothing-counted' },
  },
  {
    title: 'an impact without a score neither lifts nor lowers its topic',
    components: [
      impact('Old tank', 5, 5, { actualPotentialImpact: null }),
      impact('New tank', 2, 3),
      impact('Tank to come', 1, 1, { impactPolarity: null, actualPotentialImpact: 'Actual' }),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: { components: [unset(5), product(6, 3), unset(1)], point: at(6, 0, 'Low', 'open'), unassessed: null },
  },
  {
    title: 'a negative impact is as severe as the highest of its details',
    components: [impact('Peat loss', 5, 3, { impactScale: 2, impactScope: 1, impactIrremediability: 5 })],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(15, 3)],
      point: at(15, 0, 'Medium', 'impact'),
      unassessed: null,
    },
  },
  {
    title: 'a positive impact takes the mean of scale and scope, rounded up',
    components: [
      impact('Training of farmers', 4, 3, {
        impactPolarity: 'Positive',
        impactScale: 4,
        impactScope: 3,
        impactIrremediability: 5,
      }),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(12, 3)],
      point: at(12, 0, 'Medium', 'open'),
      unassessed: null,
    },
  },
  {
    title: 'a severity set by the assessor with a reason overrides the details',
    components: [
      impact('Peat loss', 2, 3, { impactScale: 5, impactScope: 5, severityReason: 'A single field of forty' }),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [product(6, 3)],
      point: at(6, 0, 'Low', 'open'),
      unassessed: null,
    },
  },
  {
    title: 'a deselected topic is left out, its components scored all the same',
    components: [impact('Noise at night', 5, 5)],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: false,
    expected: { components: [product(25, 5)], point: null, unassessed: null },
  },
  {
    title: 'scores that nobody gave do not count, and lift no topic',
    components: [
      impact('Nobody has scored it', 5, 5, { severityOpen: true, likelihoodOpen: true }),
      impact('Its likelihood is missing', 5, 5, { likelihoodOpen: true }),
      financial('risk', 'Its magnitude is missing', 5, 5, { severityOpen: true }),
      financial('opportunity', 'Nobody has scored it either', 5, 5, { severityOpen: true, likelihoodOpen: true }),
      impact('Both were confirmed', 3, 3),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [unset(5), unset(5), unset(5), unset(5), product(9, 3)],
      point: at(9, 0, 'Low', 'open'),
      unassessed: null,
    },
  },
  {
    title: 'of an actual impact no likelihood is missing',
    components: [
      impact('It has happened', 3, 3, { actualPotentialImpact: 'Actual', likelihoodOpen: true }),
      financial('risk', 'Nobody has scored it', 5, 5, { severityOpen: true, likelihoodOpen: true }),
    ],
    thresholds: DEFAULT_THRESHOLDS,
    isRelevant: true,
    expected: {
      components: [{ score: 15, likelihoodCounted: 5, rule: 'actual', counted: true }, unset(5)],
      point: at(15, 0, 'Medium', 'impact'),
      unassessed: null,
    },
  },
];
