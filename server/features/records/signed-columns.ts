import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Whether an assessment is signed, and approved, as columns of a select from `assessments`; signatures that have ended do not count. */
export function signedColumns(eb: ExpressionBuilder<Tables, 'assessments'>) {
  const standing = eb
    .selectFrom('signOffs')
    .whereRef('signOffs.assessmentId', '=', 'assessments.id')
    .where('signOffs.endedAt', 'is', null);
  return [
    eb.exists(standing.where('signOffs.step', '=', 'approved')).as('isApproved'),
    eb.exists(standing).as('isSigned'),
  ] as const;
}
