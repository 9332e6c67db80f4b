import type { Component } from '#domain/components/component.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { scaleOfEffect, type WordedScaleId, wordedScales } from './fields.ts';

/** How many scores use each step of a scale, step 1 first. */
export type Resting = Record<WordedScaleId, number[]>;

/** The fields of a component that contain steps of a scale. */
export const SCORED_FIELDS = [
  'kind',
  'impactPolarity',
  'actualPotentialImpact',
  'impactSeverity',
  'impactScale',
  'impactScope',
  'impactIrremediability',
  'impactLikelihood',
  'financialRiskOpportunity',
  'financialLikelihood',
  'financialEffects',
  'severityOpen',
  'likelihoodOpen',
] as const satisfies (keyof Component)[];
export type ScoredComponent = Pick<Component, (typeof SCORED_FIELDS)[number]>;

/** How many scores of these components use each step of each scale; a change in the words changes their meaning. */
export function countResting(components: readonly ScoredComponent[]): Resting {
  const counts = Object.fromEntries(wordedScales.map(({ id }) => [id, [0, 0, 0, 0, 0]])) as Resting;
  for (const { scale, value } of components.flatMap(scoresIn)) {
    const steps = counts[scale];
    steps[value - 1] = (steps[value - 1] ?? 0) + 1;
  }
  return counts;
}

interface GivenScore {
  scale: WordedScaleId;
  value: Score5;
}

function scoresIn(component: ScoredComponent): GivenScore[] {
  const { severityOpen, likelihoodOpen } = component;
  return [
    ...(severityOpen ? [] : component.kind === 'impact' ? severityIn(component) : magnitudeIn(component)),
    ...(likelihoodOpen || !isLikelihoodAsked(component)
      ? []
      : [
          {
            scale: 'likelihood' as const,
            value: component.kind === 'impact' ? component.impactLikelihood : component.financialLikelihood,
          },
        ]),
  ];
}

function severityIn(component: ScoredComponent): GivenScore[] {
  const side = component.impactPolarity === 'Positive' ? 'positive' : 'negative';
  const details: [WordedScaleId, Score5 | null][] = [
    [`severity-${side}`, component.impactSeverity],
    [`scale-${side}`, component.impactScale],
    ['scope', component.impactScope],
    ['irremediability', side === 'negative' ? component.impactIrremediability : null],
  ];
  return details.flatMap(([scale, value]) => (value === null ? [] : [{ scale, value }]));
}

function magnitudeIn({ financialRiskOpportunity: value, financialEffects }: ScoredComponent): GivenScore[] {
  const effects = financialEffects.map((effect) => scaleOfEffect(effect as Parameters<typeof scaleOfEffect>[0]));
  return (['magnitude', ...effects] as const).map((scale) => ({ scale, value }));
}
