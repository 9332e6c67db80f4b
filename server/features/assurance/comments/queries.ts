import { sql } from 'kysely';
import type { CommentShape } from '#contract/comments.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { CommentedNoun, CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId, UserId } from '#domain/ids.ts';
import type { FoundRecord } from './find-record.ts';
import { listMentions } from './mention-queries.ts';

/** The details of a comment that code needs in order to change it. */
export interface CommentRow extends CommentedRecord {
  id: CommentId;
  threadId: CommentId | null;
  writtenBy: UserId;
  removedAt: Date | null;
  resolvedAt: Date | null;
  recordName: string;
  topicId: string | null;
  isQuestion: boolean;
  version: number;
}

/** One comment, locked until the transaction ends. */
export function lockComment(tx: CompanyTx, assessmentId: AssessmentId, id: CommentId): Promise<CommentRow | undefined> {
  return tx
    .selectFrom('comments')
    .select(['id', 'noun', 'recordId', 'threadId', 'writtenBy', 'removedAt', 'resolvedAt', 'version'])
    .select(['recordName', 'topicId', 'isQuestion'])
    .where('assessmentId', '=', assessmentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The comments on a record, oldest first, as `viewer` sees them. A deleted comment with replies stays, without its text. */
export async function listComments(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { noun, recordId }: CommentedRecord,
  viewer: UserId,
): Promise<CommentShape[]> {
  const rows = await tx
    .selectFrom('comments')
    .leftJoin('companyPeople as writer', 'writer.userId', 'comments.writtenBy')
    .leftJoin('companyPeople as resolver', 'resolver.userId', 'comments.resolvedBy')
    .selectAll('comments')
    .select(['writer.fullName as writerName', 'resolver.fullName as resolverName'])
    .where('comments.assessmentId', '=', assessmentId)
    .where('comments.noun', '=', noun)
    .where('comments.recordId', '=', recordId)
    .orderBy('comments.createdAt')
    .orderBy('comments.id')
    .execute();
  const answered = new Set(rows.flatMap(({ threadId, removedAt }) => (removedAt === null && threadId) || []));
  const shown = rows.filter(({ id, removedAt }) => removedAt === null || answered.has(id));
  const mentions = Map.groupBy(
    await listMentions(
      tx,
      shown.map(({ id }) => id),
    ),
    ({ commentId }) => commentId,
  );
  return shown.map((row) => ({
    id: row.id,
    threadId: row.threadId,
    body: row.removedAt ? '' : row.body,
    mentions: row.removedAt ? [] : (mentions.get(row.id) ?? []).map(({ name, hasLeft }) => ({ name, hasLeft })),
    by: row.writerName,
    isOwn: row.writtenBy === viewer,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isRemoved: row.removedAt !== null,
    isQuestion: row.isQuestion,
    resolved: row.resolvedAt && { by: row.resolverName, at: row.resolvedAt.toISOString() },
    version: row.version,
  }));
}

/** A comment with its author's name. */
interface WrittenComment
  extends Pick<
    CommentRow,
    'id' | 'threadId' | 'noun' | 'recordId' | 'recordName' | 'isQuestion' | 'resolvedAt' | 'removedAt'
  > {
  body: string;
  by: string | null;
  at: Date;
}

/** Every comment of an assessment, deleted ones included, oldest first, with its author's name. */
export function listThreads(tx: CompanyTx, assessmentId: AssessmentId): Promise<WrittenComment[]> {
  return tx
    .selectFrom('comments')
    .leftJoin('companyPeople as writer', 'writer.userId', 'comments.writtenBy')
    .select(['comments.id', 'threadId', 'noun', 'recordId', 'recordName', 'isQuestion', 'resolvedAt', 'removedAt'])
    .select(['body', 'writer.fullName as by', 'comments.createdAt as at'])
    .where('comments.assessmentId', '=', assessmentId)
    .orderBy('comments.createdAt')
    .orderBy('comments.id')
    .execute();
}

export interface ThreadCount {
  noun: CommentedNoun;
  recordId: string;
  open: number;
  all: number;
  latestAt: Date;
}

/**
 * How many threads each record of an assessment has, starting with the record that was commented on last. Threads without remaining
 * comments do not count.
 */
export async function countThreads(tx: CompanyTx, assessmentId: AssessmentId): Promise<ThreadCount[]> {
  const { rows } = await sql<ThreadCount>`
    with thread as (
      select coalesce(c.thread_id, c.id) as id, noun, record_id, max(c.created_at) as latest_at, bool_or(c.resolved_at is not null) as is_resolved
      from comments c where ${tx.own('c')} and c.assessment_id = ${assessmentId}
      group by 1, 2, 3 having bool_or(c.removed_at is null)
    )
    select noun, record_id, count(*) filter (where not is_resolved)::int as open, count(*)::int as all, max(latest_at) as latest_at
    from thread group by noun, record_id order by 5 desc`.execute(tx);
  return rows;
}

/** Adds a comment; false if there is already one with this id. */
export async function insertComment(
  tx: CompanyTx,
  { noun, recordId, name, topicId }: FoundRecord,
  comment: {
    assessmentId: AssessmentId;
    id: CommentId;
    threadId: CommentId | null;
    body: string;
    isQuestion: boolean;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('comments')
    .values({ ...comment, noun, recordId, recordName: name, topicId })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countComments(tx: CompanyTx, assessmentId: AssessmentId): Promise<number> {
  const { count } = await tx
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('assessmentId', '=', assessmentId)
    .executeTakeFirstOrThrow();
  return count;
}

type CommentChange = Partial<{
  body: string;
  editedAt: Date;
  removedAt: Date | null;
  resolvedBy: UserId | null;
  resolvedAt: Date | null;
}>;

export async function changeComment(tx: CompanyTx, id: CommentId, change: CommentChange): Promise<void> {
  await tx.updateTable('comments').set(change).where('id', '=', id).execute();
}
