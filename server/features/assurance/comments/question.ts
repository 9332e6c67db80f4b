import { sql } from 'kysely';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId, UserId } from '#domain/ids.ts';
import { somebodyIsMentioned } from '#server/features/account/notifications/notice-job.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

interface Telling {
  jobs: JobQueue;
  tx: CompanyTx;
  member: Member;
}

/** Notifies the people who should answer an auditor's question: the owner of the record, otherwise the admins. */
export async function tellOfQuestion(
  { jobs, tx, member }: Telling,
  { noun, recordId }: CommentedRecord,
  { assessmentId, id: commentId }: { assessmentId: AssessmentId; id: CommentId },
): Promise<void> {
  const owner = await findOwner(tx, assessmentId, { noun, recordId });
  const people = owner ? [owner] : await listAdmins(tx);
  const { companyId, userId: by } = member;
  const about = { companyId, assessmentId, noun, recordId, commentId, by, people: people.map(({ userId }) => userId) };
  await somebodyIsMentioned(jobs, tx, { ...about, as: 'question' });
}

/** Notifies an auditor that their question has been answered. */
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

/** The owner of a record, if they are still a member: for a measure, the owner of its entry; for evidence, its own owner. */
async function findOwner(tx: CompanyTx, assessmentId: AssessmentId, { noun, recordId }: CommentedRecord) {
  const { rows } = await sql<{ userId: UserId }>`
    select person.user_id as "userId" from company_people person
    where ${tx.own('person')} and person.ended_at is null and person.user_id = case when ${noun} = 'evidence'
      then (select e.owner_id from evidence e where ${tx.own('e')} and e.id::text = ${recordId})
      else (
        select a.owner_id from assignments a
        where ${tx.own('a')} and a.assessment_id = ${assessmentId} and a.record_key = coalesce((
          select m.component_id::text from measures m
          where ${tx.own('m')} and ${noun} = 'measure' and m.id::text = ${recordId}), ${recordId})) end`.execute(tx);
  return rows[0];
}

const listAdmins = (tx: CompanyTx) =>
  tx.selectFrom('companyPeople').select('userId').where('role', '=', 'admin').where('endedAt', 'is', null).execute();
