import type { Side } from '#domain/components/component-score.ts';
import type { TopicGroup } from '#domain/topics/topic-group.ts';
import { hasConclusion, isMaterialOn } from './classification.ts';
import type { Dashboard, DashboardDecision, DashboardTopic } from './dashboard.ts';
import { sortTopics } from './matrix.ts';
import { decisionsOn } from './told-decisions.ts';

/** What is concluded on one side of a topic. */
export interface SideConclusion {
  side: Side;
  /** Null if nothing counts on this side and nobody has concluded. */
  isMaterial: boolean | null;
  /** 0–25; 0 if nothing counts. */
  score: number;
  /** The company's own decision on this side, if it made one. */
  decision: DashboardDecision | null;
}

export interface ConcludedTopic {
  topic: DashboardTopic;
  /** Impact first. */
  sides: SideConclusion[];
}

/** The topics under one heading: a standard, or a category of the company's own topics. */
export interface ConcludedGroup {
  group: TopicGroup;
  topics: ConcludedTopic[];
}

/** What is concluded on each side of each relevant topic, by standard and in reading order (method M31). */
export function sideConclusions(dashboard: Omit<Dashboard, 'assessment'>): ConcludedGroup[] {
  const { points, notYetAssessed, thresholds } = dashboard;
  const pointOf = new Map(points.map((point) => [point.topic.id, point]));
  const groups = new Map<string, ConcludedGroup>();
  // Points and topics without one are two lists, each in reading order.
  for (const topic of sortTopics([...points, ...notYetAssessed].map((each) => each.topic))) {
    const scores = pointOf.get(topic.id) ?? { impact: 0, financial: 0 };
    const decisions = decisionsOn(dashboard, topic.id);
    const sides = (['impact', 'financial'] as const).map((side): SideConclusion => {
      const isMaterial = isMaterialOn(scores, side, thresholds);
      return {
        side,
        isMaterial: isMaterial || hasConclusion(scores, side) ? isMaterial : null,
        score: scores[side],
        decision: decisions.find((each) => each.side === side) ?? null,
      };
    });
    const group = groups.get(topic.group.key) ?? { group: topic.group, topics: [] };
    group.topics.push({ topic, sides });
    groups.set(topic.group.key, group);
  }
  return [...groups.values()];
}

/** The topics on at least one side of which nothing is concluded, unless the other side makes them material. */
export function topicsWithoutConclusion(groups: readonly ConcludedGroup[]): ConcludedTopic[] {
  return groups
    .flatMap(({ topics }) => topics)
    .filter(
      ({ sides }) =>
        sides.some(({ isMaterial }) => isMaterial === null) && sides.every(({ isMaterial }) => isMaterial !== true),
    );
}
