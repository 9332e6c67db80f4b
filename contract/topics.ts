import { z } from 'zod';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { assessmentId, seenVersion, topicId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';

export const topicRow = z.object({
  id: topicId,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
});

/** Whether a topic is relevant. A topic without a row is. */
export const selectionRow = z.object({ ...rowShapes(selectionFields), version });
export type SelectionRow = z.infer<typeof selectionRow>;

export const topics = {
  saveSelections: endpointFor
    .member('assessment.edit')
    .changes('topics', { body: 'row' })
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(selectionRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/topic-selections',
      summary: 'Save the changed topic selections, all or none',
    })
    .input(
      z.strictObject({
        assessmentId,
        selections: z
          .array(z.strictObject({ ...inputShapes(selectionFields), ...carriedFromInput, seenVersion }))
          .max(500),
      }),
    )
    .output(z.array(selectionRow)),
};
