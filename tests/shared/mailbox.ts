import type { Message } from '#server/platform/mail/mail.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';

export interface Mailbox extends MailQueue {
  /** All sent mails, oldest first. */
  readonly messages: readonly Message[];
  to(address: string): Message[];
  /** The secret behind the '#' of the newest link to this address, such as `confirm` or `reset`. */
  secret(kind: string, address: string): string;
}

/** A mail server that keeps its mails. They leave after the response: wait with `sessions.close()` first. */
export function createMailbox(): Mailbox {
  const messages: Message[] = [];
  const to = (address: string) => messages.filter((message) => message.to === address);
  return {
    messages,
    to,
    send: async (message) => {
      messages.push(message);
    },
    // Tests of the real queue prove that a failed transaction never sends its mail.
    sendWith: async (_tx, message) => {
      messages.push(message);
    },
    secret: (kind, address) => {
      const links = to(address).map((message) => new RegExp(`#${kind}=([\\w-]+)`).exec(message.text)?.[1]);
      const newest = links.filter((link) => link !== undefined).at(-1);
      if (!newest) throw new Error(`No ${kind} link was mailed to ${address}.`);
      return newest;
    },
  };
}
