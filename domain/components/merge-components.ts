import { type MergeOutcome, mergeFields } from '#domain/fields/merge.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

const names = namesOf(componentFields);

type StatedScore = Omit<Component, 'id'>;

/**
 * Merges two people's versions of a component, see `mergeFields`. A severity that follows its details in both versions is not asked
 * about: it follows the merged details (method M8). The result may need checking: one person's severity with the other's details needs a
 * reason.
 */
export function mergeComponents(
  base: StatedScore | undefined,
  mine: StatedScore,
  theirs: StatedScore,
  takesTheirs: readonly string[] = [],
): MergeOutcome<StatedScore> {
  const merged = mergeFields<StatedScore>(names, base, mine, theirs, takesTheirs);
  const given = severityFromDetails(severityDetailsOf(merged.values));
  if (given === null || !leavesItToDetails(mine, base) || !leavesItToDetails(theirs, base)) return merged;
  const isOther = (name: string) => name !== 'impactSeverity';
  return {
    values: { ...merged.values, impactSeverity: given, severityOpen: false },
    kept: given === theirs.impactSeverity ? merged.kept : merged.kept.filter(isOther),
    asked: merged.asked.filter(isOther),
  };
}

/** Whether the severity follows from the details; if there are none, whether nobody has set it. */
function leavesItToDetails(component: StatedScore, base: StatedScore | undefined): boolean {
  if (component.severityReason.trim() !== '') return false;
  const given = severityFromDetails(severityDetailsOf(component));
  return given === null ? component.impactSeverity === base?.impactSeverity : given === component.impactSeverity;
}
