import { formatNumber } from '#web/lib/format-number.ts';

/** What the register says where there is no room for a table. */
export const narrowMessages = {
  button: (filters: number) => (filters === 0 ? 'Filter' : `Filter: ${formatNumber(filters)}`),
  title: 'Filter, group and sort',
  close: 'Close',
  order: 'Sort by',
  unsorted: 'The usual order',
  direction: 'Order',
  highestFirst: 'Highest first',
  lowestFirst: 'Lowest first',
  showRows: 'Show the rows',
  severityOf: (value: string | number) => `Severity ${value}`,
  likelihoodOf: (value: string | number) => `Likelihood ${value}`,
  evidenceOf: (words: string | number) => `Evidence ${words}`,
  dueOn: (day: string | number) => `Due ${day}`,
} as const;
