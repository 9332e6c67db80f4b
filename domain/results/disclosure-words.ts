import type { DisclosureState } from './disclosures.ts';

/** Labels of the five states, the most certain first (method M21). */
export const disclosureStates = {
  always: 'Always required',
  joint: 'Required with ESRS 2',
  due: 'Required',
  'not-material': 'Not material',
  'not-assessed': 'Not assessed yet',
} as const satisfies Record<DisclosureState, string>;
