import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createSeal } from '#server/platform/seal/seal.ts';
import type { Mail, Message } from './mail.ts';

/** Mail that survives a mail server that is down and an application that is killed. */
export interface MailQueue extends Mail {
  /** Resolves when the message is stored, long before it is delivered. */
  send(message: Message): Promise<void>;
  /** The same inside a transaction: the message leaves if and only if that commits. */
  sendWith(tx: Transaction<Tables>, message: Message): Promise<void>;
}

interface MailJob {
  sealed: string;
}

interface QueueParts {
  jobs: Pick<JobQueue, 'add'>;
  config: Pick<Config, 'publicUrl' | 'secrets'>;
}

const createMailSeal = ({ secrets }: QueueParts['config']) => createSeal(secrets.auth, 'mail that waits');

/** Puts messages into the durable queue; whoever works on it sends them. */
export function queueMail({ jobs, config }: QueueParts): MailQueue {
  const seal = createMailSeal(config);
  const host = new URL(config.publicUrl).hostname;
  const add = (message: Message, tx?: Transaction<Tables>) => {
    const id = randomUUID();
    const data: MailJob = { sealed: seal.close(JSON.stringify({ messageId: `${id}@${host}`, ...message })) };
    return jobs.add('mail', data, { id, ...(tx && { tx }) });
  };
  return { send: (message) => add(message), sendWith: (tx, message) => add(message, tx) };
}

/**
 * Puts messages into the durable queue and hands them to `mail` from there, again and again until it takes them. Each carries
 * the same Message-ID on every try. A copy can reach a mailbox twice only when the process dies between the mail server's
 * acceptance and the queue's own commit.
 */
export async function createMailQueue({
  jobs,
  mail,
  config,
  log,
  onRefused = async () => {},
}: QueueParts & {
  jobs: JobQueue;
  mail: Mail;
  log: Log;
  /** Called once for a message that the mail server refuses for good. */
  onRefused?: (message: Message) => Promise<void>;
}): Promise<MailQueue> {
  const seal = createMailSeal(config);
  await jobs.work<MailJob>('mail', async ({ sealed }) => {
    const message = JSON.parse(seal.open(sealed)) as Message;
    try {
      await mail.send(message);
    } catch (err) {
      if (!isFinal(err)) {
        log.warn({ reason: describe(err) }, 'a mail could not be handed over; it will be tried again');
        // The library's error repeats the recipient; the queue keeps what is thrown.
        throw new Error(describe(err));
      }
      log.warn({ reason: describe(err) }, 'the mail server refuses this mail for good');
      await onRefused(message);
    }
  });
  return queueMail({ jobs, config });
}

/** Where a 5xx is about this very mail; before them (greeting, TLS, signing in) it is about the server's or our settings. */
const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** The mail server does not want this mail from us, whenever it comes: trying again changes nothing (RFC 5321, 4.2.1). */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command !== undefined && aboutTheMail.includes(command) && responseCode !== undefined && responseCode >= 500;
}

/** Code, step and status, without the server's own words: they repeat addresses. */
function describe(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return [code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' ');
}
