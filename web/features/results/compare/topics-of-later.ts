import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { topicKeys } from '#domain/compare/topic-key.ts';
import type { TopicId } from '#domain/ids.ts';

/** Finds what a topic of the earlier assessment is in the later one, whether it has a result there or not. */
export function topicsOfLater(earlier: WholeAssessment, later: WholeAssessment) {
  const keyOf = topicKeys(earlier.assessment, later.assessment);
  const ids = new Map(later.topics.map((topic) => [keyOf.later(topic), topic.id]));
  return (topic: Pick<Topic, 'code' | 'name'>): TopicId | undefined => ids.get(keyOf.earlier(topic));
}
