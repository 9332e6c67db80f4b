import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import type { TopicGroup } from '#domain/topics/topic-group.ts';
import { isMaterial, type MaterialBy } from './classification.ts';
import type { Dashboard } from './dashboard.ts';

/**
 * The state of a requirement (method M21): always due, due jointly with ESRS 2 whatever the result, due because of a material topic,
 * concluded not to apply, or without a conclusion.
 */
export type DisclosureState = 'always' | 'joint' | 'due' | 'not-material' | 'not-assessed';

export interface DisclosureLine {
  requirement: DisclosureRequirement;
  state: DisclosureState;
  /** The material topics because of which it applies; empty unless it does. */
  topicCodes: string[];
}

/** The conclusion on a relevant topic. A topic that was set aside also has a conclusion, and is left out. */
export interface TopicConclusion {
  code: string;
  standard: TopicGroup['key'];
  /** Also 'open' if nothing of it has been assessed. */
  materialBy: MaterialBy;
}

/** The conclusions of a result on the relevant topics, in reading order. */
export function conclusionsOf({ points, notYetAssessed }: Dashboard): TopicConclusion[] {
  return [
    ...points.map(({ topic, materialBy }) => ({ code: topic.code, standard: topic.group.key, materialBy })),
    ...notYetAssessed.map(({ topic }) => ({
      code: topic.code,
      standard: topic.group.key,
      materialBy: 'open' as const,
    })),
  ];
}

/**
 * Each requirement with its state. One material topic makes the requirements of its standard apply; only the material information on it
 * is disclosed.
 */
export function disclosureLines(
  conclusions: readonly TopicConclusion[],
  requirements: readonly DisclosureRequirement[],
): DisclosureLine[] {
  const routed = new Set(requirements.flatMap(({ ledToBy }) => ledToBy ?? []));
  return requirements.map((requirement) => {
    const { applies, topicStandard, ledToBy } = requirement;
    if (applies.when === 'always' || applies.when === 'joint')
      return { requirement, state: applies.when, topicCodes: [] };
    const concerned = conclusions.filter(({ standard }) => topicStandard === null || standard === topicStandard);
    const material = concerned.filter(({ materialBy }) => isMaterial(materialBy)).map(({ code }) => code);
    const leading = material.filter((code) => ledToBy?.includes(code) || !routed.has(code));
    return { requirement, state: stateOf(concerned), topicCodes: leading.length > 0 ? leading : material };
  });
}

/** The requirements of one standard, and the reason for their state. */
export interface StandardDisclosures {
  standard: DisclosureRequirement['standard'];
  /** For ESRS 2, the state of most of its requirements; those on policies, actions, metrics and targets have states of their own. */
  state: DisclosureState;
  /** Codes of the relevant topics on which it depends, in reading order; for ESRS 2, those of all standards. */
  material: string[];
  open: string[];
  /** Assessed on both sides and below both thresholds. */
  below: string[];
  lines: DisclosureLine[];
}

/** The same lines in the order of the law, standard by standard. */
export function disclosuresByStandard(
  conclusions: readonly TopicConclusion[],
  requirements: readonly DisclosureRequirement[],
): StandardDisclosures[] {
  const byStandard = Map.groupBy(disclosureLines(conclusions, requirements), (line) => line.requirement.standard);
  return [...byStandard].map(([standard, lines]) => {
    const concerned = conclusions.filter((topic) => standard === 'ESRS 2' || topic.standard === standard);
    const codesOf = (isWanted: (by: MaterialBy) => boolean) =>
      concerned.filter(({ materialBy }) => isWanted(materialBy)).map(({ code }) => code);
    return {
      standard,
      state: standard === 'ESRS 2' ? 'always' : stateOf(concerned),
      material: codesOf(isMaterial),
      open: codesOf((by) => by === 'open'),
      below: codesOf((by) => by === 'none'),
      lines,
    };
  });
}

/** The state of a standard's requirements, given the conclusions on its topics; without any, all topics were set aside. */
export function stateOf(conclusions: readonly TopicConclusion[]): 'due' | 'not-material' | 'not-assessed' {
  if (conclusions.some(({ materialBy }) => isMaterial(materialBy))) return 'due';
  return conclusions.some(({ materialBy }) => materialBy === 'open') ? 'not-assessed' : 'not-material';
}
