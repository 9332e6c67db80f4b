import type { AssessmentChoice } from './api.ts';

/**
 * The assessment with results for the latest earlier financial year, preferring a completed one to a draft; undefined if there is none.
 */
export function assessmentBefore(
  choices: readonly AssessmentChoice[],
  { financialYearStart }: Pick<AssessmentChoice, 'financialYearStart'>,
): AssessmentChoice | undefined {
  return choices
    .filter((choice) => choice.hasResults && choice.financialYearStart < financialYearStart)
    .toSorted(
      (one, other) =>
        other.financialYearStart.localeCompare(one.financialYearStart) ||
        Number(other.status === 'completed') - Number(one.status === 'completed'),
    )[0];
}
