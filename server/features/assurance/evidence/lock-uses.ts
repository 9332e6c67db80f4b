import type { CompanyTx } from '#database/doors.ts';
import type { EvidencedNoun } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';

declare const usesLocked: unique symbol;

/**
 * A transaction in which evidence may be added to a record: its draft is locked, or the record is the sign-off of a completed assessment.
 */
export type UsesTx = CompanyTx & { readonly [usesLocked]: true };

/**
 * Locks the draft, except for evidence of a sign-off, which belongs to a completed assessment.
 * @throws not-found, assessment-completed
 */
export async function lockUses(tx: CompanyTx, assessmentId: AssessmentId, noun: EvidencedNoun): Promise<UsesTx> {
  if (noun !== 'sign-off') await lockDraft(tx, assessmentId);
  return tx as UsesTx;
}
