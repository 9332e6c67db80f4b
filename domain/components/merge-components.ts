import { type MergeOutcome, mergeFields } from '#domain/fields/merge.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { Component } from './component.ts';
import { type GivenValues, givenFields, givenValues } from './given-values.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

const names = namesOf(givenFields);

type Stated = Omit<Component, 'id'> | GivenValues;

/**
 * Merges two people's versions of a component, see `mergeFields`. A score that nobody had given is empty, so confirming the default is a
 * change like any other. A severity that follows its details in both versions is not asked about: it follows the merged details (method
 * M8). The result may need checking: one person's severity with the other's details needs a reason.
 *
 * @returns values in which a missing score is null
 */
export function mergeComponents(
  base: Stated | undefined,
  mine: Stated,
  theirs: Stated,
  takesTheirs: readonly string[] = [],
): MergeOutcome<GivenValues> {
  const from = base && givenValues(base);
  const [own, other] = [givenValues(mine), givenValues(theirs)];
  const merged = mergeFields<GivenValues>(names, from, own, other, takesTheirs);
  const given = severityFromDetails(severityDetailsOf(merged.values));
  if (given === null || !leavesItToDetails(own, from) || !leavesItToDetails(other, from)) return merged;
  const isOther = (name: string) => name !== 'impactSeverity';
  return {
    values: { ...merged.values, impactSeverity: given },
    kept: given === other.impactSeverity ? merged.kept : merged.kept.filter(isOther),
    asked: merged.asked.filter(isOther),
  };
}

/** Whether the severity follows from the details; if there are none, whether nobody has set it. */
function leavesItToDetails(component: GivenValues, base: GivenValues | undefined): boolean {
  if (component.severityReason.trim() !== '') return false;
  const given = severityFromDetails(severityDetailsOf(component));
  return given === null ? component.impactSeverity === base?.impactSeverity : given === component.impactSeverity;
}
