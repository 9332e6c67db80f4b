import type { EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { findRecords } from './find-record.ts';
import { listUses } from './use-queries.ts';

/** The uses of an assessment whose records exist, with the current names of these records. */
export async function listNamedUses(tx: CompanyTx, assessmentId: AssessmentId): Promise<EvidenceUse[]> {
  const uses = await listUses(tx, { assessmentId });
  const records = await findRecords(tx, assessmentId, uses);
  const names = new Map(records.map(({ noun, recordId, name }) => [`${noun} ${recordId}`, name]));
  return uses.flatMap(({ assessmentName: _name, isFrozen: _frozen, ...row }) => {
    const recordName = names.get(`${row.noun} ${row.recordId}`);
    return recordName === undefined ? [] : [{ ...row, recordName }];
  });
}
