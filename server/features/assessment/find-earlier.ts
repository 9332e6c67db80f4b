import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import { listAssessments } from './queries.ts';

/** The latest financial year before this one's; of several assessments of that year the newest with components. */
export async function findEarlier(tx: CompanyTx, current: AssessmentShape): Promise<AssessmentShape | undefined> {
  const all = await listAssessments(tx);
  return all
    .filter(({ id, financialYearStart, componentCount }) => {
      return id !== current.id && componentCount > 0 && financialYearStart < current.financialYearStart;
    })
    .toSorted((first, second) => second.financialYearStart.localeCompare(first.financialYearStart))[0];
}
