import type { CompanyTx, Member } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId, UserId } from '#domain/ids.ts';
import { somebodyIsMentioned } from '#server/features/notifications/notice-job.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

interface Telling {
  jobs: JobQueue;
  tx: CompanyTx;
  member: Member;
}

/** Has those told who are to answer a question of an auditor: who looks after the record, else the admins. */
export async function tellOfQuestion(
  { jobs, tx, member }: Telling,
  { noun, recordId }: CommentedRecord,
  { assessmentId, id: commentId }: { assessmentId: AssessmentId; id: CommentId },
): Promise<void> {
  const owner = await tx
    .selectFrom('assignments')
    .innerJoin('companyPeople as person', 'person.userId', 'assignments.ownerId')
    .select('person.userId')
    .where('assignments.assessmentId', '=', assessmentId)
    .where('assignments.recordKey', '=', recordId)
    .where('person.endedAt', 'is', null)
    .executeTakeFirst();
  const people = owner ? [owner] : await listAdmins(tx);
  const { companyId, userId: by } = member;
  const about = { companyId, assessmentId, noun, recordId, commentId, by, people: people.map(({ userId }) => userId) };
  await somebodyIsMentioned(jobs, tx, { ...about, as: 'question' });
}

/** Has an auditor told that her question has an answer. */
export async function tellOfAnswer(
  { jobs, tx, member }: Telling,
  { noun, recordId }: CommentedRecord,
  { assessmentId, id: commentId, to }: { assessmentId: AssessmentId; id: CommentId; to: UserId },
): Promise<void> {
  const { companyId, userId: by } = member;
  if (to === by) return;
  const about = { companyId, assessmentId, noun, recordId, commentId, by, people: [to] };
  await somebodyIsMentioned(jobs, tx, { ...about, as: 'answer' });
}

const listAdmins = (tx: CompanyTx) =>
  tx.selectFrom('companyPeople').select('userId').where('role', '=', 'admin').where('endedAt', 'is', null).execute();
