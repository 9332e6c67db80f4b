import { found } from '#domain/found.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { allRows, type Dashboard, type DashboardPoint, type DashboardRow } from '#domain/results/dashboard.ts';
import { basisOf, pointsBy } from '#domain/results/managed.ts';
import type { SideScores } from '#domain/results/matrix.ts';
import { codesInOther } from '#domain/transfer/crosswalk.ts';
import { matchComponents, type Origins, type SameComponent } from './match-components.ts';
import { topicKeys } from './topic-key.ts';

/** A topic in two assessments; null if it has no point in one of them. */
export interface TopicChange {
  code: string;
  name: string;
  earlier: DashboardPoint | null;
  later: DashboardPoint | null;
  /** If it is in only one of two versions: the codes of the other version from which it comes or which it becomes. */
  related: readonly string[];
  /** If the later year uses the other scores (method M30): the two scores of the later year, computed on the earlier year's basis. */
  bySameBasis?: SideScores;
}

export interface YearsCompared {
  /**
   * False if the versions differ: topics are then matched in the same way as in a transfer, because the same code means different things.
   */
  isSameVersion: boolean;
  newlyMaterial: TopicChange[];
  /** Found not to be material in the later year: below both thresholds, or set aside. */
  noLongerMaterial: TopicChange[];
  /** Material in the earlier year and not assessed on both sides in the later one, so there is no conclusion about it (method M13). */
  noLongerConcluded: TopicChange[];
  /** Assessed in both years, with a different score on either side. */
  moved: TopicChange[];
  onlyEarlier: TopicChange[];
  onlyLater: TopicChange[];
  /** Assessed in both years with the same two scores. */
  unchanged: TopicChange[];
  /** Components in both years, whether or not anything about them differs. */
  keptComponents: SameComponent<DashboardRow>[];
  addedComponents: DashboardRow[];
  droppedComponents: DashboardRow[];
}

const isMaterialIn = (point: DashboardPoint | null) => point !== null && isMaterial(point.materialBy);
const isMoved = ({ earlier, later }: TopicChange) =>
  earlier !== null && later !== null && (earlier.impact !== later.impact || earlier.financial !== later.financial);

/** What changed between two results, each under its own adopted thresholds. */
export function compareYears(earlier: Dashboard, later: Dashboard, origins?: Origins): YearsCompared {
  const isSameVersion = earlier.assessment.esrsVersion === later.assessment.esrsVersion;
  const keyOf = topicKeys(earlier.assessment, later.assessment);
  const alike = scoresLike(earlier, later);
  const before = new Map(earlier.points.map((point) => [keyOf.earlier(point.topic), point]));
  const after = new Map(later.points.map((point) => [keyOf.later(point.topic), point]));
  const changes = [...new Set([...after.keys(), ...before.keys()])].map((key): TopicChange => {
    const pair = { earlier: before.get(key) ?? null, later: after.get(key) ?? null };
    const { code, name } = found(pair.later ?? pair.earlier, 'a point of either year').topic;
    const { esrsVersion } = (pair.later ? later : earlier).assessment;
    const isAlone = !isSameVersion && (!pair.later || !pair.earlier);
    const bySameBasis = pair.earlier && pair.later && alike.get(pair.later.topic.id);
    const related = isAlone ? codesInOther(code, esrsVersion) : [];
    return { code, name, ...pair, related, ...(bySameBasis && { bySameBasis }) };
  });
  const left = changes.filter((change) => isMaterialIn(change.earlier) && !isMaterialIn(change.later));
  const unassessed = new Set(later.notYetAssessed.map(({ topic }) => keyOf.later(topic)));
  const isOpen = (change: TopicChange) =>
    change.later ? change.later.materialBy === 'open' : unassessed.has(keyOf.earlier(change));
  const components = matchComponents(allRows(earlier), allRows(later), origins);
  const inBoth = changes.filter((change) => change.earlier && change.later);
  return {
    isSameVersion,
    newlyMaterial: changes.filter((change) => isMaterialIn(change.later) && !isMaterialIn(change.earlier)),
    noLongerMaterial: left.filter((change) => !isOpen(change)),
    noLongerConcluded: left.filter(isOpen),
    moved: inBoth.filter(isMoved),
    unchanged: inBoth.filter((change) => !isMoved(change)),
    onlyEarlier: changes.filter((change) => !change.later),
    onlyLater: changes.filter((change) => !change.earlier),
    keptComponents: components.inBoth,
    addedComponents: components.added,
    droppedComponents: components.dropped,
  };
}

/** The scores of the later points on the basis of the earlier result; none if both have the same basis. */
function scoresLike(earlier: Dashboard, later: Dashboard): ReadonlyMap<string, SideScores> {
  const basis = basisOf(earlier);
  const points = basis === basisOf(later) ? [] : pointsBy(later, basis);
  return new Map(points.map(({ topic, impact, financial }) => [topic.id, { impact, financial }]));
}
