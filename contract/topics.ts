import { z } from 'zod';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { assessmentId, seenVersion, text, topicId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

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
        ...givenReason,
        selections: z
          .array(z.strictObject({ ...inputShapes(selectionFields), ...carriedFromInput, seenVersion, ...givenReason }))
          .max(500),
      }),
    )
    .output(z.array(selectionRow)),
  addOwn: endpointFor
    .member('assessment.edit')
    .changes('topics', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'topic-name-taken', 'too-many-rows', 'too-much-text')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/own-topics',
      summary: 'Add a topic of the company’s own under an id of the sender’s choice; sent twice it is added once',
      successStatus: 201,
    })
    .input(z.strictObject({ assessmentId, id: topicId, place: text(40), ...inputShapes(ownTopicFields) }))
    .output(topicRow),
  changeOwn: endpointFor
    .member('assessment.edit')
    .changes('topics', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'topic-name-taken', 'topic-changed', 'too-much-text')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/own-topics/{id}',
      summary: 'Change the name and the description of a topic of the company’s own',
    })
    .input(
      z.strictObject({
        assessmentId,
        id: topicId,
        ...inputShapes(ownTopicFields),
        /** What the sender saw before she changed it. */
        seen: z.strictObject(rowShapes(ownTopicFields)),
      }),
    )
    .output(topicRow),
  removeOwn: endpointFor
    .member('assessment.edit')
    .changes('topics')
    .refuses('not-found', 'assessment-completed', 'topic-in-use')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/own-topics/{id}',
      summary: 'Delete a topic of the company’s own with what stands under it, if that is as much as the sender says',
    })
    .input(
      z.strictObject({ assessmentId, id: topicId, components: z.int().min(0), isScored: z.boolean(), ...givenReason }),
    )
    .output(z.object({ id: topicId })),
};
