import { z } from 'zod';
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
  customGroupName: text(300),
  isKeyStakeholder: z.boolean(),
  stakeholderNames: text(20_000),
  keyStakeholderReason: text(20_000),
  stakeholderRole: text(300),
  businessDivision: text(300),
  engagementOrganization: z.array(text(100)).max(20),
  engagementOther: text(2000),
  relevantTopicsViews: text(20_000),
};

export const stakeholderRow = z.object({
  ...stakeholderFields,
  stakeholderGroup: z.string(),
  id: stakeholderId,
  version,
});
export type StakeholderRow = z.infer<typeof stakeholderRow>;

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
        rows: z.array(z.strictObject({ id: stakeholderId, ...stakeholderFields, seenVersion })).max(500),
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
