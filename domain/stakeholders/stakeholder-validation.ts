import { MAX_ENGAGEMENT_OTHER, MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import { isOptionId } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import type { Stakeholder } from './stakeholder.ts';

/** 'no-data' concerns the whole row and is the specification's 'No data to save'. */
export type StakeholderProblem = 'no-data' | 'too-long' | 'unknown-option';

export type StakeholderProblems = Partial<Record<keyof Stakeholder | 'row', StakeholderProblem>>;

const LENGTHS = {
  customGroupName: MAX_LINE,
  businessDivision: MAX_LINE,
  engagementOther: MAX_ENGAGEMENT_OTHER,
  stakeholderNames: MAX_LONG_TEXT,
  keyStakeholderReason: MAX_LONG_TEXT,
  relevantTopicsViews: MAX_LONG_TEXT,
} as const satisfies Partial<Record<keyof Stakeholder, number>>;

/** True when at least one of names, reason, role, division, engagement, topics says something (specification, section 5). */
export function hasStakeholderData(row: Stakeholder): boolean {
  const texts = [row.stakeholderNames, row.keyStakeholderReason, row.stakeholderRole, row.businessDivision];
  return (
    [...texts, row.engagementOther, row.relevantTopicsViews].some((text) => text.trim() !== '') ||
    row.engagementOrganization.length > 0
  );
}

/** What keeps a stakeholder row from being saved: at most one problem per field, none when all is well. */
export function validateStakeholder(row: Stakeholder): StakeholderProblems {
  const problems: StakeholderProblems = {};
  if (!hasStakeholderData(row)) problems.row = 'no-data';
  for (const [field, length] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    if (row[field].length > length) problems[field] = 'too-long';
  }
  if (!isOptionId(stakeholderGroups, row.stakeholderGroup)) problems.stakeholderGroup = 'unknown-option';
  if (row.stakeholderRole !== '' && !isOptionId(stakeholderRoles, row.stakeholderRole)) {
    problems.stakeholderRole = 'unknown-option';
  }
  if (!row.engagementOrganization.every((id) => isOptionId(engagementMethods, id))) {
    problems.engagementOrganization = 'unknown-option';
  }
  return problems;
}
