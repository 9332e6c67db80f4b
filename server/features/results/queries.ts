import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** What completing froze last of an assessment; undefined where nothing was. */
export async function findFrozen(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('assessmentSnapshots as frozen')
    .innerJoin('assessments', 'assessments.id', 'frozen.assessmentId')
    .select(['frozen.result', 'frozen.resultSha256', 'frozen.createdAt', 'assessments.status'])
    .where('frozen.assessmentId', '=', assessmentId)
    .orderBy('frozen.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
