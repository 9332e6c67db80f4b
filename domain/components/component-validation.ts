import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { riskOpportunityTypes } from '#domain/reference/options.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import type { OpenScores } from './open-scores.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

/** The problems that fields of a component can have only in combination. */
type TogetherProblem = 'unknown-option' | 'reason-required' | 'only-of-impacts' | 'only-of-opportunities';

/** No rule depends on which scores have been given. */
type Scoreless = Omit<Component, keyof OpenScores>;

type TogetherProblems = Partial<Record<keyof Component, TogetherProblem>>;

type FieldProblems = ProblemsIn<typeof componentFields>;

export type ComponentProblem = NonNullable<FieldProblems[keyof FieldProblems]> | TogetherProblem;

export type ComponentProblems = Partial<Record<keyof Component, ComponentProblem>>;

/** Validates a component; returns at most one problem per field, none if all is well. */
export function validateComponent(component: Component): ComponentProblems {
  return { ...validateTogether(component), ...validateFields(componentFields, component) };
}

/** The rules across several fields, in addition to those for each field. */
export function validateTogether(component: Scoreless): TogetherProblems {
  return { ...validateType(component), ...validateSeverityReason(component), ...validateOtherKinds(component) };
}

/** A risk must not have a type of an opportunity, and vice versa. */
function validateType({ kind, riskOpportunityType }: Scoreless): TogetherProblems {
  if (kind === 'impact') return {};
  const isOfOther = riskOpportunityTypes.some((type) => type.id === riskOpportunityType && type.kind !== kind);
  return isOfOther ? { riskOpportunityType: 'unknown-option' } : {};
}

/** A severity that differs from the scored details needs a reason. */
function validateSeverityReason(component: Scoreless): TogetherProblems {
  if (component.kind !== 'impact' || component.severityReason.trim() !== '') return {};
  const given = severityFromDetails(severityDetailsOf(component));
  return given === null || given === component.impactSeverity ? {} : { severityReason: 'reason-required' };
}

/** The field table refuses these for another kind, because rules use them. */
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
