import type { StakeholderId } from '#domain/ids.ts';
import type { Stakeholder } from './stakeholder.ts';

/** A row of the stakeholder table as it begins, in edit mode: the first group chosen, nothing said. */
export function newStakeholder(id: StakeholderId): Stakeholder {
  return {
    id,
    stakeholderGroup: 'employees',
    customGroupName: '',
    isKeyStakeholder: false,
    stakeholderNames: '',
    keyStakeholderReason: '',
    stakeholderRole: '',
    businessDivision: '',
    engagementOrganization: [],
    engagementOther: '',
    relevantTopicsViews: '',
  };
}
