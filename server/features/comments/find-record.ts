import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';

/** What is commented on, as it is now. */
export interface FoundRecord extends CommentedRecord {
  name: string;
  topicId: string | null;
}

/** Longer than any name that can be given, as it was cut for the history. */
const LONGEST_NAME = 300;

interface RawRecord extends CommentedRecord {
  name: string;
  ownName: string;
  topicId: string | null;
}

/** The records of an assessment that can be commented on, among those with these ids. */
export async function listRecords(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  ids: readonly string[],
): Promise<FoundRecord[]> {
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
    select 'stakeholder', s.id, s.stakeholder_group, s.custom_group_name, null from stakeholder_mapping s
    where ${tx.own('s')} and s.assessment_id = ${assessmentId} and s.id = ${among}`.execute(tx);
  return rows.map(({ noun, recordId, name, ownName, topicId }) => ({
    noun,
    recordId,
    topicId,
    name: (noun === 'stakeholder' ? groupName({ stakeholderGroup: name, customGroupName: ownName }) : name).slice(
      0,
      LONGEST_NAME,
    ),
  }));
}

/** One record that can be commented on; undefined where the assessment has none such (any more). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
): Promise<FoundRecord | undefined> {
  return (await listRecords(tx, assessmentId, [recordId])).find((record) => record.noun === noun);
}
