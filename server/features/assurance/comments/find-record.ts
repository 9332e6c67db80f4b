import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { type CommentedNoun, type CommentedRecord, ONE_OF_EACH } from '#domain/comments/comment.ts';
import { type HistoryNoun, tableOf } from '#domain/history/nouns.ts';
import { type AssessmentId, isId } from '#domain/ids.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { contents } from '#domain/records/contents/all-contents.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { kindsWith } from '#domain/records/kinds.ts';
import { labelOf } from '#domain/reference/option.ts';
import { tiers } from '#domain/value-chain/fields.ts';

/** The record that a comment is on, as it is now. */
export interface FoundRecord extends CommentedRecord {
  name: string;
  topicId: string | null;
}

/** Longer than any name that can be given, as it was cut for the history. */
const LONGEST_NAME = 300;

const oneOfEach = Object.keys(ONE_OF_EACH) as (keyof typeof ONE_OF_EACH)[];

/** A row that can be commented on; its name is made from `columns`. */
interface RawRecord extends CommentedRecord {
  noun: keyof typeof contents & CommentedNoun & HistoryNoun;
  columns: Columns;
  topicId: string | null;
}

/** A record as comments identify it: ids are in lower case. */
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
  return [
    ...rows,
    ...asked.map((record) => ({
      ...record,
      name: record.noun === 'tier' ? labelOf(tiers, record.recordId) : record.recordId,
      topicId: null,
    })),
  ];
}

/** A section, a question and a tier exist whether or not they have a row: people also ask about open ones. */
const isAsked = (noun: CommentedNoun, key: string) =>
  noun === 'section'
    ? questionnaire.some(({ name }) => name === key)
    : noun === 'tier'
      ? tiers.some(({ id }) => id === key)
      : noun === 'answer' && findQuestion(key) !== undefined;

/** The kinds whose rows are below an assessment and have a name. */
const named = kindsWith('comments').flatMap((kind) => ('named' in kind && kind.below !== 'company' ? [kind] : []));

async function listRows(tx: CompanyTx, assessmentId: AssessmentId, ids: readonly string[]): Promise<FoundRecord[]> {
  const among = sql`any(${[...ids]}::uuid[])`;
  const selects = named.map((kind) => selectNamed(tx, assessmentId, among, kind));
  // Evidence is below the assessments that use it.
  const { rows } = await sql<RawRecord>`
    select 'assessment' as noun, a.id as record_id, jsonb_build_object('name', a.name) as columns, null::uuid as topic_id
    from assessments a where ${tx.own('a')} and a.id = ${assessmentId} and a.id = ${among}
    union all
    ${sql.join(selects, sql` union all `)}
    union all
    select 'evidence', e.id, jsonb_build_object('title', e.title), null
    from evidence e join assessments a on ${tx.own('a')} and a.id = ${assessmentId}
    where ${tx.own('e')} and e.id = ${among} and (e.removed_at is null or a.status = 'completed')
      and exists (select from evidence_uses u where ${tx.own('u')} and u.assessment_id = a.id and u.evidence_id = e.id)`.execute(
    tx,
  );
  return rows.flatMap(({ noun, recordId, columns, topicId }): FoundRecord[] => [
    { noun, recordId, topicId, name: nameOf(noun, columns).slice(0, LONGEST_NAME) },
    // The assessment also stands for records that it has only one of.
    ...(noun === 'assessment'
      ? oneOfEach.map((one) => ({ noun: one, recordId, topicId, name: ONE_OF_EACH[one] }))
      : []),
  ]);
}

/** The rows of one kind, with their topic; rows that belong to a deleted component are left out. */
function selectNamed(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  among: RawBuilder<unknown>,
  { noun, table, below, named: columns }: (typeof named)[number],
): RawBuilder<unknown> {
  const atComponent = below === 'component';
  const topicId =
    noun === 'topic' ? 'kept.id' : atComponent ? 'at.topic_id' : below === 'topic' ? 'kept.topic_id' : undefined;
  return sql`
    select ${noun}::text, kept.id, jsonb_build_object(${sql.join(columns.map((name) => sql`${name}::text, ${sql.ref(`kept.${name}`)}`))}),
      ${topicId === undefined ? sql`null` : sql.ref(topicId)}
    from ${sql.table(table)} kept ${
      atComponent
        ? sql`join materiality_components at
            on ${tx.own('at')} and at.assessment_id = kept.assessment_id and at.id = kept.component_id`
        : sql``
    }
    where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and kept.id = ${among}`;
}

/** The name of a row, made from its columns. */
function nameOf(noun: RawRecord['noun'], columns: Columns): string {
  const { called, title } = contents[noun];
  return called?.(columns) ?? title(columns, () => undefined);
}

/** One record that can be commented on; undefined if the assessment does not have it (any longer). */
export async function findRecord(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
): Promise<FoundRecord | undefined> {
  return (await listRecords(tx, assessmentId, [{ noun, recordId }])).find((record) => record.noun === noun);
}

/** An entry that was deleted, as it was last: auditors also look at these and ask about them. Undefined for any other record. */
export async function findDeletedEntry(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
): Promise<FoundRecord | undefined> {
  if (noun !== 'component' || !isId(recordId)) return undefined;
  const { rows } = await sql<{ title: string }>`
    select h.old ->> 'title' as title from history h
    where ${tx.own('h')} and h.assessment_id = ${assessmentId} and h.table_name = ${tableOf(noun)}
      and h.row_id = ${recordId} and h.action = 'delete'
    order by h.id desc limit 1`.execute(tx);
  return rows[0] && { noun, recordId, name: rows[0].title.slice(0, LONGEST_NAME), topicId: null };
}
