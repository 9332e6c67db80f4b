import type { CompanyTx } from '#database/doors.ts';
import type { EvidencedNoun } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';

declare const usesLocked: unique symbol;

/** A transaction in which evidence may be given for a record: its draft is locked, or it is the sign-off of what is completed. */
export type UsesTx = CompanyTx & { readonly [usesLocked]: true };

/** Locks the draft, except for evidence of a sign-off, which belongs to what is completed. @throws not-found, assessment-completed */
export async function lockUses(tx: CompanyTx, assessmentId: AssessmentId, noun: EvidencedNoun): Promise<UsesTx> {
  if (noun !== 'sign-off') await lockDraft(tx, assessmentId);
  return tx as UsesTx;
}
