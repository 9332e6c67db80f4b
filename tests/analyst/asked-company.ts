import { readFileSync } from 'node:fs';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import type { SampleCompany } from '#sample/seed-sample.ts';

/**
 * The company of which the assistant's questions are asked: the sample as it was when their answers were written. The sample that people
 * see can change without changing what a right answer is.
 */
const { currentYear, earlierYear, evidence } = JSON.parse(
  readFileSync(new URL('../../bench/asked/company.json', import.meta.url), 'utf8'),
);
export const askedCompany: Pick<SampleCompany, 'currentYear' | 'earlierYear' | 'evidence'> = {
  currentYear: { ...currentYear, disclosureChoices: [], links: [] },
  earlierYear: { ...earlierYear, disclosureChoices: [], links: [] },
  evidence,
};

let lastId = 0;
const newId = () => String(++lastId);

/** Both of its years, without a history. */
export const askedQueryData: QueryData = {
  current: toAssessmentData(askedCompany.currentYear, newId),
  earlier: toAssessmentData(askedCompany.earlierYear, newId),
  changes: [],
  requirements: disclosureRequirements,
};
