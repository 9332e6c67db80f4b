import { randomUUID } from 'node:crypto';
import type { NoticeJob } from '#server/features/account/notifications/notice-job.ts';
import { OperatorRefusal, type OperatorTools } from './tools.ts';

/**
 * Queues an email to everyone who gets system updates. The running server sends it.
 * @param text plain; an empty line starts a new paragraph
 */
export async function announce({ jobs }: OperatorTools, subject: string, text: string): Promise<void> {
  if (subject.trim() === '' || text.trim() === '')
    throw new OperatorRefusal('An announcement needs a subject and a text.');
  const job: NoticeJob = { kind: 'announcement', id: randomUUID(), subject: subject.trim(), text: text.trim() };
  await jobs.add('notices', job);
}
