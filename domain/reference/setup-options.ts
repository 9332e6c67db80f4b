import type { IndustryId } from './industries.ts';
import type { Option } from './option.ts';

export interface SetupIndustry extends Option {
  /** The industry of the questionnaire that this one preselects. */
  questionnaireIndustry: IndustryId;
}

/** The ten industries of the company setup. */
export const setupIndustries = [
  { id: 'technology', label: 'Technology', questionnaireIndustry: 'technology' },
  { id: 'manufacturing', label: 'Manufacturing', questionnaireIndustry: 'manufacturing' },
  { id: 'financial-services', label: 'Financial Services', questionnaireIndustry: 'finance' },
  { id: 'healthcare', label: 'Healthcare', questionnaireIndustry: 'healthcare' },
  { id: 'energy', label: 'Energy', questionnaireIndustry: 'energy' },
  { id: 'retail', label: 'Retail', questionnaireIndustry: 'retail' },
  { id: 'transportation', label: 'Transportation', questionnaireIndustry: 'logistics' },
  { id: 'construction', label: 'Construction', questionnaireIndustry: 'construction' },
  { id: 'food-beverage', label: 'Food & Beverage', questionnaireIndustry: 'food' },
  { id: 'other', label: 'Other', questionnaireIndustry: 'other' },
] as const satisfies readonly SetupIndustry[];

export interface SetupSize extends Option {
  /** The size of the questionnaire that contains all of this one, whose ranges differ; none if two contain a part of it. */
  questionnaireSize?: 'large';
}

/** The four sizes of the company setup. */
export const setupSizes = [
  { id: 'small', label: 'Small (1-50 employees)' },
  { id: 'medium', label: 'Medium (51-250 employees)' },
  { id: 'large', label: 'Large (251-1000 employees)', questionnaireSize: 'large' },
  { id: 'enterprise', label: 'Enterprise (1000+ employees)', questionnaireSize: 'large' },
] as const satisfies readonly SetupSize[];

/** The size of the setup by its id or label; undefined for one that the setup does not offer. */
export const findSetupSize = (companySize: string) => byIdOrLabel<(typeof setupSizes)[number]>(setupSizes, companySize);

/** The questionnaire's industry for the company's industry, given by id or label; '' for one that the setup does not offer. */
export function preselectIndustry(companyIndustry: string): IndustryId | '' {
  return byIdOrLabel<SetupIndustry>(setupIndustries, companyIndustry)?.questionnaireIndustry ?? '';
}

/** The questionnaire's size for the company's size, given by id or label; '' if none contains all of it. */
export function preselectSize(companySize: string): 'large' | '' {
  return byIdOrLabel<SetupSize>(setupSizes, companySize)?.questionnaireSize ?? '';
}

function byIdOrLabel<Entry extends Option>(options: readonly Entry[], value: string): Entry | undefined {
  return options.find(({ id, label }) => id === value || label === value);
}
