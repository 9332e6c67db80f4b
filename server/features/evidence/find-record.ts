import type { CompanyTx } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { EvidencedNoun, EvidencedRecord } from '#domain/evidence/evidence.ts';
import { type AssessmentId, isId } from '#domain/ids.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { asKept, listRecords } from '#server/features/comments/find-record.ts';

/** What evidence is given for, as it is called now, and the topic under which it stands. */
export interface FoundRecord extends EvidencedRecord {
  name: string;
  topicId: string | null;
}

/** Thresholds stand on the assessment. */
const asCommented = ({ noun, recordId }: EvidencedRecord): CommentedRecord[] =>
  noun === 'sign-off' || noun === 'measure'
    ? []
    : [asKept({ noun: noun === 'thresholds' ? 'assessment' : noun, recordId })];

const asEvidenced = (noun: CommentedRecord['noun']): EvidencedNoun | undefined =>
  noun === 'assessment' ? 'thresholds' : noun === 'section' ? undefined : noun;

/** The records of an assessment that evidence can be given for, among these. */
export async function findRecords(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly EvidencedRecord[],
): Promise<FoundRecord[]> {
  const rows = await listRecords(tx, assessmentId, records.flatMap(asCommented));
  const found = rows.flatMap((row) => {
    const noun = asEvidenced(row.noun);
    return noun ? [{ ...row, noun, name: noun === 'thresholds' ? 'Thresholds' : row.name }] : [];
  });
  const idsOf = (asked: EvidencedNoun) =>
    records.flatMap(({ noun, recordId }) => (noun === asked && isId(recordId) ? [recordId] : []));
  return [
    ...found,
    ...(await listMeasures(tx, assessmentId, idsOf('measure'))),
    ...(await listSignatures(tx, assessmentId, idsOf('sign-off'))),
  ];
}

/** One record; undefined where the assessment has none such (any more). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  record: EvidencedRecord,
): Promise<FoundRecord | undefined> {
  return (await findRecords(tx, assessmentId, [record])).find(({ noun }) => noun === record.noun);
}

/** A measure stands at an entry: one whose entry is gone is gone with it. */
async function listMeasures(tx: CompanyTx, assessmentId: AssessmentId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('measures as measure')
    .innerJoin('materialityComponents as component', 'component.id', 'measure.componentId')
    .select(['measure.id', 'measure.title', 'component.topicId'])
    .where('measure.assessmentId', '=', assessmentId)
    .where('component.assessmentId', '=', assessmentId)
    .where('measure.id', 'in', ids as never)
    .execute();
  return rows.map(({ id, title, topicId }) => ({
    noun: 'measure' as const,
    recordId: id as string,
    name: title,
    topicId: topicId as string,
  }));
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
