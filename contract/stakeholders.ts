import { z } from 'zod';
import { MAX_ENGAGEMENT_OTHER, MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import { type StakeholderProblem, validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import {
  assessmentId,
  conflictOf,
  endpointFor,
  frozen,
  requiredText,
  seenVersion,
  stakeholderId,
  text,
  version,
} from './base.ts';

const stakeholderFields = {
  stakeholderGroup: requiredText(100, 'Choose a stakeholder group.'),
  customGroupName: text(MAX_LINE),
  isKeyStakeholder: z.boolean(),
  stakeholderNames: text(MAX_LONG_TEXT),
  keyStakeholderReason: text(MAX_LONG_TEXT),
  stakeholderRole: text(MAX_LINE),
  businessDivision: text(MAX_LINE),
  engagementOrganization: z.array(text(100)).max(20),
  engagementOther: text(MAX_ENGAGEMENT_OTHER),
  relevantTopicsViews: text(MAX_LONG_TEXT),
};

export const stakeholderRow = z.object({
  ...stakeholderFields,
  stakeholderGroup: z.string(),
  id: stakeholderId,
  version,
});
export type StakeholderRow = z.infer<typeof stakeholderRow>;

const sentences: Record<StakeholderProblem, string> = {
  'no-data': 'Please fill in at least one field to save stakeholder data',
  'too-long': 'Shorten this text.',
  'unknown-option': 'Choose one of the offered options.',
};

/** A row to save, under the domain's own rules. */
const rowToSave = z
  .strictObject({ id: stakeholderId, ...stakeholderFields, seenVersion })
  .superRefine((row, context) => {
    for (const [field, problem] of Object.entries(validateStakeholder(row))) {
      context.addIssue({ code: 'custom', path: field === 'row' ? [] : [field], message: sentences[problem] });
    }
  });

export const stakeholders = {
  save: endpointFor
    .member('assessment.edit')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/stakeholders',
      summary: 'Add or change stakeholder rows, all or none',
    })
    .errors({ ...conflictOf(stakeholderRow), ...frozen })
    .input(
      z.strictObject({
        assessmentId,
        rows: z.array(rowToSave).max(500),
      }),
    )
    .output(z.array(stakeholderRow)),
  remove: endpointFor
    .member('assessment.edit')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/stakeholders/{id}',
      summary: 'Delete a stakeholder row',
    })
    .errors(frozen)
    .input(z.strictObject({ assessmentId, id: stakeholderId }))
    .output(z.object({ id: stakeholderId })),
};
