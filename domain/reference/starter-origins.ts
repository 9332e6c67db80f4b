import { industries } from './industries.ts';
import type { Option } from './option.ts';

/** What the starter library has suggestions for: each named industry, and what is common to most. */
export const starterIndustries = [
  ...industries.filter((industry) => industry.id !== 'other'),
  { id: 'common', label: 'Most industries' },
] as const;

export type StarterIndustryId = (typeof starterIndustries)[number]['id'];

/** The number of suggestions that the starter library has for each of its industries. */
export const STARTERS_PER_INDUSTRY = 8;

/** The number of suggestions that are common to most industries. */
export const COMMON_STARTERS = 55;

/** The names of the starter library's suggestions, for entries that came from one; the texts are large and separate. */
export const starterOrigins: readonly Option[] = starterIndustries.flatMap(({ id, label }) =>
  Array.from({ length: id === 'common' ? COMMON_STARTERS : STARTERS_PER_INDUSTRY }, (_, index) => ({
    id: `${id}-${index + 1}`,
    label: `Starter library, ${label}, number ${index + 1}`,
  })),
);
