import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import type { ScoreField } from './score-fields.ts';
import type { Scale } from './score-words.ts';

/** The field with the reason for a criterion's score (product P67). */
export type ReasonField =
  | 'impactScaleReason'
  | 'impactScopeReason'
  | 'impactIrremediabilityReason'
  | 'magnitudeReason'
  | 'likelihoodReason';

/** The field with the reason for a score; for a severity, the reason is the justification. */
export const REASON_OF: Readonly<Record<ScoreField, ReasonField | null>> = {
  impactScale: 'impactScaleReason',
  impactScope: 'impactScopeReason',
  impactIrremediability: 'impactIrremediabilityReason',
  impactSeverity: null,
  impactLikelihood: 'likelihoodReason',
  financialRiskOpportunity: 'magnitudeReason',
  financialLikelihood: 'likelihoodReason',
};

/** A criterion by which a component is scored. */
export interface Criterion {
  name: ScoreField;
  scale: Scale;
  reason: ReasonField;
}

const IMPACT: readonly Criterion[] = [
  { name: 'impactScale', scale: 'scale', reason: 'impactScaleReason' },
  { name: 'impactScope', scale: 'scope', reason: 'impactScopeReason' },
  { name: 'impactIrremediability', scale: 'irremediability', reason: 'impactIrremediabilityReason' },
  { name: 'impactLikelihood', scale: 'likelihood', reason: 'likelihoodReason' },
];
const FINANCIAL: readonly Criterion[] = [
  { name: 'financialRiskOpportunity', scale: 'magnitude', reason: 'magnitudeReason' },
  { name: 'financialLikelihood', scale: 'likelihood', reason: 'likelihoodReason' },
];

/** The fields that determine a component's criteria. */
export type CriteriaInput = Pick<Component, 'kind' | 'impactPolarity' | 'actualPotentialImpact'>;

/** The criteria of a component: irremediability only for negative impacts, likelihood only for what has not occurred. */
export function criteriaOf({ kind, impactPolarity, actualPotentialImpact }: CriteriaInput): Criterion[] {
  if (kind !== 'impact') return [...FINANCIAL];
  return IMPACT.filter(({ scale }) => {
    if (scale === 'irremediability') return impactPolarity === 'Negative';
    return scale !== 'likelihood' || actualPotentialImpact !== 'Actual';
  });
}

/** The reasons given for criteria, each with the name of its criterion. */
export function reasonsOf(component: CriteriaInput & Pick<Component, ReasonField>): { label: string; text: string }[] {
  return criteriaOf(component).flatMap(({ reason }) =>
    component[reason].trim() === '' ? [] : [{ label: componentFields[reason].label, text: component[reason] }],
  );
}
