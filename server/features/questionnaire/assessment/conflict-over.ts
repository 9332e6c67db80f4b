import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import { readLastChange } from '#server/features/records/last-changes.ts';

/** The conflict over a change to the assessment itself. */
export async function conflictOver(tx: CompanyTx, current: AssessmentShape) {
  return { conflicts: [{ key: current.id, current, ...(await readLastChange(tx, 'assessments', current.id)) }] };
}
