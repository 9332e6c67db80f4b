import type { StakeholderId } from '#domain/ids.ts';

/** One row of the stakeholder table (specification, section 3). */
export interface Stakeholder {
  id: StakeholderId;
  /** An option id of `stakeholderGroups`. */
  stakeholderGroup: string;
  /** Only where the group is Other. */
  customGroupName: string;
  isKeyStakeholder: boolean;
  stakeholderNames: string;
  keyStakeholderReason: string;
  /** An option id of `stakeholderRoles`, or ''. */
  stakeholderRole: string;
  businessDivision: string;
  /** Option ids of `engagementMethods`. */
  engagementOrganization: string[];
  /** Free text beside the method 'other'. */
  engagementOther: string;
  relevantTopicsViews: string;
}
