import { z } from 'zod';
import type { CompanyTx } from '#database/doors.ts';
import { COMMENTED_NOUNS } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId, CompanyId, UserId } from '#domain/ids.ts';
import { LOOK_AFTER_SECONDS } from '#domain/people/collect-mails.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

const id = <Branded extends string>() => z.uuid() as unknown as z.ZodType<Branded>;
/** A notice to send, as stored in the queue. */
export const noticeJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminders') }),
  z.object({
    kind: z.literal('results'),
    companyId: id<CompanyId>(),
    assessmentId: id<AssessmentId>(),
    completedBy: id<UserId>(),
    completedAt: z.string(),
  }),
  z.object({
    kind: z.literal('mention'),
    companyId: id<CompanyId>(),
    assessmentId: id<AssessmentId>(),
    noun: z.enum(COMMENTED_NOUNS),
    recordId: z.string(),
    commentId: id<CommentId>(),
    by: id<UserId>(),
    people: z.array(id<UserId>()),
    /** Without it, the notice is a mention. */
    as: z.enum(['question', 'answer']).optional(),
  }),
  z.object({ kind: z.literal('given-work'), companyId: id<CompanyId>() }),
  z.object({ kind: z.literal('announcement'), id: z.uuid(), subject: z.string(), text: z.string() }),
]);
export type NoticeJob = z.infer<typeof noticeJob>;

/** Notifies the colleagues who want it that an assessment was completed, if and only if the transaction commits. */
export function resultsAreThere(
  jobs: JobQueue,
  tx: CompanyTx,
  result: { companyId: CompanyId; assessmentId: AssessmentId; completedBy: UserId; completedAt: string },
): Promise<void> {
  return jobs.add('notices', { kind: 'results', ...result } satisfies NoticeJob, { tx });
}

/**
 * Notifies the people who want it of what is theirs to do from now on, if and only if the transaction commits: they have become the owner
 * of something, are asked for a review, or may sign. What exactly is read from the database when the email is sent.
 */
export async function workIsGiven(
  jobs: JobQueue,
  tx: CompanyTx,
  { companyId }: { companyId: CompanyId },
): Promise<void> {
  for (const afterSeconds of LOOK_AFTER_SECONDS) {
    await jobs.add('notices', { kind: 'given-work', companyId } satisfies NoticeJob, { tx, afterSeconds });
  }
}

/** Notifies the people who want it that a comment mentions them, if and only if the transaction commits. */
export function somebodyIsMentioned(
  jobs: JobQueue,
  tx: CompanyTx,
  mention: Omit<Extract<NoticeJob, { kind: 'mention' }>, 'kind'>,
): Promise<void> {
  return jobs.add('notices', { kind: 'mention', ...mention } satisfies NoticeJob, { tx });
}
