import { formatNumber } from '#web/lib/format-number.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** More than these are counted. */
const MOST_NAMED = 4;

function listTopics(names: readonly string[]): string {
  const quoted = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const others = names.length - quoted.length;
  return list.format(others > 0 ? [...quoted, `${formatNumber(others)} more`] : quoted);
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
  kept: (components: number, isScored: boolean) => {
    const parts = [
      ...(components > 0
        ? [
            components === 1
              ? '1 impact, risk or opportunity'
              : `${formatNumber(components)} impacts, risks and opportunities`,
          ]
        : []),
      ...(isScored ? ['a screening score'] : []),
    ];
    return `Kept, but left out of the results: ${parts.join(' and ')}.`;
  },

  /** What a colleague has ticked meanwhile. */
  nowRelevant: (names: readonly string[]) => `Relevant now: ${listTopics(names)}.`,
  nowNotRelevant: (names: readonly string[]) => `Not relevant now: ${listTopics(names)}.`,

  isRelevant: 'Relevant',
  isNotRelevant: 'Not relevant',
} as const;
