import { formatNumber } from '#web/lib/format-number.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** More than these are counted. */
const MOST_NAMED = 4;

function listTopics(names: readonly string[]): string {
  const quoted = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const others = names.length - quoted.length;
  return list.format(others > 0 ? [...quoted, `${formatNumber(others)} more`] : quoted);
}

function partsOf(components: number, isScored: boolean): string[] {
  const iros =
    components === 1 ? '1 impact, risk or opportunity' : `${formatNumber(components)} impacts, risks and opportunities`;
  return [...(components > 0 ? [iros] : []), ...(isScored ? ['a screening score'] : [])];
}

/** What the topic selection says. Fixed texts stay word for word (product P1). */
export const topicMessages = {
  saved: 'Topic selections saved successfully',
  saveFailed: 'Failed to save topic selections',
  saveAll: 'Save All',
  saving: 'Saving...',

  intro:
    'Every topic counts as relevant until you deselect it. A deselected topic leaves the editors and the dashboard; what was entered for it is kept.',
  search: 'Search topics',
  emptySearch: 'Empty the search',
  searchPlaceholder: 'Search by name or code',
  noMatch: (typed: string) => `No topic matches “${typed}”.`,
  clearSearch: 'Clear search',
  noTopics: 'This assessment has no topics',
  noTopicsHint: 'Choose the ESRS version in the first section: its list of topics is then copied into the assessment.',
  relevant: (count: number, total: number) => `${count} of ${total} topics relevant`,
  groupRelevant: (count: number, total: number) => `${count} of ${total}`,
  groupRelevantSpoken: (label: string, count: number, total: number) =>
    `${label}: ${count} of ${total} topics relevant`,
  unsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  inGroup: (act: string, label: string) => `${act} in ${label}`,
  noneRelevant: 'No topic is relevant',
  noneRelevantHint: 'Nothing can be scored or reported then. Select at least one topic.',
  kept: (components: number, isScored: boolean) =>
    `Kept, but left out of the results: ${partsOf(components, isScored).join(' and ')}.`,

  // Topics of the company's own
  addOwn: 'Add a topic of your own',
  addOwnTitle: 'Add a topic of your own',
  addOwnText:
    'A matter that the list does not have, or a finer one under a topic of it (ESRS 1 (2023) §11, AR 1; (2026) AR 2). It is rated, shown and reported like the others.',
  ownTopic: 'Own topic',
  place: 'Where it belongs',
  finer: 'Finer ones that the law lists there (ESRS 1 (2023) AR 16). Press one to take its name:',
  choosePlace: 'Choose a standard or a topic',
  underCategory: (category: string) => `${category}, under no standard`,
  ownNameHint: 'As it is to stand in lists, on the matrix and in reports',
  add: 'Add topic',
  adding: 'Adding...',
  added: (name: string) => `“${name}” is added and counts as relevant`,
  addFailed: 'The topic could not be added',
  changeOwn: (name: string) => `Change: ${name}`,
  changeOwnTitle: 'Change this topic',
  save: 'Save',
  changed: 'Topic changed',
  changeFailed: 'The topic could not be changed',
  cancel: 'Cancel',
  placeMissing: 'Choose where it belongs.',
  nameMissing: 'A name is required.',
  nameTaken: 'Another topic of this assessment has this name. Choose another one.',
  changedMeanwhile: (name: string) =>
    `A colleague has changed it meanwhile; it is called “${name}” now. Save again to have it your way.`,
  tooManyOwn: (most: number) => `An assessment holds at most ${most} topics of your own.`,
  deleteOwn: (name: string) => `Delete: ${name}`,
  deleteOwnTitle: 'Delete this topic?',
  deleteOwnText: (name: string, components: number, isScored: boolean) => {
    const parts = partsOf(components, isScored);
    const also = parts.length > 0 ? `, and with it ${parts.join(' and ')}` : '';
    return `“${name}” is removed for everybody in your company${also}. Undo brings it back, here or in Activity.`;
  },
  deleteConfirm: 'Delete',
  deleting: 'Deleting...',
  keep: 'Keep it',
  whyNeeded: 'For whoever reads the history. Something under it was carried over, and nobody has reviewed that.',
  deletedOwn: 'Topic deleted',
  deleteFailed: 'The topic could not be deleted',

  /** What a colleague has ticked meanwhile. */
  nowRelevant: (names: readonly string[]) => `Relevant now: ${listTopics(names)}.`,
  nowNotRelevant: (names: readonly string[]) => `Not relevant now: ${listTopics(names)}.`,

  whyAside: (names: readonly string[]) =>
    `Why ${listTopics(names)} ${names.length === 1 ? 'is' : 'are'} set aside. May be left empty, and be given later.`,
  isRelevant: 'Relevant',
  isNotRelevant: 'Not relevant',
} as const;
