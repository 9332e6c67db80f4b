import { counted, formatNumber } from '#web/lib/format-number.ts';

const points = counted('item', 'items');

/** What the register says where there is no room for a table. */
export const narrowMessages = {
  button: (filters: number) => (filters === 0 ? 'Filter' : `Filter: ${formatNumber(filters)}`),
  title: 'Filter, group and sort',
  close: 'Close',
  order: 'Sort by',
  unsorted: 'Default order',
  direction: 'Order',
  inOrder: (words: string) => words.charAt(0).toUpperCase() + words.slice(1),
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
