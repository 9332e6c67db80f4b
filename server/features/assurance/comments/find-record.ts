import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { type CommentedNoun, type CommentedRecord, ONE_OF_EACH } from '#domain/comments/comment.ts';
import { type AssessmentId, isId } from '#domain/ids.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';

/** What is commented on, as it is now. */
export interface FoundRecord extends CommentedRecord {
  name: string;
  topicId: string | null;
}

/** Longer than any name that can be given, as it was cut for the history. */
const LONGEST_NAME = 300;

const oneOfEach = Object.entries(ONE_OF_EACH).map(([noun, name]) => ({ noun: noun as keyof typeof ONE_OF_EACH, name }));

interface RawRecord extends CommentedRecord {
  name: string;
  ownName: string;
  topicId: string | null;
}

/** A record as comments name it: ids are of one spelling. */
export const asKept = <Named extends CommentedRecord>(record: Named): Named =>
  isId(record.recordId) ? { ...record, recordId: record.recordId.toLowerCase() } : record;

/** The records of an assessment that can be commented on, among these. */
export async function listRecords(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly CommentedRecord[],
): Promise<FoundRecord[]> {
  const rows = await listRows(tx, assessmentId, records.map(({ recordId }) => recordId).filter(isId));
  const asked = records.flatMap(({ noun, recordId }) => (isAsked(noun, recordId) ? { noun, recordId } : []));
  return [...rows, ...asked.map((record) => ({ ...record, name: record.recordId, topicId: null }))];
}

/** A section and a question are there whatever was answered: one asks about what is not answered yet. */
const isAsked = (noun: CommentedNoun, key: string) =>
  noun === 'section'
    ? questionnaire.some(({ name }) => name === key)
    : noun === 'answer' && findQuestion(key) !== undefined;

/** A measure is gone with its entry; evidence stands below the assessments that use it. */
async function listRows(tx: CompanyTx, assessmentId: AssessmentId, ids: readonly string[]): Promise<FoundRecord[]> {
  const among = sql`any(${[...ids]}::uuid[])`;
  const { rows } = await sql<RawRecord>`
    select 'assessment' as noun, a.id as record_id, a.name, '' as own_name, null::uuid as topic_id from assessments a
    where ${tx.own('a')} and a.id = ${assessmentId} and a.id = ${among}
    union all
    select 'topic', t.id, t.code || ' ' || t.name, '', t.id from materiality_topics t
    where ${tx.own('t')} and t.assessment_id = ${assessmentId} and t.id = ${among}
    union all
    select 'component', c.id, c.title, '', c.topic_id from materiality_components c
    where ${tx.own('c')} and c.assessment_id = ${assessmentId} and c.id = ${among}
    union all
    select 'measure', m.id, m.title, '', c.topic_id
    from measures m join materiality_components c
      on ${tx.own('c')} and c.assessment_id = m.assessment_id and c.id = m.component_id
    where ${tx.own('m')} and m.assessment_id = ${assessmentId} and m.id = ${among}
    union all
    select 'stakeholder', s.id, s.stakeholder_group, s.custom_group_name, null from stakeholder_mapping s
    where ${tx.own('s')} and s.assessment_id = ${assessmentId} and s.id = ${among}
    union all
    select 'activity', v.id, v.name, '', null from value_chain_activities v
    where ${tx.own('v')} and v.assessment_id = ${assessmentId} and v.id = ${among}
    union all
    select 'evidence', e.id, e.title, '', null
    from evidence e join assessments a on ${tx.own('a')} and a.id = ${assessmentId}
    where ${tx.own('e')} and e.id = ${among} and (e.removed_at is null or a.status = 'completed')
      and exists (select from evidence_uses u where ${tx.own('u')} and u.assessment_id = a.id and u.evidence_id = e.id)`.execute(
    tx,
  );
  return rows.flatMap(withOneOfEach).map(({ noun, recordId, name, ownName, topicId }) => ({
    noun,
    recordId,
    topicId,
    name: (noun === 'stakeholder' ? groupName({ stakeholderGroup: name, customGroupName: ownName }) : name).slice(
      0,
      LONGEST_NAME,
    ),
  }));
}

/** With an assessment stands that of which it has one. */
const withOneOfEach = (row: RawRecord): RawRecord[] =>
  row.noun === 'assessment' ? [row, ...oneOfEach.map(({ noun, name }): RawRecord => ({ ...row, noun, name }))] : [row];

/** One record that can be commented on; undefined where the assessment has none such (any more). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
): Promise<FoundRecord | undefined> {
  return (await listRecords(tx, assessmentId, [{ noun, recordId }])).find((record) => record.noun === noun);
}
