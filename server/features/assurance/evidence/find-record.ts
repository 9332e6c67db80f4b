import type { CompanyTx } from '#database/doors.ts';
import { EVIDENCED_NOUNS, type EvidencedRecord } from '#domain/evidence/evidence.ts';
import { type AssessmentId, isId } from '#domain/ids.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { asKept, listRecords } from '#server/features/assurance/comments/find-record.ts';

/** What evidence is given for, as it is called now, and the topic under which it stands. */
export interface FoundRecord extends EvidencedRecord {
  name: string;
  topicId: string | null;
}

/** Evidence is given for a signature, and comments stand at the sign-off as a whole. */
const isCommented = ({ noun }: Pick<EvidencedRecord, 'noun'>) => noun !== 'sign-off';

/** The records of an assessment that evidence can be given for, among these. */
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

/** One record; undefined where the assessment has none such (any more). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  record: EvidencedRecord,
): Promise<FoundRecord | undefined> {
  return (await findRecords(tx, assessmentId, [record])).find(({ noun }) => noun === record.noun);
}

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
    name: `${stepNames[step]}: ${name}`.slice(0, 300),
    topicId: null,
  }));
}
