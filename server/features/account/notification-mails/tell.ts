import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { UserId } from '#domain/ids.ts';
import type { NoticeKind } from '#domain/people/notification-preferences.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import type { MailingWork } from '#server/platform/mail/mailing-work.ts';
import { listWilling, markSent, type Recipient } from './notice-queries.ts';

type NoticeMail = Omit<Message, 'to' | 'messageId'>;

/** What sending notices needs. */
export type TellPorts = Omit<MailingWork, 'jobs'>;

/**
 * Emails everyone who wants the notice, each in a separate transaction, with what `write` returns for them; null sends nothing. A notice
 * is marked as sent if and only if its email is queued.
 */
export async function tellEach(
  parts: TellPorts,
  kind: NoticeKind,
  among: readonly UserId[] | undefined,
  write: (tx: Transaction<Tables>, recipient: Recipient) => Promise<NoticeMail | null>,
): Promise<void> {
  for (const recipient of await listWilling(parts.database.persons, kind, among)) {
    await tellOne(parts, recipient, (tx) => write(tx, recipient));
  }
}

/** The same for one person, who wants it. */
export async function tellOne(
  { database, mail }: TellPorts,
  { email }: Recipient,
  write: (tx: Transaction<Tables>) => Promise<NoticeMail | null>,
): Promise<void> {
  await database.persons.transaction().execute(async (tx) => {
    const written = await write(tx);
    if (written) await mail.sendWith(tx, { to: email, ...written });
  });
}

/** Emails everyone who wants this notice and has not received it. */
export function tell(
  parts: TellPorts,
  kind: NoticeKind,
  among: readonly UserId[] | undefined,
  notice: string,
  compose: (recipient: Recipient) => NoticeMail,
): Promise<void> {
  return tellEach(parts, kind, among, async (tx, recipient) =>
    (await markSent(tx, recipient.userId, notice, parts.now())) ? compose(recipient) : null,
  );
}
