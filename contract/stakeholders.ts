import { z } from 'zod';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { hasStakeholderData } from '#domain/stakeholders/stakeholder-validation.ts';
import { assessmentId, seenVersion, stakeholderId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';
import { givenReason } from './reason.ts';

export const stakeholderRow = z.object({ ...rowShapes(stakeholderFields), id: stakeholderId, version });
export type StakeholderRow = z.infer<typeof stakeholderRow>;

/** A row to save; it must not be empty. */
export const stakeholderToSave = z
  .strictObject({ id: stakeholderId, ...inputShapes(stakeholderFields), ...carriedFromInput, seenVersion })
  .refine(hasStakeholderData, says('no-data'));

export const stakeholders = {
  save: endpointFor
    .member('assessment.edit')
    .changes('stakeholders', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(stakeholderRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/stakeholders',
      summary: 'Adds or changes stakeholder rows, all or none',
    })
    .input(
      z.strictObject({
        assessmentId,
        rows: z.array(stakeholderToSave).max(500),
      }),
    )
    .output(z.array(stakeholderRow)),
  remove: endpointFor
    .member('assessment.edit')
    .changes('stakeholders')
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/stakeholders/{id}',
      summary: 'Deletes a stakeholder row',
    })
    .input(z.strictObject({ assessmentId, id: stakeholderId, ...givenReason }))
    .output(z.object({ id: stakeholderId })),
};
