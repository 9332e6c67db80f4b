import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { stakeholderFields } from './fields.ts';
import type { Stakeholder } from './stakeholder.ts';

/** 'no-data' concerns the whole row: 'No data to save'. */
export type StakeholderProblem = NonNullable<StakeholderProblems[keyof StakeholderProblems]>;

export type StakeholderProblems = ProblemsIn<typeof stakeholderFields> & { row?: 'no-data' };

/** Whether at least one of names, reason, role, division, engagement and topics is not empty. */
export function hasStakeholderData(row: Stakeholder): boolean {
  const texts = [row.stakeholderNames, row.keyStakeholderReason, row.stakeholderRole, row.businessDivision];
  return (
    [...texts, row.engagementOther, row.relevantTopicsViews].some((text) => text.trim() !== '') ||
    row.engagementOrganization.length > 0
  );
}

/** Validates a stakeholder row; returns at most one problem per field, none if all is well. */
export function validateStakeholder(row: Stakeholder): StakeholderProblems {
  const problems: StakeholderProblems = validateFields(stakeholderFields, row);
  return hasStakeholderData(row) ? problems : { ...problems, row: 'no-data' };
}
