import type { AssessmentChoice } from './api.ts';

/** The assessment with results of the latest financial year before this one, a completed one rather than a draft; undefined without one. */
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
