import type { CompanyTx } from '#database/doors.ts';
import { listMembers } from '#server/features/company/team/queries.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';

type Reader = Awaited<ReturnType<typeof listMembers>>[number];

/** Emails every current member, if and only if the transaction commits. Returns their ids. */
export async function tellMembers(
  tx: CompanyTx,
  mail: MailQueue,
  compose: (reader: Reader) => Omit<Message, 'to'>,
): Promise<Reader[]> {
  const members = await listMembers(tx);
  for (const member of members) await mail.sendWith(tx, { to: member.email, ...compose(member) });
  return members;
}
