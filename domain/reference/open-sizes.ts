import { companySizes } from './options.ts';
import { findSetupSize, type setupSizes } from './setup-options.ts';

/** The questionnaire's sizes that overlap with a size of the setup, if it is not contained in one of them. */
const overlapping: Readonly<
  Partial<Record<(typeof setupSizes)[number]['id'], readonly (typeof companySizes)[number]['id'][]>>
> = { small: ['micro', 'small', 'medium'], medium: ['medium', 'large'] };

/** The questionnaire's sizes that a company's size, given by id or label, leaves open; none if it is preselected or unknown. */
export function openSizes(companySize: string): readonly (typeof companySizes)[number][] {
  const size = findSetupSize(companySize);
  const ids = (size && overlapping[size.id]) ?? [];
  return companySizes.filter(({ id }) => ids.includes(id));
}
