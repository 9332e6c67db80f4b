import { randomUUID } from 'node:crypto';
import type { Limits } from '#server/platform/limits/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

export type AccountMail = ReturnType<typeof composeMail>;

export interface AccountMailer {
  /**
   * Hands over an email; resolves once it can no longer be lost. It never rejects, because the person's action is complete with or
   * without the email. Handing over takes only as long as writing a row, so the response time does not reveal whether an email was sent.
   */
  send(to: string, mail: AccountMail): Promise<void>;
  /** The same for emails that a stranger can cause: only a few an hour reach one mailbox, the others are discarded. */
  sendRarely(to: string, mail: AccountMail, limit?: 'mail' | 'resetMail'): Promise<void>;
  /** Waits until everything in progress has been handed over or has failed. */
  settle(): Promise<void>;
}

export function createAccountMailer({
  mail,
  limits,
  log,
  publicUrl,
}: {
  mail: Mail;
  limits: Limits;
  log: Log;
  publicUrl: string;
}): AccountMailer {
  const underWay = new Set<Promise<void>>();
  const track = (sending: Promise<void>) => {
    const settled = sending
      .catch((err: unknown) => log.error({ err }, 'a mail could not be handed over'))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    return settled;
  };
  const host = new URL(publicUrl).hostname;
  const handOver = (to: string, content: AccountMail) =>
    mail.send({ to, ...content, messageId: `${randomUUID()}@${host}` });
  return {
    send: (to, content) => track(handOver(to, content)),
    sendRarely: (to, content, limit = 'mail') =>
      track(
        limits.take(limit, to).then((taken) => {
          if (taken.ok) return handOver(to, content);
          log.warn('the hourly mail limit of a mailbox is reached');
        }),
      ),
    settle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
