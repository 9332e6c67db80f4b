import type { LeftOpen } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Dashboard, DashboardTopic } from './dashboard.ts';
import { sideConclusions, topicsWithoutConclusion } from './side-conclusions.ts';

/** The topics that an assessment leaves without a conclusion, each with the reason; '' if none was given (method M34). */
export function topicsLeftOpen(
  dashboard: Omit<Dashboard, 'assessment'>,
  leftOpen: readonly LeftOpen[] = [],
): { topic: DashboardTopic; reason: string }[] {
  const reasons = new Map(leftOpen.flatMap(({ topicIds, reason }) => topicIds.map((id) => [id, reason] as const)));
  return topicsWithoutConclusion(sideConclusions(dashboard)).map(({ topic }) => ({
    topic,
    reason: reasons.get(topic.id) ?? '',
  }));
}

/** The reasons by topic as they are recorded: one row for each reason, in the order in which topics are read. */
export function groupLeftOpen(topics: readonly { topic: Pick<DashboardTopic, 'id'>; reason: string }[]): LeftOpen[] {
  const groups = Map.groupBy(
    topics.filter(({ reason }) => reason !== ''),
    ({ reason }) => reason,
  );
  return [...groups].map(([reason, of]) => ({ topicIds: of.map(({ topic }) => topic.id as TopicId), reason }));
}
