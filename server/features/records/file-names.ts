import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { signedColumns } from './signed-columns.ts';

/** The names from which a file about an assessment gets its name; undefined if there is no such assessment. */
export async function findFileNames(
  tx: CompanyTx,
  id: AssessmentId,
): Promise<{ company: string; assessment: string; state: string } | undefined> {
  const found = await tx
    .selectFrom('assessments')
    .innerJoin('companies', 'companies.id', 'assessments.companyId')
    .select((eb) => [
      'companies.name as company',
      'assessments.name as assessment',
      'assessments.status',
      ...signedColumns(eb),
    ])
    .where('assessments.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { company, assessment, status, isApproved, isSigned } = found;
  const finality = finalityOf({ status, isApproved: Boolean(isApproved), isSigned: Boolean(isSigned) });
  return { company, assessment, state: finalityNames[finality] };
}
