import type { CompanyTx, Member } from '#database/doors.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { mentionedIn } from '#domain/comments/mentions.ts';
import type { AssessmentId, CommentId, MembershipId } from '#domain/ids.ts';
import { somebodyIsMentioned } from '#server/features/account/notifications/notice-job.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { listPresentMembers, setMentions } from './mention-queries.ts';

/**
 * Stores the people whom a comment mentions now, and notifies those mentioned for the first time, except the writer. A person who was
 * told about something on the record that they have not opened is not told again (product P44); this is decided when it is sent.
 */
export async function mention(
  { jobs, tx, member }: { jobs: JobQueue; tx: CompanyTx; member: Member },
  record: CommentedRecord,
  comment: { assessmentId: AssessmentId; id: CommentId; body: string; chosen: readonly MembershipId[] },
): Promise<void> {
  const { assessmentId, id: commentId, body, chosen } = comment;
  const people = mentionedIn(body, await listPresentMembers(tx, assessmentId), chosen);
  const others = people.filter(({ userId }) => userId !== member.userId);
  const added = await setMentions(tx, assessmentId, commentId, others);
  if (added.length === 0) return;
  const { companyId, userId: by } = member;
  const { noun, recordId } = record;
  await somebodyIsMentioned(jobs, tx, { companyId, assessmentId, noun, recordId, commentId, by, people: added });
}
