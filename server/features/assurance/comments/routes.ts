import type { CompanyTx, Member } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId } from '#domain/ids.ts';
import { MAX_COMMENTS } from '#domain/limits.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { asKept, findDeletedEntry, findRecord, listRecords } from './find-record.ts';
import { mention } from './mention.ts';
import { listUnreadMentions, markMentionsRead } from './mention-queries.ts';
import {
  type CommentRow,
  changeComment,
  countComments,
  countThreads,
  insertComment,
  listComments,
  lockComment,
} from './queries.ts';
import { tellOfAnswer, tellOfQuestion } from './question.ts';

const endpoints = forMember.comments;

const list = endpoints.list.handler(({ context: { database, member }, input }) =>
  database.inCompany(member, (tx) => answer(tx, member, input.assessmentId, asKept(input))),
);

const overview = endpoints.overview.handler(({ context: { database, member }, input: { assessmentId } }) =>
  database.inCompany(member, async (tx) => {
    if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
    const counts = await countThreads(tx, assessmentId);
    const unread = await listUnreadMentions(tx, assessmentId, member.userId);
    const found = await listRecords(tx, assessmentId, counts);
    const names = new Map(found.map(({ noun, recordId, name }) => [`${noun} ${recordId}`, name]));
    return {
      records: counts.flatMap(({ latestAt, ...count }) => {
        const name = names.get(`${count.noun} ${count.recordId}`);
        return name === undefined ? [] : [{ ...count, name, latestAt: latestAt.toISOString() }];
      }),
      mentions: unread.map(({ recordName, writerName, createdAt, ...comment }) => ({
        ...comment,
        name: names.get(`${comment.noun} ${comment.recordId}`) ?? recordName,
        by: writerName,
        at: createdAt.toISOString(),
      })),
    };
  }),
);

const add = endpoints.add.handler(({ context: { database, member, jobs }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, id, threadId, body, chosen } = input;
    if (!(await hasAssessment(tx, assessmentId))) throw errors['not-found']();
    const named = asKept({ noun: input.noun, recordId: input.recordId });
    const thread = threadId === null ? null : requireThread(await lockComment(tx, assessmentId, threadId), named);
    const record = (await findRecord(tx, assessmentId, input)) ?? (await findGone(tx, member, input, thread));
    if (!record) throw errors['not-found']();
    const isQuestion = member.role === 'auditor' && thread === null;
    if (member.role === 'auditor' && thread && !thread.isQuestion) throw errors['not-a-question']();
    // If the request is repeated because its response was lost, the comment already exists.
    if (await insertComment(tx, record, { assessmentId, id, threadId, body, isQuestion })) {
      if ((await countComments(tx, assessmentId)) > MAX_COMMENTS) {
        throw errors['too-many-comments']({ data: { most: MAX_COMMENTS } });
      }
      await mention({ jobs, tx, member }, record, { assessmentId, id, body, chosen });
      if (isQuestion) await tellOfQuestion({ jobs, tx, member }, record, { assessmentId, id });
      if (thread?.isQuestion)
        await tellOfAnswer({ jobs, tx, member }, record, { assessmentId, id, to: thread.writtenBy });
    }
    return answer(tx, member, assessmentId, record);
  }),
);

/** A question about a record that no longer exists can still be answered, and auditors ask about deleted entries. */
async function findGone(
  tx: CompanyTx,
  { role }: Member,
  named: CommentedRecord & { assessmentId: AssessmentId },
  thread: CommentRow | null,
) {
  if (thread) return thread.isQuestion ? recordThen(thread) : undefined;
  return role === 'auditor' ? findDeletedEntry(tx, named.assessmentId, asKept(named)) : undefined;
}

const recordThen = ({ noun, recordId, recordName: name, topicId }: CommentRow) => ({ noun, recordId, name, topicId });

const edit = endpoints.edit.handler(({ context: { database, member, jobs, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, id, body, chosen, seenVersion } = input;
    const comment = await requireOwn(tx, member, assessmentId, id);
    if (comment.removedAt !== null) throw errors['not-found']();
    if (comment.version !== seenVersion) throw errors['comment-changed']();
    await changeComment(tx, id, { body, editedAt: now() });
    await mention({ jobs, tx, member }, comment, { assessmentId, id, body, chosen });
    return answer(tx, member, assessmentId, comment);
  }),
);

const remove = endpoints.remove.handler(({ context: { database, member, now }, input: { assessmentId, id } }) =>
  database.inCompany(member, async (tx) => {
    const comment = await requireOwn(tx, member, assessmentId, id);
    if (comment.removedAt === null) await changeComment(tx, id, { removedAt: now() });
    return answer(tx, member, assessmentId, comment);
  }),
);

const restore = endpoints.restore.handler(({ context: { database, member }, input: { assessmentId, id } }) =>
  database.inCompany(member, async (tx) => {
    const comment = await requireOwn(tx, member, assessmentId, id);
    await changeComment(tx, id, { removedAt: null });
    return answer(tx, member, assessmentId, comment);
  }),
);

const resolve = endpoints.resolve.handler(({ context: { database, member, now }, input: { assessmentId, id } }) =>
  database.inCompany(member, async (tx) => {
    const comment = requireSettler(requireThread(await lockComment(tx, assessmentId, id)), member);
    if (comment.resolvedAt === null) await changeComment(tx, id, { resolvedAt: now(), resolvedBy: member.userId });
    return answer(tx, member, assessmentId, comment);
  }),
);

const reopen = endpoints.reopen.handler(({ context: { database, member }, input: { assessmentId, id } }) =>
  database.inCompany(member, async (tx) => {
    const comment = requireSettler(requireThread(await lockComment(tx, assessmentId, id)), member);
    await changeComment(tx, id, { resolvedAt: null, resolvedBy: null });
    return answer(tx, member, assessmentId, comment);
  }),
);

const markRead = endpoints.markRead.handler(({ context: { database, member, now }, input }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId } = input;
    if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
    return { read: await markMentionsRead(tx, assessmentId, asKept(input), { userId: member.userId, at: now() }) };
  }),
);

/**
 * The comments on a record after a change.
 * @throws not-found if the assessment does not exist
 */
async function answer(tx: CompanyTx, { userId }: Member, assessmentId: AssessmentId, record: CommentedRecord) {
  if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
  return listComments(tx, assessmentId, record, userId);
}

/** @throws not-found, not-own-comment */
async function requireOwn(tx: CompanyTx, { userId }: Member, assessmentId: AssessmentId, id: CommentId) {
  const comment = await lockComment(tx, assessmentId, id);
  if (!comment) refuse('not-found');
  if (comment.writtenBy !== userId) refuse('not-own-comment');
  return comment;
}

/** For a question, the person who asked it; for any other thread, any member. @throws not-own-comment */
function requireSettler(thread: CommentRow, { userId, role }: Member): CommentRow {
  const maySettle = thread.isQuestion ? thread.writtenBy === userId : role !== 'auditor';
  if (!maySettle) refuse('not-own-comment');
  return thread;
}

/** The first comment of a thread, on this record if one is named. @throws not-found */
function requireThread(comment: CommentRow | undefined, record?: CommentedRecord): CommentRow {
  const isHere = !record || (comment?.noun === record.noun && comment.recordId === record.recordId);
  if (!comment || comment.threadId !== null || !isHere) refuse('not-found');
  return comment;
}

export const commentsRoutes = { list, overview, add, edit, remove, restore, resolve, reopen, markRead };
