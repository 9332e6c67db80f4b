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

/** The initial values of an entry: what is saved, or the defaults of a new one. */
export function stakeholderOf(id: string, row: StakeholderRow | undefined): Stakeholder {
  if (!row) return newStakeholder(id as StakeholderId);
  const { version: _version, ...value } = row;
  return value;
}

/** Whether an entry equals what is saved, reviewed or not; for a new one, whether it is empty. */
export function isSameStakeholder(value: Stakeholder, row: StakeholderRow | undefined): boolean {
  const saved = stakeholderOf(value.id, row);
  return isSameIn(stakeholderFields, value, { ...saved, carriedFrom: value.carriedFrom });
}

/**
 * The values to send: a free text without its Other option is dropped, and changing something that was carried over counts as a review.
 */
export function settleStakeholder(value: Stakeholder): Stakeholder {
  return {
    ...value,
    customGroupName: value.stakeholderGroup === OTHER ? value.customGroupName.trim() : '',
    engagementOther: value.engagementOrganization.includes(OTHER) ? value.engagementOther.trim() : '',
    carriedFrom: '',
  };
}

/** A field of the form; 'row' is the whole entry. */
export type StakeholderField = keyof Stakeholder | 'row';

/** Validates an entry; returns one sentence per field. */
export function checkStakeholder(value: Stakeholder): FieldErrors<StakeholderField> {
  return sayProblems(validateStakeholder(settleStakeholder(value)), stakeholderProblems);
}

/** The methods in readable form, separated by commas, with Other replaced by its own text. */
export function engagementText({ engagementOrganization, engagementOther }: Stakeholder): string {
  return engagementOrganization
    .map((id) => (id === OTHER && engagementOther.trim()) || labelOf(engagementMethods, id))
    .join(', ');
}

/** Sorts entries by group, in the order of the list of groups; within a group in the order in which they were added. */
export function sortStakeholders<Row extends Stakeholder>(rows: readonly Row[]): Row[] {
  const position = new Map<string, number>(stakeholderGroups.map((group, index) => [group.id, index]));
  const of = (row: Row) => position.get(row.stakeholderGroup) ?? position.size;
  return rows.toSorted((first, second) => of(first) - of(second));
}
