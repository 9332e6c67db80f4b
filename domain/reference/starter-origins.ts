import { industries } from './industries.ts';
import type { Option } from './option.ts';

/** The number of suggestions that the starter library has for each of its industries. */
export const STARTERS_PER_INDUSTRY = 8;

/** The names of the starter library's suggestions, for entries that came from one; the texts are large and separate. */
export const starterOrigins: readonly Option[] = industries
  .filter(({ id }) => id !== 'other')
  .flatMap(({ id, label }) =>
    Array.from({ length: STARTERS_PER_INDUSTRY }, (_, index) => ({
      id: `${id}-${index + 1}`,
      label: `Starter library, ${label}, number ${index + 1}`,
    })),
  );
