import { asSentence } from '#domain/fields/wording.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const points = counted('item', 'items');

/** Texts of the register if there is no room for a table. */
export const narrowMessages = {
  button: (filters: number) => (filters === 0 ? 'Filter' : `Filter: ${formatNumber(filters)}`),
  title: 'Filter, group and sort',
  close: 'Close',
  order: 'Sort by',
  unsorted: 'Default order',
  direction: 'Order',
  inOrder: asSentence,
  showRows: 'Show the rows',
  severityOf: (value: string | number) => `Severity ${value}`,
  magnitudeOf: (value: string | number) => `Magnitude ${value}`,
  likelihoodOf: (value: string | number) => `Likelihood ${value}`,
  evidenceOf: (words: string | number) => `Evidence ${words}`,
  leftOpen: (count: number) => `${points(count)} open`,
  afterMeasures: (score: number) => `${formatNumber(score)} after measures`,
  beforeMeasures: (score: number) => `${formatNumber(score)} before measures`,
  dueOn: (day: string | number) => `Due ${day}`,
  wasDueOn: (day: string | number) => `Was due ${day}`,
} as const;

/** Texts about a view or an address that can only be shown in part. */
export const viewNoteMessages = {
  badFilter: 'A filter in this link cannot be used',
  badFilterText: (reasons: readonly string[]) => [...reasons, 'The other filters are applied.'].join(' '),
  showAll: 'Show all rows',
  notThere: 'This view cannot be shown',
  notThereText: 'It has been deleted or made private, so all rows are shown.',
  notLoadedText: 'Could not load the views, so all rows are shown.',
  outdated: (name: string) => `“${name}” uses something that no longer exists`,
  outdatedText: (gone: readonly string[]) => [...gone, 'The rest of the view is shown.'].join(' '),
  notFrozen: 'The frozen result does not include owners, due dates, reviews or value chain activities.',
  goneTopics: (codes: readonly string[]) =>
    codes.length === 1
      ? `This assessment has no topic ${codes[0]}.`
      : `This assessment has no topics ${codes.join(', ')}.`,
} as const;
