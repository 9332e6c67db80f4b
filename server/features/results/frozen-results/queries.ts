import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** A frozen result of an assessment, or the last one; undefined if there is none. */
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

/** The one format without inputs, in canonical form: what other formats hold in quotes has them escaped. */
const WITHOUT_INPUTS = '"format":1,"thresholdsReason"';
const hasInputs = sql<boolean>`strpos(result, ${WITHOUT_INPUTS}) = 0`;

/** Whether this is a frozen result of the assessment from which everything that was entered can be read again. */
export async function hasFrozenInputs(tx: CompanyTx, assessmentId: AssessmentId, frozenId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('assessmentSnapshots')
    .select('id')
    .where('assessmentId', '=', assessmentId)
    .where('id', '=', frozenId)
    .where(hasInputs)
    .executeTakeFirst();
  return row !== undefined;
}

/** The result of an assessment that was frozen last until a moment; undefined where there was none. */
export async function findFrozenUntil(tx: CompanyTx, assessmentId: AssessmentId, until: Date) {
  return tx
    .selectFrom('assessmentSnapshots')
    .select(['result', 'resultSha256'])
    .where('assessmentId', '=', assessmentId)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every frozen result of an assessment, one for each time it was completed, newest first. */
export async function listFrozen(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('assessmentSnapshots')
    .select(['id', 'createdAt', 'resultSha256', hasInputs.as('hasInputs')])
    .where('assessmentId', '=', assessmentId)
    .orderBy('createdAt', 'desc')
    .execute();
}
