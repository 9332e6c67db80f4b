import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { DisclosureState } from './disclosures.ts';

/** Labels of the six states, the most certain first (method M21). */
export const disclosureStates = {
  always: 'Always required',
  joint: 'Required with ESRS 2',
  due: 'Required',
  possible: 'May apply',
  'not-material': 'Not material',
  'not-assessed': 'Not assessed yet',
} as const satisfies Record<DisclosureState, string>;

/** What the numbers of a version's requirements rest on, and what its states leave out. */
export const disclosureNotes = {
  'esrs-2023': [
    'Numbers of datapoints follow EFRAG’s list IG 3 and include voluntary ones.',
    'Twofold does not hold the phase-ins of this set (Regulation (EU) 2025/1416). A company of wave one can state them.',
  ],
  'esrs-2026': [
    'Numbers of datapoints include mandatory ones only, and follow EFRAG’s draft list of August 2026. The final list was not verified (29 November 2026).',
    'Companies of wave one that do not exceed EUR 450m in net turnover and 1,000 employees may leave out all topical standards for financial years before 2027 (ESRS 1 §126). If you use a phase-in, say so and describe in brief what is material and left out (ESRS 2 BP-2 §8 to §10).',
  ],
} as const satisfies Record<EsrsVersion, readonly string[]>;
