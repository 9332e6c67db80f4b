import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/**
 * Whether the company has this assessment, completed or not. A deleted draft does not count, although it can be restored for a while;
 * only its history remains readable.
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
