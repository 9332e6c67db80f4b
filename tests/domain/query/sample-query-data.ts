import type { QueryData } from '#domain/query/fields/noun.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';

let lastId = 0;
const newId = () => String(++lastId);

/** The sample company's two years, without a history. */
export const sampleQueryData: QueryData = {
  current: toAssessmentData(sampleCompany.currentYear, newId),
  earlier: toAssessmentData(sampleCompany.earlierYear, newId),
  changes: [],
  requirements: disclosureRequirements,
};
