import { MAX_LINE, MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import { isOptionId } from '#domain/reference/option.ts';
import {
  financialEffects,
  impactNatures,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import type { Component } from './component.ts';
import { isScore5 } from './score.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

export type ComponentProblem =
  | 'title-required'
  | 'topic-required'
  | 'too-long'
  | 'score-out-of-range'
  | 'unknown-option'
  | 'reason-required';

export type ComponentProblems = Partial<Record<keyof Component, ComponentProblem>>;

const LENGTHS = {
  title: MAX_TITLE,
  description: MAX_LONG_TEXT,
  justification: MAX_LONG_TEXT,
  severityReason: MAX_LONG_TEXT,
  companyBusinessArea: MAX_LINE,
} as const satisfies Partial<Record<keyof Component, number>>;

const STATED_SCORES = [
  'impactSeverity',
  'impactLikelihood',
  'financialRiskOpportunity',
  'financialLikelihood',
] as const;
const OPTIONAL_SCORES = ['impactScale', 'impactScope', 'impactIrremediability'] as const;

/** What keeps a component from being saved: at most one problem per field, no field when all is well. */
export function validateComponent(component: Component): ComponentProblems {
  const problems: ComponentProblems = {};
  for (const [field, length] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    if (component[field].length > length) problems[field] = 'too-long';
  }
  if (component.title.trim() === '') problems.title = 'title-required';
  if (component.topicId.trim() === '') problems.topicId = 'topic-required';
  for (const field of STATED_SCORES) {
    if (!isScore5(component[field])) problems[field] = 'score-out-of-range';
  }
  for (const field of OPTIONAL_SCORES) {
    if (component[field] !== null && !isScore5(component[field])) problems[field] = 'score-out-of-range';
  }
  return { ...problems, ...validateOptions(component), ...validateSeverityReason(component) };
}

function validateOptions(component: Component): ComponentProblems {
  const offered = riskOpportunityTypes.filter((type) => component.kind === 'impact' || type.kind === component.kind);
  const isKnown = {
    natureOfImpact: isBlankOr(impactNatures, component.natureOfImpact),
    valueChainConcentration: isBlankOr(valueChainConcentrations, component.valueChainConcentration),
    timeHorizon: isBlankOr(timeHorizons, component.timeHorizon),
    riskOpportunityType: isBlankOr(offered, component.riskOpportunityType),
    financialEffects: component.financialEffects.every((id) => isOptionId(financialEffects, id)),
  };
  const problems: ComponentProblems = {};
  for (const [field, known] of Object.entries(isKnown) as [keyof typeof isKnown, boolean][]) {
    if (!known) problems[field] = 'unknown-option';
  }
  return problems;
}

function isBlankOr(options: Parameters<typeof isOptionId>[0], id: string): boolean {
  return id === '' || isOptionId(options, id);
}

/** Another severity than the scored details give needs a reason (ruling 15). */
function validateSeverityReason(component: Component): ComponentProblems {
  if (component.kind !== 'impact' || component.severityReason.trim() !== '') return {};
  const given = severityFromDetails(severityDetailsOf(component));
  return given === null || given === component.impactSeverity ? {} : { severityReason: 'reason-required' };
}
