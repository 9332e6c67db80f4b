import { z } from 'zod';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { TOPIC_FATES } from '#domain/transfer/plan-topics.ts';
import { assessmentShape, esrsVersion, wholeAssessmentShape } from './assessment.ts';
import { assessmentId, componentId, text, topicId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { rowShapes } from './field-shapes.ts';

const transferStep = z.object({
  topicId,
  code: z.string(),
  name: z.string(),
  fate: z.enum(TOPIC_FATES),
  /** Topics in the other version's list that succeed it; the first one takes its components. */
  targets: z.array(z.object({ code: z.string(), name: z.string() })),
  components: z.int(),
  /** For a topic that is split, its components: each can be placed under one of its successors. */
  parted: z.array(z.object({ id: componentId, title: z.string() })),
  isScored: z.boolean(),
  /** Whether it is relevant or set aside; null if nobody has decided. */
  isRelevant: z.boolean().nullable(),
  /** Sides that the company decided itself, if the topic does not continue: these decisions remain only in the history. */
  leavesDecided: z.array(rowShapes(topicDecisionFields).side),
});
export type TransferStep = z.infer<typeof transferStep>;

const transferPlan = z.object({ from: esrsVersion, to: esrsVersion, steps: z.array(transferStep) });
export type TransferPlan = z.infer<typeof transferPlan>;

export const transfer = {
  plan: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/transfer',
      summary: 'Returns what happens to each topic when the draft is transferred to the other version of the ESRS',
    })
    .input(z.strictObject({ assessmentId }))
    .output(transferPlan),
  carryOut: endpointFor
    .member('assessment.edit')
    .changes('assessment', { body: 'batch' })
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/transfer',
      summary: 'Transfers the draft to the other version of the ESRS, and marks everything transferred for review',
    })
    .input(
      z.strictObject({
        assessmentId,
        to: esrsVersion,
        version,
        /**
         * Where individual components of split topics are placed; all others, and any that have been moved since, are placed under the
         * nearest successor.
         */
        placed: z
          .array(z.strictObject({ id: componentId, code: text(20) }))
          .max(MAX_COMPONENTS)
          .default([]),
      }),
    )
    .output(wholeAssessmentShape),
  undo: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'nothing-to-undo', 'decided-since')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/transfer',
      summary: 'Undoes the last transfer and keeps everything written since',
    })
    .input(z.strictObject({ assessmentId }))
    .output(wholeAssessmentShape),
};
