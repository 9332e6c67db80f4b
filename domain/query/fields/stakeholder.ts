import { places } from '#domain/chat/places.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { tableFields } from './field.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import type { Year } from './year.ts';

interface StakeholderRow {
  year: Year;
  stakeholder: Stakeholder;
}

/** How these are worded in a sentence. */
const SAID: Readonly<Record<string, readonly [string, string]>> = {
  stakeholderGroup: ['of the group {value}', 'not of the group {value}'],
  stakeholderRole: ['in the role of {value}', 'not in the role of {value}'],
  engagementOrganization: ['engaged by {value}', 'not engaged by {value}'],
};

const stated = tableFields(
  stakeholderFields,
  (name) =>
    ({ stakeholder }: StakeholderRow) =>
      stakeholder[name as keyof Stakeholder],
);

/** The entries of the stakeholder table. */
export const stakeholderNoun = noun<StakeholderRow>({
  plural: 'stakeholders',
  fields: {
    name: { label: 'Group name', kind: 'line', read: ({ stakeholder }) => groupName(stakeholder) },
    ...Object.fromEntries(
      Object.entries(stated).map(([name, field]) => [name, SAID[name] ? { ...field, saidLike: SAID[name] } : field]),
    ),
    ...evidenceFields(({ year, stakeholder }) => [year.evidenceOf('stakeholder', stakeholder.id)]),
  },
  columns: ['name', 'stakeholderNames', 'isKeyStakeholder', 'engagementOrganization'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows: ({ year }) => year.data.stakeholders.map((stakeholder) => ({ year, stakeholder })),
  nameOf: ({ year, stakeholder }) => ({
    id: stakeholder.id,
    label: [groupName(stakeholder), stakeholder.stakeholderNames.trim()].filter((part) => part !== '').join(': '),
    path: places.stakeholder(year.data, stakeholder.id),
  }),
});
