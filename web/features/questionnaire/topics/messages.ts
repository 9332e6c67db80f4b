import { formatNumber } from '#web/lib/format-number.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** If there are more, they are only counted. */
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

/** Texts of the topic selection. Fixed texts must stay word for word (product P1). */
export const topicMessages = {
  saved: 'Topic selections saved successfully',
  saveFailed: 'Failed to save topic selections',
  saveAll: 'Save All',
  saving: 'Saving...',

  search: 'Search topics',
  searchPlaceholder: 'Search by name or code',
  noMatch: (typed: string) => `No topic matches “${typed}”.`,
  clearSearch: 'Clear search',
  noTopics: 'This assessment has no topics',
  noTopicsHint: 'Choose the ESRS version in the first section to load its topics.',
  relevant: (count: number, total: number) => `${count} of ${total} topics relevant`,
  leftOut: (count: number) => `${formatNumber(count)} left out`,
  groupRelevant: (count: number, total: number) => `${count} of ${total}`,
  groupRelevantSpoken: (label: string, count: number, total: number) =>
    `${label}: ${count} of ${total} topics relevant`,
  unsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  inGroup: (act: string, label: string) => `${act} in ${label}`,
  noneRelevant: 'No topic is relevant',
  noneRelevantHint: 'You cannot score or report anything without a relevant topic. Select at least one.',
  kept: (components: number, isScored: boolean) =>
    `Kept, but left out of the results: ${partsOf(components, isScored).join(' and ')}.`,

  // The company's own topics
  addOwn: 'Add a topic of your own',
  addOwnTitle: 'Add a topic of your own',
  addOwnText:
    'Add a topic that is missing from the list, or a more detailed one (ESRS 1 (2023) §11, AR 1; (2026) AR 2). It is scored and reported like the others.',
  ownTopic: 'Own topic',
  place: 'Where it belongs',
  finer: 'More detailed topics from the law (ESRS 1 (2023) AR 16). Select one to use its name:',
  choosePlace: 'Choose a standard or a topic',
  underCategory: (category: string) => `${category}, without a standard`,
  ownNameHint: 'As it should appear in lists, on the matrix and in reports',
  add: 'Add topic',
  adding: 'Adding...',
  added: (name: string) => `“${name}” added as a relevant topic`,
  addFailed: 'Could not add the topic',
  changeOwn: 'Change',
  changeOwnTitle: 'Change this topic',
  save: 'Save',
  changed: 'Topic changed',
  changeFailed: 'Could not change the topic',
  cancel: 'Cancel',
  placeMissing: 'Choose where it belongs.',
  nameMissing: 'A name is required.',
  nameTaken: 'Another topic in this assessment already has this name. Choose a different one.',
  changedMeanwhile: (name: string) =>
    `A colleague has changed this topic. It is now called “${name}”. Save again to overwrite their change.`,
  tooManyOwn: (most: number) => `An assessment can have at most ${most} topics of your own.`,
  deleteOwn: 'Delete',
  deleteOwnTitle: 'Delete this topic?',
  deleteOwnText: (name: string, components: number, isScored: boolean) => {
    const parts = partsOf(components, isScored);
    const also = parts.length > 0 ? `, including ${parts.join(' and ')}` : '';
    return `This deletes “${name}” for everyone in your company${also}. You can undo it here or in Activity.`;
  },
  deleteConfirm: 'Delete',
  deleting: 'Deleting...',
  keep: 'Keep it',
  whyNeeded: 'Required, because this topic has carried-over entries that nobody has reviewed. Shown in the history.',
  deletedOwn: 'Topic deleted',
  deleteFailed: 'Could not delete the topic',

  /** What a colleague has ticked in the meantime. */
  nowRelevant: (names: readonly string[]) => `Now relevant: ${listTopics(names)}.`,
  nowNotRelevant: (names: readonly string[]) => `No longer relevant: ${listTopics(names)}.`,

  whyAside: (names: readonly string[]) =>
    `Optional: why ${listTopics(names)} ${names.length === 1 ? 'is' : 'are'} not relevant. You can add it later.`,
  /** The topics with a scored entry, each with the highest score out of 25. */
  whyScored: (topics: readonly { name: string; highest: number | null }[]) =>
    `Required, because ${list.format(
      topics.map(
        ({ name, highest }) =>
          `“${name}” has a scored entry${highest === null ? '' : ` (${formatNumber(highest)} of 25)`}`,
      ),
    )}. Shown in the history.`,
  whyMissing: 'Give a reason for the topics that have a scored entry.',
  isRelevant: 'Relevant',
  isNotRelevant: 'Not relevant',
} as const;
