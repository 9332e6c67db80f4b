import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { topicKeys } from '#domain/compare/topic-key.ts';
import type { TopicId } from '#domain/ids.ts';

/** Finds the counterpart of a topic of the earlier assessment in the later one, whether or not it has a result there. */
export function topicsOfLater(earlier: WholeAssessment, later: WholeAssessment) {
  const keyOf = topicKeys(earlier.assessment, later.assessment);
  const ids = new Map(later.topics.map((topic) => [keyOf.later(topic), topic.id]));
  return (topic: Pick<Topic, 'code' | 'name'>): TopicId | undefined => ids.get(keyOf.earlier(topic));
}
