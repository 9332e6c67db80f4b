import type { DisclosureState } from './disclosures.ts';

/** What the five states are called, in the order of how firmly they hold (method M21). */
export const disclosureStates = {
  always: 'Always due',
  joint: 'Jointly due',
  due: 'Due',
  'not-material': 'Not material',
  'not-assessed': 'Not assessed yet',
} as const satisfies Record<DisclosureState, string>;
