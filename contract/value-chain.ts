import { z } from 'zod';
import { MAX_ACTIVITIES, MAX_COMPONENTS, MAX_REASON } from '#domain/limits.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { actId, activityId, assessmentId, componentId, instant, seenVersion, text, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** The fields of an activity's form. */
const activityForm = z.object({ ...rowShapes(activityFields), id: activityId, version });

export const activityRow = activityForm.extend({
  /** The components placed on it, unordered; some may have been deleted. */
  componentIds: z.array(componentId),
  /** Why nothing was found, who said so, and when; '' and null if nobody did. */
  nothingFound: z.string(),
  nothingFoundBy: z.string(),
  nothingFoundAt: instant.nullable(),
});
export type ActivityRow = z.infer<typeof activityRow>;

/** The maximum number of components that are placed on activities or removed from them in one request. */
const MAX_PLACED_AT_ONCE = MAX_COMPONENTS;

export const valueChain = {
  save: endpointFor
    .member('assessment.edit')
    .changes('value-chain', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows', 'activity-name-taken')
    .errors(conflictOf(activityForm))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/activities',
      summary: 'Adds or changes value chain activities, all or none',
    })
    .input(
      z.strictObject({
        assessmentId,
        activities: z
          .array(z.strictObject({ id: activityId, ...inputShapes(activityFields), seenVersion }))
          .max(MAX_ACTIVITIES),
      }),
    )
    .output(z.array(activityRow)),
  remove: endpointFor
    .member('assessment.edit')
    .changes('value-chain')
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/activities/{id}',
      summary: 'Deletes an activity; the components placed on it stay in the assessment',
    })
    .input(z.strictObject({ assessmentId, id: activityId, ...givenReason }))
    .output(z.object({ id: activityId })),
  place: endpointFor
    .member('assessment.edit')
    .changes('value-chain', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-many-rows')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/activities/placements',
      summary: 'Places components on activities and removes them; repeating it changes nothing',
    })
    .input(
      z.strictObject({
        assessmentId,
        /** The act by which the history shows several activities as one change, and by which they can be undone together. */
        act: actId.optional(),
        placements: z.array(z.strictObject({ activityId, componentId, isPlaced: z.boolean() })).max(MAX_PLACED_AT_ONCE),
      }),
    )
    /** The activities that were named, as they are now. */
    .output(z.array(activityRow)),
  sayNothingFound: endpointFor
    .member('assessment.edit')
    .changes('value-chain', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'something-placed')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/activities/{id}/nothing-found',
      summary: 'Records why nothing was found on an activity; an empty text removes the reason',
    })
    .input(z.strictObject({ assessmentId, id: activityId, why: text(MAX_REASON) }))
    .output(activityRow),
};
