import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';

declare const locked: unique symbol;
declare const held: unique symbol;

/**
 * A transaction in which a draft is locked: whatever is written below an assessment asks for it, so that forgetting the lock does not
 * compile and nobody takes it twice.
 */
export type DraftTx = CompanyTx & { readonly [locked]: true };

/** A transaction that has a draft for itself: what changes the assessment's own row or its list of topics asks for it. */
export type HeldDraftTx = DraftTx & { readonly [held]: true };

/**
 * Makes sure that the assessment is this company's and a draft, and keeps it so until the transaction ends
 * (completing waits for writers, writers wait for completing).
 *
 * @throws not-found or assessment-completed
 */
export async function lockDraft(tx: CompanyTx, assessmentId: AssessmentId): Promise<DraftTx> {
  await requireDraft(tx, assessmentId, sql`for share`);
  return tx as DraftTx;
}

/**
 * The same for oneself: waits for everybody who writes below the assessment, and lets nobody write until the transaction ends. To be
 * taken first and not after `lockDraft`: two who hold it shared would each wait for the other.
 *
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

/** The same of an assessment that need not be a draft. */
export async function holdWriters(tx: CompanyTx, assessmentId: AssessmentId): Promise<void> {
  await tx.selectFrom('assessments').select('id').where('id', '=', assessmentId).forUpdate().executeTakeFirst();
}
