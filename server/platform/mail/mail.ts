import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

export interface Message {
  /** A single address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt to send this message, so that a mailbox can discard a second copy. Without angle brackets. */
  messageId?: string;
  /** What the message is about, for the listener that is told about a permanent refusal. It is never sent. */
  about?: { invitationId: string } | { userId: string; notice: string };
}

/** The way in which messages are sent. Never awaited inside a transaction. */
export interface Mail {
  /** Resolves when the mail server (or the outbox folder) has accepted the message; rejects if it has not. */
  send(message: Message): Promise<void>;
}

/** SMTP if it is configured, otherwise `.eml` files in the outbox folder (product P11). */
export function createMail({ mail }: Pick<Config, 'mail'>, log: Log): Mail {
  if (mail.smtpUrl) return createSmtp(mail.smtpUrl, mail.from);
  log.info({ folder: mail.outboxDir }, 'no SMTP_URL: messages go to the outbox folder');
  return createOutbox(mail.outboxDir, mail.from);
}
