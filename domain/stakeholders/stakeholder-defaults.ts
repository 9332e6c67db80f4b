import { startingValues } from '#domain/fields/values.ts';
import type { StakeholderId } from '#domain/ids.ts';
import { stakeholderFields } from './fields.ts';
import type { Stakeholder } from './stakeholder.ts';

/** A row of the stakeholder table as it begins, in edit mode: the first group chosen, nothing said. */
export function newStakeholder(id: StakeholderId): Stakeholder {
  return { ...startingValues(stakeholderFields), id };
}
