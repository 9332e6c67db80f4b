import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createSeal } from '#server/platform/seal/seal.ts';
import type { Mail, Message } from './mail.ts';
import { type Blame, blameFor, type MailError, sentenceOf } from './mail-fault.ts';

/** Email that is not lost if the mail server is down or the application is killed. */
export interface MailQueue extends Mail {
  /** Resolves when the message is stored, long before it is delivered. */
  send(message: Message): Promise<void>;
  /** The same inside a transaction: the message leaves if and only if that commits. */
  sendWith(tx: Transaction<Tables>, message: Message): Promise<void>;
}

interface MailJob {
  sealed: string;
  /** The ISO time at which the message was queued. */
  queuedAt?: string;
  /** The process that is handing it over, or that ended while doing so: the mail server may have received it. */
  handedOverBy?: string | null;
  /** Whether another process has already waited for a report from that one. */
  isWaitedFor?: boolean;
}

interface QueueParts {
  jobs: Pick<JobQueue, 'add'>;
  config: Pick<Config, 'publicUrl' | 'secrets'>;
}

/** Is told what happened to emails. Anything it throws has no effect on them. */
export interface MailWatch {
  taken(message: Message): Promise<void>;
  /** @param queuedAt when the message was queued, if the fault may concern only this message; otherwise null */
  heldUp(said: string, queuedAt: Date | null): Promise<void>;
}

const createMailSeal = ({ secrets }: QueueParts['config']) => createSeal(secrets.auth, 'mail that waits');

/** Puts messages into the durable queue; a worker sends them. */
export function queueMail({ jobs, config }: QueueParts): MailQueue {
  const seal = createMailSeal(config);
  const host = new URL(config.publicUrl).hostname;
  const add = (message: Message, tx?: Transaction<Tables>) => {
    const id = randomUUID();
    const sealed = seal.close(JSON.stringify({ messageId: `${id}@${host}`, ...message }));
    const data: MailJob = { sealed, queuedAt: new Date().toISOString() };
    return jobs.add('mail', data, { id, ...(tx && { tx }) });
  };
  return { send: (message) => add(message), sendWith: (tx, message) => add(message, tx) };
}

/**
 * Puts messages into the durable queue, and passes them to `mail` until it accepts them, with the same Message-ID on every attempt.
 * Accepted messages are reported to the database until it knows; meanwhile, this process remembers them, and another process that finds
 * the message waits once before it sends. A copy can reach a mailbox only if the process dies between the mail server's acceptance and
 * that report, or if a connection breaks before the acceptance arrives.
 */
export async function createMailQueue({
  jobs,
  mail,
  config,
  log,
  onRefused = async () => {},
  watch = { taken: async () => {}, heldUp: async () => {} },
}: QueueParts & {
  jobs: JobQueue;
  mail: Mail;
  config: Partial<Pick<Config, 'mail'>>;
  log: Log;
  /** Called once for a message whose recipient the mail server permanently refuses. */
  onRefused?: (message: Message) => Promise<void>;
  watch?: MailWatch;
}): Promise<MailQueue> {
  const seal = createMailSeal(config);
  const secrets = secretsOf(config.mail?.smtpUrl);
  const me = randomUUID();
  /** Messages that the mail server has accepted and that the database does not record yet. */
  const taken = new Set<string>();
  const tell = (telling: Promise<void>) =>
    telling.catch((err) => log.warn({ err }, 'the outcome of a mail could not be recorded'));

  async function putOff(error: MailError, blame: Blame, said: string, { queuedAt }: MailJob): Promise<never> {
    const { code, command } = error;
    log.warn({ code, command, said, blame }, LATER[blame === 'ours' ? 'ours' : 'later']);
    const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
    if (blame === 'ours') await tell(watch.heldUp(said, isOfThisMail ? new Date(queuedAt ?? 0) : null));
    // The library's error repeats the recipient, and the queue stores anything thrown.
    throw new Error(said);
  }

  async function handOver(job: MailJob, id: string): Promise<void> {
    const message = JSON.parse(seal.open(job.sealed)) as Message;
    await jobs.note('mail', id, { handedOverBy: me, isWaitedFor: false });
    try {
      await mail.send(message);
    } catch (thrown) {
      const error = thrown as MailError;
      const said = sentenceOf(error, [...secrets, message.subject, localPartOf(message.to)]);
      const blame = blameFor(error);
      await jobs.note('mail', id, { handedOverBy: null });
      if (blame !== 'recipient') return putOff(error, blame, said, job);
      log.warn(
        { code: error.code, command: error.command, said, blame },
        'the mail server permanently refused a recipient',
      );
      return onRefused(message);
    }
    taken.add(id);
    await jobs.finish('mail', id);
    taken.delete(id);
    await tell(watch.taken(message));
  }

  await jobs.work<MailJob>('mail', async (job, _signal, id) => {
    if (taken.has(id)) return jobs.finish('mail', id);
    const { handedOverBy, isWaitedFor } = job;
    if (handedOverBy && handedOverBy !== me && !isWaitedFor) {
      await jobs.note('mail', id, { isWaitedFor: true });
      throw new Error('Another process may have handed it over and not recorded it yet.');
    }
    await handOver(job, id);
  });
  return queueMail({ jobs, config });
}

const LATER = {
  ours: 'a mail waits: the operator must check the mail server, the connection or the settings; it will be tried again',
  later: 'a mail could not be handed over; it will be tried again',
};

const localPartOf = (address: string) => address.slice(0, address.lastIndexOf('@'));

/** The parts of SMTP_URL that must not be in a log, in the forms in which a server may repeat them. */
function secretsOf(smtpUrl: string | undefined): string[] {
  if (!smtpUrl) return [];
  const { username, password } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  const secret = decodeURIComponent(password);
  const asSent = [user, secret, `\0${user}\0${secret}`].map((text) => Buffer.from(text).toString('base64'));
  return [user, secret, username, password, ...(username ? asSent : [])];
}
