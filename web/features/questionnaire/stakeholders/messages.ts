import type { StakeholderProblem } from '#domain/stakeholders/stakeholder-validation.ts';
import { counted } from '#web/lib/format-number.ts';

const entries = counted('entry', 'entries');
const groups = counted('group', 'groups');
const keyStakeholders = counted('key stakeholder', 'key stakeholders');

/** Texts of the stakeholder table. Fixed texts must stay word for word (product P1). */
export const stakeholderMessages = {
  saved: 'Stakeholder mapping saved successfully',
  saveFailed: 'Failed to save stakeholder mapping',
  deleteFailed: 'Failed to delete stakeholder entry',
  noData: 'No data to save',
  noDataText: 'Please fill in at least one field to save stakeholder data',

  summary: (rows: number, covered: number, key: number) =>
    `${entries(rows)} in ${groups(covered)}, ${keyStakeholders(key)}`,
  toFillIn: (count: number) => `${groups(count)} to fill in`,
  caption: 'Stakeholders',
  add: 'Add stakeholder',
  empty: 'No stakeholders yet',
  emptyHint: 'Tick the groups you affect and those who use your statement. Each becomes a row to fill in.',
  groups: 'Stakeholder groups',
  addTicked: (count: number) => (count === 0 ? 'Add groups' : `Add ${groups(count)}`),
  fillIn: 'Fill in',
  remove: 'Remove',
  key: 'Key',
  more: 'More',
  less: 'Less',
  onEntry: (act: string, name: string) => `${act}: ${name}`,
  waiting: 'Not filled in yet',
  newEntry: 'New stakeholder',
  editEntry: 'Edit stakeholder',

  save: 'Save',
  saveAndAdd: 'Save and add another',
  saving: 'Saving...',
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
  keep: 'Keep it',
  deleteTitle: 'Delete this stakeholder entry?',
  deleteText: (name: string) =>
    `This deletes “${name}” for everyone in your company. You can undo it here or in Activity.`,
  deleted: 'Stakeholder entry deleted',
  discarded: 'Changes discarded',
  undo: 'Undo',

  actions: 'Actions',

  namesHint: 'Who exactly: organizations, functions or people',
  rolePlaceholder: 'Choose a role',
  divisionHint: 'The part of the company in contact with them',
  viewsHint: 'What matters to them, and what they said',
} as const;

export const stakeholderProblems = {
  'no-data': 'Please fill in at least one field to save stakeholder data',
  'too-long': 'Shorten this text.',
  'unknown-option': 'Choose an option.',
} as const satisfies Record<StakeholderProblem, string>;
