import { startingValues } from '#domain/fields/values.ts';
import type { StakeholderId } from '#domain/ids.ts';
import { stakeholderFields } from './fields.ts';
import type { Stakeholder } from './stakeholder.ts';

/** The initial row of a stakeholder in edit mode: the first group chosen, everything else empty. */
export function newStakeholder(id: StakeholderId): Stakeholder {
  return { ...startingValues(stakeholderFields), id };
}
