import type { StakeholderRow } from '#contract/stakeholders.ts';
import { isSameIn } from '#domain/fields/values.ts';
import type { StakeholderId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { OTHER } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import { validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import { type FieldErrors, sayProblems } from '#web/ui/inputs/form.tsx';
import { stakeholderProblems } from './messages.ts';

/** What an entry begins with: what is saved, or a new one's defaults. */
export function stakeholderOf(id: string, row: StakeholderRow | undefined): Stakeholder {
  if (!row) return newStakeholder(id as StakeholderId);
  const { version: _version, ...value } = row;
  return value;
}

/** Whether an entry says what is saved already, reviewed or not; a new one: nothing. */
export function isSameStakeholder(value: Stakeholder, row: StakeholderRow | undefined): boolean {
  const saved = stakeholderOf(value.id, row);
  return isSameIn(stakeholderFields, value, { ...saved, carriedFrom: value.carriedFrom });
}

/** What is sent: a free text whose Other is not chosen (any more) is dropped, and whoever changes what was carried over has reviewed it. */
export function settleStakeholder(value: Stakeholder): Stakeholder {
  return {
    ...value,
    customGroupName: value.stakeholderGroup === OTHER ? value.customGroupName.trim() : '',
    engagementOther: value.engagementOrganization.includes(OTHER) ? value.engagementOther.trim() : '',
    carriedFrom: '',
  };
}

/** A field of the form; 'row' is all of it. */
export type StakeholderField = keyof Stakeholder | 'row';

/** What keeps an entry from being saved, a sentence per field. */
export function checkStakeholder(value: Stakeholder): FieldErrors<StakeholderField> {
  return sayProblems(validateStakeholder(settleStakeholder(value)), stakeholderProblems);
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
