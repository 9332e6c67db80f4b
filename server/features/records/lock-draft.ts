import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';

declare const locked: unique symbol;
declare const held: unique symbol;

/**
 * A transaction in which a draft is locked. Every function that writes below an assessment requires this type, so that a forgotten lock
 * does not compile and nobody takes the lock twice.
 */
export type DraftTx = CompanyTx & { readonly [locked]: true };

/**
 * A transaction that holds a draft exclusively. Every function that changes the assessment's own row or its list of topics requires this
 * type.
 */
export type HeldDraftTx = DraftTx & { readonly [held]: true };

/**
 * Makes sure that the assessment is this company's and a draft, and that it stays so until the transaction ends (completing and writing
 * wait for each other).
 * @throws not-found or assessment-completed
 */
export async function lockDraft(tx: CompanyTx, assessmentId: AssessmentId): Promise<DraftTx> {
  await requireDraft(tx, assessmentId, sql`for share`);
  return tx as DraftTx;
}

/**
 * Locks the draft exclusively: waits for all transactions that write below the assessment, and blocks others until the transaction ends.
 * Take this lock first, never after `lockDraft`: two transactions that share the lock would each wait for the other.
 * @throws not-found or assessment-completed
 */
export async function holdDraft(tx: CompanyTx, assessmentId: AssessmentId): Promise<HeldDraftTx> {
  await requireDraft(tx, assessmentId, sql`for update`);
  return tx as HeldDraftTx;
}

async function requireDraft(tx: CompanyTx, assessmentId: AssessmentId, lock: RawBuilder<unknown>): Promise<void> {
  const row = await tx
    .selectFrom('assessments')
    .select('status')
    .where('id', '=', assessmentId)
    .where('removedAt', 'is', null)
    .modifyEnd(lock)
    .executeTakeFirst();
  if (!row) refuse('not-found');
  if (row.status === 'completed') refuse('assessment-completed');
}

/** Does the same for an assessment that need not be a draft. */
export async function holdWriters(tx: CompanyTx, assessmentId: AssessmentId): Promise<void> {
  await tx.selectFrom('assessments').select('id').where('id', '=', assessmentId).forUpdate().executeTakeFirst();
}
