import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** A frozen result of an assessment, or the last one; undefined where there is none. */
export async function findFrozen(tx: CompanyTx, assessmentId: AssessmentId, frozenId: string | undefined) {
  return tx
    .selectFrom('assessmentSnapshots as frozen')
    .innerJoin('assessments', 'assessments.id', 'frozen.assessmentId')
    .select(['frozen.id', 'frozen.result', 'frozen.resultSha256', 'frozen.createdAt', 'assessments.status'])
    .where('frozen.assessmentId', '=', assessmentId)
    .$if(frozenId !== undefined, (query) => query.where('frozen.id', '=', frozenId ?? ''))
    .orderBy('frozen.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every frozen result of an assessment, one for each time it was completed, newest first. */
export async function listFrozen(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('assessmentSnapshots')
    .select(['id', 'createdAt'])
    .where('assessmentId', '=', assessmentId)
    .orderBy('createdAt', 'desc')
    .execute();
}
