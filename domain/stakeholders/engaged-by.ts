import { labelOf } from '#domain/reference/option.ts';
import { engagementMethods } from '#domain/reference/options.ts';
import { OTHER } from './group-name.ts';
import type { Stakeholder } from './stakeholder.ts';

/** How a group was engaged, in words; '' if not stated. */
export function engagedBy({
  engagementOrganization,
  engagementOther,
}: Pick<Stakeholder, 'engagementOrganization' | 'engagementOther'>): string {
  return engagementOrganization
    .map((id) => (id === OTHER && engagementOther.trim() ? engagementOther.trim() : labelOf(engagementMethods, id)))
    .join(', ');
}
