import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentStatus, LeftOpen } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** Locks the assessment's row exclusively, so that transactions that are writing its parts finish first and later ones wait. */
export async function lockForStatus(
  tx: CompanyTx,
  id: AssessmentId,
): Promise<{ status: AssessmentStatus; isReopened: boolean } | undefined> {
  return tx
    .selectFrom('assessments')
    .select(['status', 'reopened as isReopened'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What is stated when an assessment is completed; '' and empty where nobody was asked. */
export interface Completion {
  versionReason: string;
  climateReason: string;
  /** The names of those who took the last look. */
  lookedBy: string[];
  lookWeighed: string;
  leftOpen: readonly LeftOpen[];
}

export async function setCompleted(
  tx: CompanyTx,
  id: AssessmentId,
  { leftOpen, ...completed }: { completedAt: Date } & Completion,
): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ ...completed, leftOpen: JSON.stringify(leftOpen), status: 'completed', reopened: false })
    .where('id', '=', id)
    .execute();
}

export async function setReopened(tx: CompanyTx, id: AssessmentId): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ status: 'draft', completedAt: null, reopened: true })
    .where('id', '=', id)
    .execute();
}

/** Deletes a draft, which can be restored for a while (`REMOVED_DRAFT_DAYS`). */
export async function markRemoved(tx: CompanyTx, id: AssessmentId, at: Date): Promise<void> {
  await tx.updateTable('assessments').set({ removedAt: at }).where('id', '=', id).execute();
}

/** Whether this is a deleted draft that can still be restored; locks its row. */
export async function isRemoved(tx: CompanyTx, id: AssessmentId): Promise<boolean> {
  const row = await tx
    .selectFrom('assessments')
    .select('id')
    .where('id', '=', id)
    .where('removedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Restores a deleted draft. */
export async function bringBack(tx: CompanyTx, id: AssessmentId): Promise<void> {
  await tx.updateTable('assessments').set({ removedAt: null }).where('id', '=', id).execute();
}

/** Permanently deletes drafts that were deleted before `moment`, with everything below them. */
export async function deleteRemoved(tx: CompanyTx, moment: Date): Promise<void> {
  await tx.deleteFrom('assessments').where('removedAt', '<', moment).execute();
}

export async function insertSnapshot(
  tx: CompanyTx,
  values: { assessmentId: AssessmentId; result: string; resultSha256: string },
): Promise<void> {
  await tx.insertInto('assessmentSnapshots').values(values).execute();
}
