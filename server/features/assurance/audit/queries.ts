import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { MarkedNoun, MarkedRecord } from '#domain/audit/marked-nouns.ts';
import type { CommentedNoun } from '#domain/comments/comment.ts';
import { AT_COMPONENT_TABLES } from '#domain/history/nouns.ts';
import { THRESHOLD_COLUMNS } from '#domain/history/threshold-columns.ts';
import type { AssessmentId, CommentId, MadeFileId, UserId } from '#domain/ids.ts';
import { activity } from '#domain/records/activity.ts';
import { kindsWith } from '#domain/records/kinds.ts';
import { everUnder, rowsAt } from '#server/features/assurance/history/rows-at.ts';

/** How many of the latest visits are returned. */
const VISITS = 50;

export interface MarkRow {
  noun: MarkedNoun;
  recordId: string;
  recordName: string;
  note: string;
  by: string | null;
  markedBy: UserId;
  markedAt: Date;
  isChangedSince: boolean;
}

/** A record that is one row has changed if that row has; for each other kind, the lines below say what else it consists of. */
const ofOwnRows = sql.join(
  kindsWith('audit-mark').flatMap((kind) =>
    'named' in kind && kind.noun !== 'component' && kind.noun !== 'topic'
      ? [sql`when ${kind.noun} then h.table_name = ${kind.table} and h.row_id::text = m.record_id`]
      : [],
  ),
  sql` `,
);

/** The records that were marked as looked at, and whether the record's history has a later line. */
export async function listMarks(tx: CompanyTx, assessmentId: AssessmentId): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select m.noun, m.record_id as "recordId", m.record_name as "recordName", m.note, m.marked_by as "markedBy",
      m.marked_at as "markedAt", person.full_name as by,
      case when m.noun = 'evidence' then exists (
        select from history h
        where ${tx.own('h')} and h.assessment_id is null and h.id > m.seen_line and (
          h.table_name = 'evidence' and h.row_id = m.record_id::uuid
          or h.table_name = 'evidence_revisions' and h.row_id in (
            select r.id from evidence_revisions r where ${tx.own('r')} and r.evidence_id = m.record_id::uuid))
      ) else exists (
        select from history h
        where ${tx.own('h')} and h.assessment_id = m.assessment_id and h.id > m.seen_line and case m.noun
          when 'component' then h.table_name = 'materiality_components' and h.row_id::text = m.record_id
            or h.table_name = any(${AT_COMPONENT_TABLES})
              and h.row_id in (${rowsAt(tx, sql`m.assessment_id`, sql`select m.record_id::uuid`)})
          ${ofOwnRows}
          when 'topic' then m.record_id in (h.topic_id::text, h.from_topic_id::text)
            and h.table_name in ('materiality_components', 'materiality_scores', 'assessment_topic_selections', 'topic_decisions')
            or h.table_name = any(${AT_COMPONENT_TABLES})
              and h.row_id in (${rowsAt(tx, sql`m.assessment_id`, everUnder(tx, sql`m.assessment_id`, sql`m.record_id::uuid`))})
          when 'tier' then h.table_name = ${activity.table} and (
            m.record_id in (h.old ->> 'tier', h.new ->> 'tier') or h.row_id in (
              select v.id from ${sql.table(activity.table)} v
              where ${tx.own('v')} and v.assessment_id = m.assessment_id and v.tier = m.record_id))
          when 'answer' then h.table_name = 'assessment_responses' and h.row_id in (
            select r.id from assessment_responses r
            where ${tx.own('r')} and r.assessment_id = m.assessment_id and r.field_name = m.record_id)
          when 'thresholds' then h.table_name = 'assessments'
            and h.new ?| ${[...THRESHOLD_COLUMNS]}::text[]
          else h.table_name = 'sign_offs' end
      ) end as "isChangedSince"
    from audit_marks m left join company_people person on ${tx.own('person')} and person.user_id = m.marked_by
    where ${tx.own('m')} and m.assessment_id = ${assessmentId} order by m.marked_at desc`.execute(tx);
  return rows;
}

/** Marks a record as looked at up to this line of the history, or updates an existing mark. */
export async function saveMark(
  tx: CompanyTx,
  row: MarkedRecord & {
    assessmentId: AssessmentId;
    recordName: string;
    note: string;
    seenLine: string;
    markedAt: Date;
  },
): Promise<void> {
  const { recordName, note, seenLine, markedAt } = row;
  await tx
    .insertInto('auditMarks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'assessmentId', 'noun', 'recordId', 'markedBy'])
        .doUpdateSet({ recordName, note, seenLine, markedAt }),
    )
    .execute();
}

export async function deleteMark(
  tx: CompanyTx,
  { assessmentId, noun, recordId }: MarkedRecord & { assessmentId: AssessmentId },
  markedBy: UserId,
): Promise<void> {
  await tx
    .deleteFrom('auditMarks')
    .where((eb) => eb.and({ assessmentId, noun, recordId, markedBy }))
    .execute();
}

export interface QuestionRow {
  commentId: CommentId;
  noun: CommentedNoun;
  recordId: string;
  recordName: string;
  body: string;
  by: string | null;
  askedBy: UserId;
  at: Date;
  isClosed: boolean;
  lastBy: UserId;
  answers: number;
}

/** Auditors' questions and who had the last word, latest first. Leaves out deleted ones. */
export async function listQuestions(tx: CompanyTx, assessmentId: AssessmentId): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select c.id as "commentId", c.noun, c.record_id as "recordId", c.record_name as "recordName", c.body,
      person.full_name as by, c.written_by as "askedBy", c.created_at as at, c.resolved_at is not null as "isClosed",
      coalesce(last.written_by, c.written_by) as "lastBy", coalesce(last.answers, 0) as answers
    from comments c
    left join company_people person on ${tx.own('person')} and person.user_id = c.written_by
    left join lateral (
      select (array_agg(a.written_by order by a.created_at desc))[1] as written_by, count(*)::int as answers
      from comments a where ${tx.own('a')} and a.thread_id = c.id and a.removed_at is null
    ) last on true
    where ${tx.own('c')} and c.assessment_id = ${assessmentId} and c.is_question and c.removed_at is null
    order by c.created_at desc`.execute(tx);
  return rows;
}

/** The samples, latest first. */
export function listSamples(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('auditSamples as sample')
    .leftJoin('companyPeople as person', 'person.userId', 'sample.drawnBy')
    .select(['sample.id', 'sample.name', 'sample.seed', 'sample.query', 'sample.population'])
    .select(['sample.populationSha256', 'sample.items', 'sample.drawnAt', 'person.fullName as by'])
    .where('sample.assessmentId', '=', assessmentId)
    .orderBy('sample.drawnAt', 'desc')
    .orderBy('sample.id')
    .execute();
}

/** Stores a sample unless it exists: a repeated request finds the existing one. */
export async function insertSample(
  tx: CompanyTx,
  {
    query,
    items,
    ...row
  }: {
    id: string;
    assessmentId: AssessmentId;
    name: string;
    seed: string;
    /** Null if it was drawn from what was left out. */
    query: object | null;
    population: number;
    populationSha256: string;
    items: readonly { noun: MarkedNoun; id: string; name: string }[];
    drawnAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('auditSamples')
    .values({ ...row, query: query && JSON.stringify(query), items: JSON.stringify(items) })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute();
}

export function listVisits(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('auditVisits as visit')
    .leftJoin('companyPeople as person', 'person.userId', 'visit.visitorId')
    .select(['visit.what', 'visit.title', 'visit.at', 'person.fullName as by'])
    .where('visit.assessmentId', '=', assessmentId)
    .orderBy('visit.at', 'desc')
    .limit(VISITS)
    .execute();
}

/** After this long without a request, in milliseconds, the next one is a new visit. */
const PAUSE_MS = 30 * 60 * 1000;

/** Continues the current visit or starts one; does nothing for an assessment that the auditor cannot read. */
export async function noteOpened(tx: CompanyTx, assessmentId: AssessmentId, userId: UserId, now: Date): Promise<void> {
  await sql`
    with going_on as (
      update audit_visits set last_at = ${now}
      where ${tx.own()} and assessment_id = ${assessmentId} and visitor_id = ${userId} and what = 'opened'
        and last_at > ${new Date(now.getTime() - PAUSE_MS)}
      returning id
    )
    insert into audit_visits (assessment_id, what, at, last_at)
    select a.id, 'opened', ${now}::timestamptz, ${now}::timestamptz from assessments a
    where ${tx.own('a')} and a.id = ${assessmentId} and not exists (select from going_on)`.execute(tx);
}

/** Records that a file of one assessment was read. */
export async function noteRead(
  tx: CompanyTx,
  row: { assessmentId: AssessmentId; what: 'evidence' | 'file' | 'export'; title: string; now: Date },
): Promise<void> {
  const { assessmentId, what, title, now } = row;
  await tx
    .insertInto('auditVisits')
    .values({ assessmentId, what, title: title.slice(0, 300), at: now, lastAt: now })
    .execute();
}

/** The name of a made file; '' if it no longer exists. */
export async function readFileName(tx: CompanyTx, id: MadeFileId): Promise<string> {
  const file = await tx.selectFrom('madeFiles').select('fileName').where('id', '=', id).executeTakeFirst();
  return file?.fileName ?? '';
}

/** The assessments in which a piece of evidence is used, with its title. */
export async function listUsesOf(
  tx: CompanyTx,
  evidenceId: string,
): Promise<{ assessmentId: AssessmentId; title: string }[]> {
  const { rows } = await sql<{ assessmentId: AssessmentId; title: string }>`
    select distinct u.assessment_id as "assessmentId", e.title
    from evidence_uses u join evidence e on ${tx.own('e')} and e.id = u.evidence_id
    where ${tx.own('u')} and u.evidence_id = ${evidenceId}`.execute(tx);
  return rows;
}
