import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import { earlierOf } from '#domain/assessment/earlier-of.ts';
import { listAssessments } from './queries.ts';

/** The company's assessment that another is compared with. */
export async function findEarlier(tx: CompanyTx, current: AssessmentShape): Promise<AssessmentShape | undefined> {
  return earlierOf(await listAssessments(tx), current);
}
