import { labelOf } from '#domain/reference/option.ts';
import { stakeholderGroups } from '#domain/reference/stakeholder-groups.ts';
import type { Stakeholder } from './stakeholder.ts';

/** The option id that opens a free text, in groups and engagement methods alike. */
export const OTHER = 'other';

/** The readable name of a stakeholder's group; Other by its own name. */
export function groupName(row: Pick<Stakeholder, 'stakeholderGroup' | 'customGroupName'>): string {
  const own = row.stakeholderGroup === OTHER ? row.customGroupName.trim() : '';
  return own || labelOf(stakeholderGroups, row.stakeholderGroup);
}
