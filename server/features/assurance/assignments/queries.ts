import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssignedNoun, AssignedRecord, Responsible, ReviewState } from '#domain/assignments/assignment.ts';
import { type AssessmentId, isId, type TopicId, type UserId } from '#domain/ids.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { LastChange } from '#server/features/records/last-changes.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';

/** An assignment as stored, with the current names of people. */
export interface AssignmentRow {
  id: string;
  noun: AssignedNoun;
  key: string;
  ownerId: UserId | null;
  ownerName: string | null;
  /** False for an owner who has left. */
  isOwnerHere: boolean;
  dueOn: string | null;
  /** A record that has changed since its review counts as not reviewed. */
  review: ReviewState;
  reviewBy: UserId | null;
  reviewerName: string | null;
  /** Who is asked to review it; null if nobody is, or if they have left. */
  askedId: UserId | null;
  /** Who last changed the record; only for records in review. */
  changedBy: UserId | null;
  changerName: string | null;
  /** The latest line of the record's own history; only for records in review or reviewed. */
  line: string | null;
}

/** The lines of a record's own history, with `line` as the assignment; for a topic, also those of everything under it. */
const linesOf = (tx: CompanyTx, noun: 'component' | 'topic') =>
  noun === 'component'
    ? sql`select h.id, h.user_id from history h where ${tx.own('h')} and h.table_name = 'materiality_components'
        and h.row_id::text = a.record_key and h.row_id = a.record_key::uuid`
    : sql`select h.id, h.user_id from history h where ${tx.own('h')} and h.assessment_id = a.assessment_id
        and h.table_name in ('materiality_components', 'materiality_scores', 'assessment_topic_selections')
        and (h.topic_id = a.topic_id or h.from_topic_id = a.topic_id)`;

/** Every assignment of an assessment, including those of deleted records. */
export async function listAssignments(tx: CompanyTx, assessmentId: AssessmentId): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select a.id, a.noun, a.record_key as key, a.owner_id as "ownerId", owner.full_name as "ownerName",
      owner.user_id is not null and owner.ended_at is null as "isOwnerHere", a.due_on as "dueOn",
      case when a.review is null or coalesce(last.id > a.review_line, false) then 'open' else a.review end as review,
      a.review_by as "reviewBy", reviewer.full_name as "reviewerName", last.user_id as "changedBy",
      asked.user_id as "askedId", changer.full_name as "changerName", last.id::text as line
    from assignments a
    left join company_people owner on ${tx.own('owner')} and owner.user_id = a.owner_id
    left join company_people reviewer on ${tx.own('reviewer')} and reviewer.user_id = a.review_by
    left join company_people asked on ${tx.own('asked')} and asked.user_id = a.reviewer_id and asked.ended_at is null
      and asked.role <> 'auditor'
    left join lateral (
      select id, user_id from (
        (select * from (${linesOf(tx, 'component')}) own where a.noun = 'component' order by id desc limit 1)
        union all
        (select * from (${linesOf(tx, 'topic')}) own where a.noun = 'topic' order by id desc limit 1)
      ) lines where a.review is not null
    ) last on true
    left join company_people changer on ${tx.own('changer')} and changer.user_id = last.user_id
    where ${tx.own('a')} and a.assessment_id = ${assessmentId}`.execute(tx);
  return rows;
}

/** Who last set one of the columns of an assignment, and when. */
export async function readLastSetting(
  tx: CompanyTx,
  id: string,
  columns: readonly ('owner_id' | 'due_on')[],
): Promise<LastChange> {
  const { rows } = await sql<{ by: string | null; byId: UserId | null; at: Date }>`
    select person.full_name as by, h.user_id as "byId", h.at from history h
    left join company_people person on ${tx.own('person')} and person.user_id = h.user_id
    where ${tx.own('h')} and h.table_name = 'assignments' and h.row_id = ${id} and h.new ?| ${[...columns]}::text[]
    order by h.id desc limit 1`.execute(tx);
  const [last] = rows;
  return { changedBy: last?.by ?? null, changedById: last?.byId ?? null, changedAt: last?.at.toISOString() ?? null };
}

/** The drafts in which something is assigned to the person or is in review. */
export async function listDraftsWithWork(tx: CompanyTx): Promise<AssessmentId[]> {
  const rows = await tx
    .selectFrom('assessments')
    .select('assessments.id')
    .where('status', '=', 'draft')
    .where('removedAt', 'is', null)
    .where('assessments.id', 'in', (eb) =>
      eb
        .selectFrom('assignments')
        .select('assessmentId')
        .where((row) => row.or([row('ownerId', 'is not', null), row('review', '=', 'in-review')])),
    )
    .orderBy('assessments.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The current members who work on assessments, by name; auditors cannot be responsible for anything. */
export function listResponsible(tx: CompanyTx): Promise<Responsible[]> {
  return tx
    .selectFrom('companyPeople')
    .select(['userId', 'fullName as name'])
    .where('endedAt', 'is', null)
    .where('role', '<>', 'auditor')
    .orderBy('fullName')
    .orderBy('userId')
    .execute();
}

/** Whether this person can be an owner. */
export async function isPresent(tx: CompanyTx, userId: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('companyPeople')
    .select('userId')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('role', '<>', 'auditor')
    .executeTakeFirst();
  return row !== undefined;
}

/** An existing record, with the columns that the history names it by. */
export interface FoundRecord extends AssignedRecord {
  topicId: TopicId | null;
  title: string;
}

/** Returns those of the records that exist in the assessment. */
export async function findRecords(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly AssignedRecord[],
): Promise<FoundRecord[]> {
  const keysOf = (noun: AssignedNoun) => [
    ...new Set(records.filter((one) => one.noun === noun && isId(one.key)).map(({ key }) => key.toLowerCase())),
  ];
  const { rows } = await sql<FoundRecord>`
    select 'topic' as noun, id as key, id as "topicId", '' as title from materiality_topics
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${keysOf('topic')}::uuid[])
    union all
    select 'component', id, topic_id, title from materiality_components
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${keysOf('component')}::uuid[])`.execute(tx);
  const sections = questionnaire.filter(({ name }) =>
    records.some(({ noun, key }) => noun === 'section' && key === name),
  );
  return [
    ...rows,
    ...sections.map(({ name }): FoundRecord => ({ noun: 'section', key: name, topicId: null, title: '' })),
  ];
}

/** The fields to set in an assignment; those left out stay as they are. */
export type AssignmentChange = {
  ownerId?: UserId | null;
  dueOn?: string | null;
} & (
  | { review?: never }
  | { review: null; reviewBy: null; reviewLine: null; reviewerId: null }
  | { review: 'in-review'; reviewBy: UserId; reviewLine: null; reviewerId: UserId | null }
  | { review: 'reviewed'; reviewBy: UserId; reviewLine: string }
);

/** Sets the same values for several records; leaves out those that already have them. */
export async function saveAssignments(
  tx: DraftTx,
  assessmentId: AssessmentId,
  records: readonly FoundRecord[],
  change: AssignmentChange,
): Promise<void> {
  const columns = {
    ownerId: 'owner_id',
    dueOn: 'due_on',
    review: 'review',
    reviewBy: 'review_by',
    reviewLine: 'review_line',
    reviewerId: 'reviewer_id',
  };
  const types = {
    ownerId: sql`uuid`,
    dueOn: sql`date`,
    review: sql`text`,
    reviewBy: sql`uuid`,
    reviewLine: sql`bigint`,
    reviewerId: sql`uuid`,
  };
  const names = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => name in change);
  if (names.length === 0) return;
  const said = change as Partial<Record<keyof typeof columns, string | null>>;
  const refs = names.map((name) => sql.ref(columns[name]));
  const list = sql.join(refs);
  const values = sql.join(names.map((name) => sql`${said[name] ?? null}::${types[name]}`));
  const set = sql.join(refs.map((ref) => sql`${ref} = excluded.${ref}`));
  const isOther = sql.join(
    refs.map((ref) => sql`kept.${ref} is distinct from excluded.${ref}`),
    sql` or `,
  );
  await sql`
    insert into assignments as kept (assessment_id, noun, record_key, topic_id, title, ${list})
    select ${assessmentId}, noun, key, topic_id, title, ${values}
    from unnest(${records.map(({ noun }) => noun)}::text[], ${records.map(({ key }) => key)}::text[],
      ${records.map(({ topicId }) => topicId)}::uuid[], ${records.map(({ title }) => title)}::text[])
      as given (noun, key, topic_id, title)
    order by noun, key
    on conflict (company_id, assessment_id, noun, record_key)
    do update set ${set}, topic_id = excluded.topic_id, title = excluded.title where ${isOther}`.execute(tx);
}

/** The latest line of the company's history. */
export async function readLatestLine(tx: CompanyTx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from history where ${tx.own()}`.execute(tx);
  return rows[0]?.id ?? '0';
}

/**
 * A copy keeps the owners, except those who have left; dates and reviews stay with their year (product P42). Relies on the order of
 * copied components, which is that of their originals (`copy_rows`), before anything is added to the copy.
 */
export async function copyOwners(tx: CompanyTx, { from, to }: { from: AssessmentId; to: AssessmentId }): Promise<void> {
  await sql`
    with pairs as (
      select 'topic' as noun, earlier.id::text as key, later.id::text as new_key, later.id as topic_id, '' as title
      from materiality_topics earlier join materiality_topics later on ${tx.own('later')} and later.assessment_id = ${to}
        and later.code = earlier.code
      where ${tx.own('earlier')} and earlier.assessment_id = ${from}
      union all
      select 'component', earlier.id::text, later.id::text, later.topic_id, later.title
      from (select id, row_number() over (order by id) as place from materiality_components
        where ${tx.own()} and assessment_id = ${from}) earlier
      join (select id, topic_id, title, row_number() over (order by id) as place from materiality_components
        where ${tx.own()} and assessment_id = ${to}) later using (place)
    )
    insert into assignments (assessment_id, noun, record_key, topic_id, title, owner_id)
    select ${to}, a.noun, coalesce(pairs.new_key, a.record_key), pairs.topic_id, coalesce(pairs.title, ''), a.owner_id
    from assignments a
    join company_people owner on ${tx.own('owner')} and owner.user_id = a.owner_id and owner.ended_at is null
    left join pairs on pairs.noun = a.noun and pairs.key = a.record_key
    where ${tx.own('a')} and a.assessment_id = ${from} and (a.noun = 'section' or pairs.new_key is not null)`.execute(
    tx,
  );
}
