import type { StakeholderRow } from '#contract/stakeholders.ts';
import type { StakeholderId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import { stakeholderMessages as say } from './messages.ts';

/** The option id that opens a free text, in groups and engagement methods alike. */
export const OTHER = 'other';

/** What an entry begins with: what is saved, or a new one's defaults. */
export function stakeholderOf(id: string, row: StakeholderRow | undefined): Stakeholder {
  if (!row) return newStakeholder(id as StakeholderId);
  const { version: _version, ...value } = row;
  return value;
}

/** Whether an entry says what is saved already; a new one: nothing. */
export function isSameStakeholder(value: Stakeholder, row: StakeholderRow | undefined): boolean {
  const saved = stakeholderOf(value.id, row);
  return FIELDS.every(([field]) => String(value[field]) === String(saved[field]));
}

/** What is sent: a free text whose Other is not chosen (any more) is dropped. */
export function settleStakeholder(value: Stakeholder): Stakeholder {
  return {
    ...value,
    customGroupName: value.stakeholderGroup === OTHER ? value.customGroupName.trim() : '',
    engagementOther: value.engagementOrganization.includes(OTHER) ? value.engagementOther.trim() : '',
  };
}

/** The group as it is read: an Other one by its own name. */
export function groupName({ stakeholderGroup, customGroupName }: Stakeholder): string {
  const own = stakeholderGroup === OTHER ? customGroupName.trim() : '';
  return own || labelOf(stakeholderGroups, stakeholderGroup);
}

/** The methods as they are read, comma-joined, Other by its own text. */
export function engagementText({ engagementOrganization, engagementOther }: Stakeholder): string {
  return engagementOrganization
    .map((id) => (id === OTHER && engagementOther.trim()) || labelOf(engagementMethods, id))
    .join(', ');
}

/** Entries by group, in the order of the list of groups; within a group as they were added. */
export function sortStakeholders<Row extends Stakeholder>(rows: readonly Row[]): Row[] {
  const position = new Map<string, number>(stakeholderGroups.map((group, index) => [group.id, index]));
  const of = (row: Row) => position.get(row.stakeholderGroup) ?? position.size;
  return rows.toSorted((first, second) => of(first) - of(second));
}

const FIELDS = [
  ['stakeholderGroup', say.group],
  ['customGroupName', say.customGroup],
  ['isKeyStakeholder', say.isKey],
  ['keyStakeholderReason', say.keyReason],
  ['stakeholderNames', say.names],
  ['stakeholderRole', say.role],
  ['businessDivision', say.division],
  ['engagementOrganization', say.engagement],
  ['engagementOther', say.engagementOther],
  ['relevantTopicsViews', say.views],
] as const satisfies readonly (readonly [Exclude<keyof Stakeholder, 'id'>, string])[];

/** What an entry says in the fields in which it differs from the other: one line each. */
export function describeStakeholderDifference(one: Stakeholder, other: Stakeholder): string {
  return FIELDS.filter(([field]) => String(one[field]) !== String(other[field]))
    .map(([field, name]) => `${name}: ${readField(one, field) || say.blank}`)
    .join('\n');
}

function readField(value: Stakeholder, field: (typeof FIELDS)[number][0]): string {
  if (field === 'stakeholderGroup') return labelOf(stakeholderGroups, value.stakeholderGroup);
  if (field === 'stakeholderRole') return labelOf(stakeholderRoles, value.stakeholderRole);
  if (field === 'engagementOrganization') return engagementText(value);
  if (field === 'isKeyStakeholder') return value.isKeyStakeholder ? say.yes : say.no;
  return value[field];
}
