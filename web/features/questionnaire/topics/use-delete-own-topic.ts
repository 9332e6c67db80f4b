import type { Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import type { KeptData } from './kept-data.ts';
import { topicMessages as say } from './messages.ts';

/** The element that gets the focus when a topic has been deleted. */
export const ADD_OWN_ID = 'add-own-topic';

/** One of the company's own topics and the amount under it, which is shown before it is deleted and checked by the server. */
export interface OwnTopicWithParts {
  topic: Topic;
  kept: KeptData;
}

/** Deletes one of the company's own topics with everything under it. */
export function useDeleteOwnTopic(assessmentId: AssessmentId) {
  const patch = usePatchAssessment(assessmentId);
  return useDeleteRow<OwnTopicWithParts>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ topic: { id }, kept: { components, isScored } }, given) =>
      api.topics.removeOwn({ assessmentId, id, components, isScored, ...given }),
    needsReason: ({ kept }) => kept.isToReview,
    recordedAs: ({ topic }) => ({ assessmentId, noun: 'topic', rowId: topic.id }),
    onGone: ({ topic }) => {
      const isOther = ({ topicId }: { topicId: string }) => topicId !== topic.id;
      patch((before) => ({
        ...before,
        topics: before.topics.filter(({ id }) => id !== topic.id),
        selections: before.selections.filter(isOther),
        scores: before.scores.filter(isOther),
        components: before.components.filter(isOther),
      }));
    },
    focusAfter: () => ADD_OWN_ID,
    say: {
      title: say.deleteOwnTitle,
      text: ({ topic, kept }) => say.deleteOwnText(topic.name, kept.components, kept.isScored),
      confirm: say.deleteConfirm,
      busy: say.deleting,
      keep: say.keep,
      whyNeeded: say.whyNeeded,
      deleted: say.deletedOwn,
      failed: say.deleteFailed,
    },
  });
}
