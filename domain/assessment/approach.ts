import type { Option } from '#domain/reference/option.ts';

/**
 * How the company approached the assessment as a whole: concluding from the top of a matter, from single impacts, risks and opportunities
 * up, or both (ESRS 1 (2026) §27, §28; method M31).
 */
export const approaches = [
  { id: 'top-down', label: 'Top-down' },
  { id: 'bottom-up', label: 'Bottom-up' },
  { id: 'both', label: 'Both' },
] as const satisfies readonly Option[];

/** '' as long as nobody has said. */
export type Approach = '' | (typeof approaches)[number]['id'];

export const APPROACHES = ['', ...approaches.map(({ id }) => id)] as const;
