import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { labelOf } from '#domain/reference/option.ts';
import {
  financialEffects,
  impactNatures,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { componentMessages as say } from './messages.ts';

type Field = Exclude<keyof Component, 'id'>;

/** The fields in the order of the forms, with their names there. */
const FIELDS: readonly [Field, string][] = [
  ['topicId', say.topic],
  ['kind', say.kind],
  ['title', say.title],
  ['description', say.description],
  ['impactPolarity', say.polarity],
  ['actualPotentialImpact', say.actuality],
  ['natureOfImpact', say.nature],
  ['riskOpportunityType', say.riskType],
  ['financialEffects', say.effects],
  ['companyBusinessArea', say.businessArea],
  ['valueChainConcentration', say.valueChain],
  ['timeHorizon', say.timeHorizon],
  ['impactScale', say.scale],
  ['impactScope', say.scope],
  ['impactIrremediability', say.irremediability],
  ['impactSeverity', say.severity],
  ['severityReason', say.severityReason],
  ['impactLikelihood', say.likelihood],
  ['humanRights', say.humanRights],
  ['financialRiskOpportunity', say.magnitude],
  ['financialLikelihood', say.likelihood],
  ['justification', say.justification],
  ['impactRelevant', say.countsImpact],
  ['financialRelevant', say.countsFinancial],
];

const LISTS = {
  natureOfImpact: impactNatures,
  riskOpportunityType: riskOpportunityTypes,
  valueChainConcentration: valueChainConcentrations,
  timeHorizon: timeHorizons,
} as const;

/** What a component says in the fields in which it differs from the other: one line each, 'Severity: 4'. */
export function describeDifference(one: Component, other: Component, topics: readonly Topic[]): string {
  return FIELDS.filter(([field]) => readField(one, field, topics) !== readField(other, field, topics))
    .map(([field, name]) => `${name}: ${readField(one, field, topics)}`)
    .join('\n');
}

function readField(component: Component, field: Field, topics: readonly Topic[]): string {
  const value = component[field];
  if (value === null || value === '') return say.blank;
  if (field === 'kind') return say.kinds[component.kind];
  if (component.impactPolarity !== null && field === 'impactPolarity') return say.polarities[component.impactPolarity];
  if (component.actualPotentialImpact !== null && field === 'actualPotentialImpact')
    return say.actualities[component.actualPotentialImpact];
  if (field === 'topicId') return topics.find((topic) => topic.id === value)?.name ?? say.blank;
  if (field in LISTS) return labelOf(LISTS[field as keyof typeof LISTS], String(value));
  if (Array.isArray(value)) return value.map((id) => labelOf(financialEffects, id)).join(', ') || say.blank;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  return String(value);
}
