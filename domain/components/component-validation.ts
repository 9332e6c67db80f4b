import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { riskOpportunityTypes } from '#domain/reference/options.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import type { OpenScores } from './open-scores.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

/** What the fields of a component can have wrong only together. */
type TogetherProblem = 'unknown-option' | 'reason-required' | 'only-of-impacts' | 'only-of-opportunities';

/** No rule depends on which scores are given. */
type Scoreless = Omit<Component, keyof OpenScores>;

type TogetherProblems = Partial<Record<keyof Component, TogetherProblem>>;

type FieldProblems = ProblemsIn<typeof componentFields>;

export type ComponentProblem = NonNullable<FieldProblems[keyof FieldProblems]> | TogetherProblem;

export type ComponentProblems = Partial<Record<keyof Component, ComponentProblem>>;

/** What keeps a component from being saved: at most one problem per field, no field when all is well. */
export function validateComponent(component: Component): ComponentProblems {
  return { ...validateTogether(component), ...validateFields(componentFields, component) };
}

/** The rules that span several fields. Whoever has looked at each field alone asks for these besides. */
export function validateTogether(component: Scoreless): TogetherProblems {
  return { ...validateType(component), ...validateSeverityReason(component), ...validateOtherKinds(component) };
}

/** A risk takes no type of an opportunity, and the other way round. */
function validateType({ kind, riskOpportunityType }: Scoreless): TogetherProblems {
  if (kind === 'impact') return {};
  const isOfOther = riskOpportunityTypes.some((type) => type.id === riskOpportunityType && type.kind !== kind);
  return isOfOther ? { riskOpportunityType: 'unknown-option' } : {};
}

/** Another severity than the scored details give needs a reason. */
function validateSeverityReason(component: Scoreless): TogetherProblems {
  if (component.kind !== 'impact' || component.severityReason.trim() !== '') return {};
  const given = severityFromDetails(severityDetailsOf(component));
  return given === null || given === component.impactSeverity ? {} : { severityReason: 'reason-required' };
}

/** The table refuses these on another kind, because rules read them. */
function validateOtherKinds(component: Scoreless): TogetherProblems {
  const problems: TogetherProblems = {};
  if (component.kind !== 'opportunity' && component.opportunityPursued) {
    problems.opportunityPursued = 'only-of-opportunities';
  }
  if (component.kind === 'impact') return problems;
  for (const field of ['impactPolarity', 'actualPotentialImpact', 'humanRights'] as const) {
    if (component[field]) problems[field] = 'only-of-impacts';
  }
  return problems;
}
