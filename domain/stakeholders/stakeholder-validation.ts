import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { stakeholderFields } from './fields.ts';
import type { Stakeholder } from './stakeholder.ts';

/** 'no-data' concerns the whole row: 'No data to save'. */
export type StakeholderProblem = NonNullable<StakeholderProblems[keyof StakeholderProblems]>;

export type StakeholderProblems = ProblemsIn<typeof stakeholderFields> & { row?: 'no-data' };

/** True when at least one of names, reason, role, division, engagement, topics says something. */
export function hasStakeholderData(row: Stakeholder): boolean {
  const texts = [row.stakeholderNames, row.keyStakeholderReason, row.stakeholderRole, row.businessDivision];
  return (
    [...texts, row.engagementOther, row.relevantTopicsViews].some((text) => text.trim() !== '') ||
    row.engagementOrganization.length > 0
  );
}

/** What keeps a stakeholder row from being saved: at most one problem per field, none when all is well. */
export function validateStakeholder(row: Stakeholder): StakeholderProblems {
  const problems: StakeholderProblems = validateFields(stakeholderFields, row);
  return hasStakeholderData(row) ? problems : { ...problems, row: 'no-data' };
}
