import type { CompanyTx, Member } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { mentionedIn } from '#domain/comments/mentions.ts';
import type { AssessmentId, CommentId, MembershipId } from '#domain/ids.ts';
import { somebodyIsMentioned } from '#server/features/notifications/notice-job.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { listPresentMembers, listWaiting, setMentions } from './mention-queries.ts';

/**
 * Keeps whom a comment mentions as it reads now, and has those told who are mentioned for the first time, but for the writer herself
 * and for whoever has something unread on the record already (product P44).
 */
export async function mention(
  { jobs, tx, member }: { jobs: JobQueue; tx: CompanyTx; member: Member },
  record: CommentedRecord,
  comment: { assessmentId: AssessmentId; id: CommentId; body: string; chosen: readonly MembershipId[] },
): Promise<void> {
  const { assessmentId, id: commentId, body, chosen } = comment;
  const people = mentionedIn(body, await listPresentMembers(tx, assessmentId), chosen);
  const waiting = await listWaiting(tx, assessmentId, record);
  const others = people.filter(({ userId }) => userId !== member.userId);
  const added = await setMentions(tx, assessmentId, commentId, others);
  const told = added.filter((userId) => !waiting.has(userId));
  if (told.length === 0) return;
  const { companyId, userId: by } = member;
  const { noun, recordId } = record;
  await somebodyIsMentioned(jobs, tx, { companyId, assessmentId, noun, recordId, commentId, by, people: told });
}
