import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { scoresGiven } from '#domain/components/score-fields.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import { isSameIn } from '#domain/fields/values.ts';
import { riskOpportunityTypes } from '#domain/reference/options.ts';

export type ComponentChange = Partial<Omit<Component, 'id'>>;

/**
 * Applies a change to a component. A severity that followed its details continues to follow them, and the first detail makes it follow;
 * one that the assessor set stays. Fields that the kind does not have are dropped. Setting a score gives it.
 */
export function changeComponent(component: Component, change: ComponentChange): Component {
  const next = { ...component, ...scoresGiven(component, change), ...change };
  const isOffered = riskOpportunityTypes.some(
    (type) => type.id === next.riskOpportunityType && type.kind === next.kind,
  );
  if (next.kind !== 'impact' && !isOffered) next.riskOpportunityType = '';

  if (next.kind !== 'opportunity') next.opportunityPursued = null;

  const given = severityFromDetails(severityDetailsOf(next));
  const before = severityFromDetails(severityDetailsOf(component));
  const isSetByHand = change.impactSeverity !== undefined || next.severityReason.trim() !== '';
  const follows = before === null || before === component.impactSeverity;
  if (given !== null && !isSetByHand && follows) next.impactSeverity = given;
  return next;
}

/** Whether two components are equal, ignoring whether they have been reviewed. */
export function isSameComponent(first: Component, second: Component): boolean {
  return isSameIn(componentFields, first, { ...second, carriedFrom: first.carriedFrom });
}
