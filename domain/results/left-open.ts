import type { LeftOpen } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Dashboard, DashboardTopic } from './dashboard.ts';
import { sideConclusions, topicsWithoutConclusion } from './side-conclusions.ts';

/** The topics that an assessment leaves without a conclusion, each with the reason; '' if none was given (method M34). */
export function topicsLeftOpen(
  dashboard: Omit<Dashboard, 'assessment'>,
  leftOpen: readonly LeftOpen[] = [],
): { topic: DashboardTopic; reason: string }[] {
  return topicsWithoutConclusion(sideConclusions(dashboard)).map(({ topic }) => ({
    topic,
    reason: reasonLeftOpen(leftOpen, topic.id),
  }));
}

/** Why a topic was left open; '' if no reason was given. */
export const reasonLeftOpen = (leftOpen: readonly LeftOpen[], topicId: TopicId): string =>
  leftOpen.find(({ topicIds }) => topicIds.includes(topicId))?.reason ?? '';

interface GroupedTopics extends LeftOpen {
  topicIds: TopicId[];
}

/** The reasons by topic as they are recorded: one row for each reason, in the order in which topics are read. */
export function groupLeftOpen(
  topics: readonly { topic: Pick<DashboardTopic, 'id'>; reason: string }[],
): GroupedTopics[] {
  const groups = Map.groupBy(
    topics.filter(({ reason }) => reason !== ''),
    ({ reason }) => reason,
  );
  return [...groups].map(([reason, of]) => ({ topicIds: of.map(({ topic }) => topic.id), reason }));
}
