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

/** Whether a topic is relevant. A topic without a row is relevant. */
export const selectionRow = z.object({ ...rowShapes(selectionFields), version });
export type SelectionRow = z.infer<typeof selectionRow>;

/** A decision on a topic's relevance to save. */
export const selectionToSave = z.strictObject({ ...inputShapes(selectionFields), ...carriedFromInput, seenVersion });
/** A topic of the company's own to add, and where in the list. */
export const ownTopicToAdd = z.strictObject({ id: topicId, place: text(40), ...inputShapes(ownTopicFields) });
/** One of the company's own topics as it should become, and what the sender saw before changing it. */
export const ownTopicToChange = z.strictObject({
  id: topicId,
  ...inputShapes(ownTopicFields),
  seen: z.strictObject(rowShapes(ownTopicFields)),
});

export const topics = {
  saveSelections: endpointFor
    .member('assessment.edit')
    .changes('topics', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'aside-reason-required')
    .errors(conflictOf(selectionRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/topic-selections',
      summary:
        'Saves the changed topic selections, all or none; a topic with a scored entry is set aside only with a reason',
    })
    .input(
      z.strictObject({
        assessmentId,
        ...givenReason,
        selections: z.array(selectionToSave.extend(givenReason)).max(500),
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
      summary:
        'Adds one of the company’s own topics under an id that the client chooses; sending it again adds no second one',
      successStatus: 201,
    })
    .input(ownTopicToAdd.extend({ assessmentId }))
    .output(topicRow),
  changeOwn: endpointFor
    .member('assessment.edit')
    .changes('topics', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'topic-name-taken', 'topic-changed', 'too-much-text')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/own-topics/{id}',
      summary: 'Changes the name and description of one of the company’s own topics',
    })
    .input(ownTopicToChange.extend({ assessmentId }))
    .output(topicRow),
  removeOwn: endpointFor
    .member('assessment.edit')
    .changes('topics')
    .refuses('not-found', 'assessment-completed', 'topic-in-use', 'drop-reason-required')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/own-topics/{id}',
      summary:
        'Deletes one of the company’s own topics with everything under it, if the amount is what the client expects',
    })
    .input(
      z.strictObject({ assessmentId, id: topicId, components: z.int().min(0), isScored: z.boolean(), ...givenReason }),
    )
    .output(z.object({ id: topicId })),
};
