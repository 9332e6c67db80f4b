import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/**
 * Whether the company has such an assessment, also a completed one. A deleted draft is none, though it can be brought back for a
 * while; only its history goes on telling what became of it.
 */
export async function hasAssessment(
  tx: CompanyTx,
  id: AssessmentId,
  { alsoDeleted = false }: { alsoDeleted?: boolean } = {},
): Promise<boolean> {
  const row = await tx
    .selectFrom('assessments')
    .select('id')
    .where('id', '=', id)
    .$if(!alsoDeleted, (query) => query.where('removedAt', 'is', null))
    .executeTakeFirst();
  return row !== undefined;
}
