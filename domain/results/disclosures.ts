import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import type { TopicGroup } from '#domain/topics/topic-group.ts';
import { barOf, isMaterial, type MaterialBy } from './classification.ts';
import { type Dashboard, type DashboardPoint, type DashboardRow, rowsBehind } from './dashboard.ts';
import { reaches } from './threshold.ts';

/**
 * The state of a requirement (method M21): always due, due jointly with ESRS 2 whatever the result, due because of a material topic, due
 * only as far as it concerns the material topic or if its condition is met, concluded not to apply, or without a conclusion.
 */
export type DisclosureState = 'always' | 'joint' | 'due' | 'possible' | 'not-material' | 'not-assessed';

const APPLYING: readonly DisclosureState[] = ['always', 'joint', 'due'];

/** Whether a requirement applies without a further question. */
export const isApplying = (state: DisclosureState): boolean => APPLYING.includes(state);

export interface DisclosureLine {
  requirement: DisclosureRequirement;
  state: DisclosureState;
  /** The material topics because of which it applies or may apply; empty otherwise. */
  topicCodes: string[];
}

/** The conclusion on a relevant topic. A topic that was set aside also has a conclusion, and is left out. */
export interface TopicConclusion {
  code: string;
  standard: TopicGroup['key'];
  /** Also 'open' if nothing of it has been assessed. */
  materialBy: MaterialBy;
}

/**
 * The conclusions of a result on the relevant topics, in reading order. A topic that is material only because of opportunities that are
 * forgone brings in no requirement (ESRS 1 (2026) §102).
 */
export function conclusionsOf(dashboard: Dashboard): TopicConclusion[] {
  return [
    ...dashboard.points.map((point) => ({
      code: point.topic.code,
      standard: point.topic.group.key,
      materialBy: isOnlyForgone(dashboard, point) ? (point.hasImpact ? 'none' : 'open') : point.materialBy,
    })),
    ...dashboard.notYetAssessed.map(({ topic }) => ({
      code: topic.code,
      standard: topic.group.key,
      materialBy: 'open' as const,
    })),
  ];
}

/** The opportunities behind a point that are forgone, highest score first. */
export function forgoneBehind(dashboard: Dashboard, point: DashboardPoint): DashboardRow[] {
  const forgone = new Set(dashboard.forgone);
  return forgone.size === 0 ? [] : rowsBehind(dashboard, point).filter(({ id }) => forgone.has(id));
}

/** Whether a topic is material by nothing but the scores of opportunities that are forgone; a decision of the company is more than that. */
export function isOnlyForgone(dashboard: Dashboard, point: DashboardPoint): boolean {
  if (point.materialBy !== 'financial' || point.decided?.financial) return false;
  const forgone = new Set<string>(forgoneBehind(dashboard, point).map(({ id }) => id));
  if (forgone.size === 0) return false;
  const bar = barOf(point, 'financial', dashboard.thresholds);
  return !rowsBehind(dashboard, point).some(
    ({ id, side, counted, score }) =>
      side === 'financial' && counted && score !== null && !forgone.has(id) && reaches(score, bar),
  );
}

/**
 * Each requirement with its state. A material topic brings in the requirements that are related to it (ESRS 1 (2023) §30(a); (2026)
 * §29(b)), and only the material information on it is disclosed. Where no table of ours says that a requirement is related to it, or a
 * condition has to be met, the requirement may apply.
 */
export function disclosureLines(
  conclusions: readonly TopicConclusion[],
  requirements: readonly DisclosureRequirement[],
): DisclosureLine[] {
  const routed = new Set(requirements.flatMap(({ ledToBy }) => ledToBy ?? []));
  return requirements.map((requirement) => {
    const { applies, topicStandard, ledToBy, condition, isOfMatter } = requirement;
    if (applies.when === 'always' || applies.when === 'joint')
      return { requirement, state: condition === undefined ? applies.when : 'possible', topicCodes: [] };
    const concerned = conclusions.filter(({ standard }) => topicStandard === null || standard === topicStandard);
    const material = concerned.filter(({ materialBy }) => isMaterial(materialBy)).map(({ code }) => code);
    const leading = material.filter((code) => ledToBy?.includes(code) || !routed.has(code));
    const isRelated = !isOfMatter || material.some((code) => ledToBy?.includes(code));
    const state = stateOf(concerned);
    return {
      requirement,
      state: state === 'due' && (!isRelated || condition !== undefined) ? 'possible' : state,
      topicCodes: leading.length > 0 ? leading : material,
    };
  });
}

/** The requirements of one standard, and the reason for their state. */
export interface StandardDisclosures {
  standard: DisclosureRequirement['standard'];
  /** The state of most of its own requirements; in ESRS 2, those on policies, actions, metrics and targets have states of their own. */
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
      state: standard === 'ESRS 2' ? 'always' : stateOfStandard(stateOf(concerned), lines),
      material: codesOf(isMaterial),
      open: codesOf((by) => by === 'open'),
      below: codesOf((by) => by === 'none'),
      lines,
    };
  });
}

/** Of a standard with a material topic, no requirement of its own may be known to be related to it. */
function stateOfStandard(state: DisclosureState, lines: readonly DisclosureLine[]): DisclosureState {
  if (state !== 'due') return state;
  return lines.some((line) => line.requirement.isOfMatter && line.state === 'due') ? 'due' : 'possible';
}

/** The state of a standard's requirements, given the conclusions on its topics; without any, all topics were set aside. */
export function stateOf(conclusions: readonly TopicConclusion[]): 'due' | 'not-material' | 'not-assessed' {
  if (conclusions.some(({ materialBy }) => isMaterial(materialBy))) return 'due';
  return conclusions.some(({ materialBy }) => materialBy === 'open') ? 'not-assessed' : 'not-material';
}
