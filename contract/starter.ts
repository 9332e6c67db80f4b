import { z } from 'zod';
import { componentFields } from '#domain/components/fields.ts';
import { MAX_STARTER_ID, MAX_TAKEN_AT_ONCE } from '#domain/limits.ts';
import { assessmentId, componentId, text, version } from './base.ts';
import { componentRow } from './components.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes } from './field-shapes.ts';

const { title, description } = inputShapes(componentFields);

export const starter = {
  take: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'already-taken', 'topic-set-aside', 'too-many-rows', 'too-much-text')
    .errors(conflictOf(componentRow))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/taken',
      summary:
        'Adds suggestions from the starter library as components, all or none, each under its topic, with its origin and without scores',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        assessmentId,
        taken: z
          .array(z.strictObject({ id: componentId, starterId: text(MAX_STARTER_ID), title, description }))
          .min(1)
          .max(MAX_TAKEN_AT_ONCE),
      }),
    )
    .output(z.array(componentRow)),
  putBack: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'batch' })
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/taken/undo',
      summary: 'Removes added suggestions that nobody has changed; the others stay',
    })
    .input(
      z.strictObject({
        assessmentId,
        taken: z
          .array(z.strictObject({ id: componentId, seenVersion: version }))
          .min(1)
          .max(MAX_TAKEN_AT_ONCE),
      }),
    )
    /** The ids of those that were deleted. */
    .output(z.array(componentId)),
};
