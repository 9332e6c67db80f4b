import { z } from 'zod';
import { MAX_CONCLUDED_AT_ONCE } from '#domain/limits.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { assessmentId, instant, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** The decision on one side of a topic. */
export const topicDecisionRow = z.object({
  ...rowShapes(topicDecisionFields),
  /** Current name. */
  decidedBy: z.string(),
  decidedAt: instant,
  version,
});
export type TopicDecisionRow = z.infer<typeof topicDecisionRow>;

const { topicId, side, isMaterial, basis, reason } = inputShapes(topicDecisionFields);

export const topicDecisions = {
  decide: endpointFor
    .member('assessment.edit')
    .changes('topic-decisions')
    .refuses('not-found', 'assessment-completed', 'topic-set-aside', 'nothing-counts', 'too-much-text')
    .errors(conflictOf(topicDecisionRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/topics/{topicId}/decisions/{side}',
      summary: 'Decides that a side of a topic is or is not material, whatever its score',
    })
    .input(
      z.strictObject({ assessmentId, topicId, side, isMaterial, basis: basis.default('score'), reason, seenVersion }),
    )
    .output(topicDecisionRow),
  conclude: endpointFor
    .member('assessment.edit')
    .changes('topic-decisions')
    .refuses('not-found', 'assessment-completed', 'topic-set-aside', 'too-much-text')
    .errors(conflictOf(topicDecisionRow))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/conclusions',
      summary:
        'Concludes top-down that several sides of topics are or are not material, with one ground; all of them or none',
    })
    .input(
      z.strictObject({
        assessmentId,
        sides: z.array(z.strictObject({ topicId, side, seenVersion })).min(1).max(MAX_CONCLUDED_AT_ONCE),
        isMaterial,
        reason,
      }),
    )
    .output(z.array(topicDecisionRow)),
  withdraw: endpointFor
    .member('assessment.edit')
    .changes('topic-decisions')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(topicDecisionRow))
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/topics/{topicId}/decisions/{side}',
      summary: 'Withdraws a decision, so that the score counts again',
    })
    .input(z.strictObject({ assessmentId, topicId, side, seenVersion: version, ...givenReason }))
    .output(z.object({ topicId, side })),
};
