import { companySizes } from './options.ts';
import { findSetupSize, type SetupSize } from './setup-options.ts';

/** The questionnaire's sizes that a company's size, given by id or label, leaves open; none if it is preselected or unknown. */
export function openSizes(companySize: string): readonly (typeof companySizes)[number][] {
  const { oneOf = [] }: SetupSize = findSetupSize(companySize) ?? { id: '', label: '' };
  return companySizes.filter(({ id }) => oneOf.includes(id));
}
