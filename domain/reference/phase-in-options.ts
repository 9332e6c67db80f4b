import type { Option } from './option.ts';

/**
 * The kinds of undertakings that the law distinguishes for phase-ins (ESRS 1 (2026) §122, §125 to §127). An undertaking that need not
 * report has none.
 */
export const undertakings = [
  { id: 'wave-one-above', label: 'Wave one, above EUR 450m net turnover and 1,000 employees' },
  { id: 'wave-one-below', label: 'Wave one, not above both' },
  { id: 'from-2027', label: 'Must report for financial years from 2027' },
  { id: 'voluntary', label: 'Reports voluntarily' },
] as const satisfies readonly Option[];
export type Undertaking = (typeof undertakings)[number]['id'];
export const UNDERTAKINGS = undertakings.map(({ id }) => id);

/** The first financial years for which an undertaking of the third kind can have to report. */
export const FIRST_REPORT_YEARS = { min: 2027, max: 2040 } as const;

/** What of a requirement is phased in. */
export const phaseInParts = [
  { id: 'whole', label: 'The whole requirement' },
  { id: 'effects', label: 'Anticipated financial effects' },
  { id: 'quantitative-effects', label: 'Quantitative information on anticipated financial effects' },
  { id: 'substances', label: 'Quantitative information on substances of concern' },
  { id: 'very-high-concern', label: 'Substances of very high concern, for users of articles' },
  { id: 'both-substances', label: 'Both kinds of substances' },
  { id: 'outside-eea', label: 'Own employees in countries outside the EEA' },
  { id: 'part-of-health', label: 'Some datapoints on health, and what concerns non-employees' },
  { id: 'stated', label: 'As the company states' },
] as const satisfies readonly Option[];
export type PhaseInPart = (typeof phaseInParts)[number]['id'];
