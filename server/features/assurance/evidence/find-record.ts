import type { CompanyTx } from '#database/doors.ts';
import { EVIDENCED_NOUNS, type EvidencedRecord } from '#domain/evidence/evidence.ts';
import { type AssessmentId, isId } from '#domain/ids.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { asKept, listRecords } from '#server/features/assurance/comments/find-record.ts';

/** The record that evidence supports, with its current name and its topic. */
export interface FoundRecord extends EvidencedRecord {
  name: string;
  topicId: string | null;
}

/** Evidence supports one signature, while comments are on the sign-off as a whole. */
const isCommented = ({ noun }: Pick<EvidencedRecord, 'noun'>) => noun !== 'sign-off';

/** Returns those of the records that exist in the assessment and that evidence can support. */
export async function findRecords(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly EvidencedRecord[],
): Promise<FoundRecord[]> {
  const rows = await listRecords(tx, assessmentId, records.filter(isCommented).map(asKept));
  const found = rows.flatMap(({ noun, ...row }) => {
    const evidenced = EVIDENCED_NOUNS.find((each) => each === noun);
    return evidenced && isCommented({ noun: evidenced }) ? [{ ...row, noun: evidenced }] : [];
  });
  const signatures = records.flatMap((record) =>
    isCommented(record) || !isId(record.recordId) ? [] : [record.recordId],
  );
  return [...found, ...(await listSignatures(tx, assessmentId, signatures))];
}

/** One record; undefined if the assessment does not have it (any longer). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  record: EvidencedRecord,
): Promise<FoundRecord | undefined> {
  return (await findRecords(tx, assessmentId, [record])).find(({ noun }) => noun === record.noun);
}

/** The name of a signature as a record: 'Approved: Ida Muster'. */
export const nameOfSignature = ({ step, name }: { step: SignOffStep; name: string }): string =>
  `${stepNames[step]}: ${name}`.slice(0, 300);

async function listSignatures(tx: CompanyTx, assessmentId: AssessmentId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('signOffs')
    .select(['id', 'step', 'name'])
    .where('assessmentId', '=', assessmentId)
    .where('id', 'in', ids as never)
    .execute();
  return rows.map(({ id, step, name }) => ({
    noun: 'sign-off' as const,
    recordId: id as string,
    name: nameOfSignature({ step, name }),
    topicId: null,
  }));
}
