import { carriedFrom } from '#domain/fields/carried-from.ts';
import { choice, choices, type Fields, flag, line, longText } from '#domain/fields/kinds.ts';
import { MAX_ENGAGEMENT_OTHER } from '#domain/limits.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';

/** The fields of a stakeholder entry, in the order of its form. */
export const stakeholderFields = {
  stakeholderGroup: choice(stakeholderGroups, { label: 'Stakeholder group', default: 'employees' }),
  /** Only if the group is Other. */
  customGroupName: line({ label: 'Other group name' }),
  isKeyStakeholder: flag({ label: 'Key stakeholder', default: false }),
  keyStakeholderReason: longText({ label: 'Why a key stakeholder' }),
  stakeholderNames: longText({ label: 'Names' }),
  stakeholderRole: choice(stakeholderRoles, { label: 'Role' }),
  businessDivision: line({ label: 'Business division' }),
  engagementOrganization: choices(engagementMethods, { label: 'Engagement' }),
  /** Used with the method Other. */
  engagementOther: line({ label: 'Other way of engagement', max: MAX_ENGAGEMENT_OTHER }),
  relevantTopicsViews: longText({ label: 'Relevant topics and views' }),
  carriedFrom,
} as const satisfies Fields;
