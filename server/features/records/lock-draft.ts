import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';

declare const locked: unique symbol;

/**
 * A transaction in which a draft is locked: saving anything below an assessment requires it, so that forgetting the lock does not compile
 * and nobody takes it twice.
 */
export type DraftTx = CompanyTx & { readonly [locked]: true };

/**
 * Makes sure that the assessment is this company's and a draft, and keeps it so until the transaction ends
 * (completing waits for writers, writers wait for completing).
 *
 * @throws not-found or assessment-completed
 */
export async function lockDraft(tx: CompanyTx, assessmentId: AssessmentId): Promise<DraftTx> {
  const row = await tx
    .selectFrom('assessments')
    .select('status')
    .where('id', '=', assessmentId)
    .where('removedAt', 'is', null)
    .modifyEnd(sql`for share`)
    .executeTakeFirst();
  if (!row) refuse('not-found');
  if (row.status === 'completed') refuse('assessment-completed');
  return tx as DraftTx;
}

/** Waits for everyone who is writing below the assessment, and lets nobody write until the transaction ends. */
export async function holdWriters(tx: CompanyTx, assessmentId: AssessmentId): Promise<void> {
  await tx.selectFrom('assessments').select('id').where('id', '=', assessmentId).forUpdate().executeTakeFirst();
}
