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

/**
 * How the only format without inputs starts, in canonical form; in other formats, quotation marks inside strings are escaped, so they
 * never contain this text.
 */
const WITHOUT_INPUTS = '"format":1,"thresholdsReason"';
const hasInputs = sql<boolean>`strpos(result, ${WITHOUT_INPUTS}) = 0`;

/** Whether this is a frozen result of the assessment that contains all inputs. */
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

/** The last result of an assessment that was frozen before a moment; undefined if there is none. */
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

/** Each time a completed assessment was reopened, newest first: when, and why. */
export async function listReopenings(
  tx: CompanyTx,
  assessmentId: AssessmentId,
): Promise<{ at: Date; reason: string }[]> {
  const { rows } = await sql<{ at: Date; reason: string }>`
    select h.at, coalesce(h.reason, later.reason, '') as reason
    from history h left join later_reasons later on ${tx.own('later')} and later.line = h.id
    where ${tx.own('h')} and h.table_name = 'assessments' and h.row_id = ${assessmentId} and h.action = 'update'
      and h.old ->> 'status' = 'completed' and h.new ->> 'status' = 'draft'
    order by h.id desc`.execute(tx);
  return rows;
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
