import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetRefused } from '#server/features/account/notification-mails/forget-refused.ts';
import { invitationMail } from '#server/features/company/invitations/invitation-mail.ts';
import { tellUndeliverable } from '#server/features/company/invitations/tell-undeliverable.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createMail, type Message } from '#server/platform/mail/mail.ts';
import { createMailQueue } from '#server/platform/mail/mail-queue.ts';
import { readEml } from '#server/platform/mail/read-eml.ts';
import { createSeal } from '#server/platform/seal/seal.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { foundCompany } from '../shared/founders.ts';
import { createTestApp, foundThroughTheDoor } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { startSmtpServer, type TestSmtpServer } from '../shared/smtp-server.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'twofold-mail-'));
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });
const opened: { close(): Promise<void> }[] = [];
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  // What takes minutes in production takes a second here.
  await owner(
    `update jobs.queue set retry_delay = 1, retry_backoff = false, heartbeat_seconds = 2 where name = 'mail'`,
  );
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const each of opened.splice(0).reverse()) await each.close();
});
afterAll(() => database.close());

const owner = (sql: string) => asOwner(database.ownerUrl, (client) => client.query(sql));

async function openSmtp(port?: number): Promise<TestSmtpServer> {
  const smtp = await startSmtpServer(port);
  opened.push(smtp);
  return smtp;
}

function configFor(smtpUrl: string): Config {
  const read = readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PUBLIC_URL: 'https://twofold.example' }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.config;
}

async function openQueue(smtpUrl: string) {
  const jobs: JobQueue = await createJobQueue(database, log, { pollingSeconds: 0.5, watchSeconds: 1 });
  opened.push(jobs);
  const config = configFor(smtpUrl);
  return createMailQueue({ jobs, mail: createMail(config, log), config, log });
}

/** Starts a process that works on the queue. */
async function startSender(smtpUrl: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('mail-sender.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database.appUrl, dataDir], {
    env: { ...process.env, SMTP_URL: smtpUrl, PUBLIC_URL: 'https://twofold.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the sender ended with ${code}`)));
  });
  return child;
}

/** Only a guard against a test that hangs: these tests start processes of their own. */
const HANG_MS = 120_000;

const letter = (to: string, text = `for ${to}`) => ({ to, subject: 'Hello', text, html: `<p>${text}</p>` });
const messageIds = ({ received }: TestSmtpServer) =>
  received.map(({ source }) => /^Message-ID: <([^>]+)>/im.exec(source)?.[1]);

describe('the mail queue', () => {
  it('delivers HTML and text with names as text, whatever the names are', async () => {
    const smtp = await openSmtp();
    const mail = await openQueue(smtp.url);
    const message = invitationMail('https://twofold.example', {
      id: 'a1',
      secret: 's3cret',
      email: 'mia@example.com',
      role: 'user',
      audit: null,
      companyName: 'Ünal & Söhne\r\nBcc: eve@example.com',
      inviterName: '<b>Ada</b>',
      expiresAt: new Date('2026-11-28T12:00:00Z'),
    });
    await mail.send(message);
    const { source, to } = await eventually('the mail arrives', () => smtp.received[0]);
    expect(to).toBe('mia@example.com');
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    const { subject, text } = await readEml(source);
    expect(subject).toBe('<b>Ada</b> invites you to join Ünal & Söhne Bcc: eve example com on Twofold');
    expect(text).toContain('https://twofold.example/invitation?invitation=a1#secret=s3cret');
    // A day in words: the hour is only known in a time zone, and the reader's is not.
    expect(text).toContain('You can use it once, until 27 November 2026.');
    expect(text).toContain('Then you see what is assigned to you.');
    expect(source).toContain('Content-Type: text/html');
    expect(message.html).not.toContain('<b>');
  });

  it('sends a message of a transaction if and only if that commits', async () => {
    const smtp = await openSmtp();
    const mail = await openQueue(smtp.url);
    const member = await foundCompany(database);
    const failing = database.inCompany(member, async (tx) => {
      await mail.sendWith(tx, letter('never@example.com'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await database.inCompany(member, (tx) => mail.sendWith(tx, letter('member@example.com')));
    await database.asSystem('test', (tx) => mail.sendWith(tx, letter('system@example.com')));
    await eventually('both arrive', () => smtp.received.length === 2);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(['member@example.com', 'system@example.com']);
  });

  it('keeps waiting mail sealed: neither address nor link is readable in the database', async () => {
    const smtp = await openSmtp();
    const { port } = smtp;
    await smtp.close();
    const mail = await openQueue(`smtp://127.0.0.1:${port}`);
    await mail.send(letter('sealed@example.com', 'a secret link'));
    const { rows } = await owner(`select j::text as row from jobs.job j where name = 'mail' and state <> 'completed'`);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toMatch(/sealed@|secret link/);
    const again = await openSmtp(port);
    const { source } = await eventually('it arrives', () => again.received[0]);
    expect(source).toContain('a secret link');
    expect(lines.join('')).not.toMatch(/sealed@|secret link/);
  });

  it('deletes delivered mail within minutes', async () => {
    await owner(`update jobs.queue set deletion_seconds = 1 where name = 'mail'`);
    await owner(`delete from jobs.job where name = 'mail'`);
    const smtp = await openSmtp();
    const jobs = await createJobQueue(database, log, { pollingSeconds: 0.5, watchSeconds: 1 });
    opened.push(jobs);
    const config = configFor(smtp.url);
    const mail = await createMailQueue({ jobs, mail: createMail(config, log), config, log });
    await mail.send(letter('gone-soon@example.com'));
    await eventually('it arrives', () => smtp.received.length === 1);
    await eventually('nothing of it is left', async () => {
      await owner(`update jobs.queue set maintain_on = now() - interval '2 minutes' where name = 'mail'`);
      const { rows } = await owner(`select from jobs.job where name = 'mail' and state = 'completed'`);
      return rows.length === 0;
    });
  });

  it(
    'loses nothing and sends nothing twice when the mail server is away and the application is killed meanwhile',
    async () => {
      const smtp = await openSmtp();
      const { port, url } = smtp;
      await smtp.close();
      const first = await startSender(url);
      const mail = await openQueue(url);
      const addresses = Array.from({ length: 12 }, (_, index) => `person${index}@example.com`);
      for (const to of addresses) await mail.send(letter(to));
      await eventually('some are being tried', async () => {
        const { rows } = await owner(`select from jobs.job where name = 'mail' and state = 'retry'`);
        return rows.length > 3;
      });
      first.kill('SIGKILL');
      for (const each of opened.splice(0).reverse()) await each.close();
      const back = await openSmtp(port);
      await startSender(url);
      await eventually('all arrive', () => back.received.length >= addresses.length, HANG_MS);
      await eventually('the queue is empty', async () => {
        const { rows } = await owner(
          `select from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`,
        );
        return rows.length === 0;
      });
      expect(back.received.map(({ to }) => to).sort()).toEqual([...addresses].sort());
    },
    HANG_MS,
  );

  it(
    'resends with the same Message-ID when the process died between the acceptance and its commit',
    async () => {
      const smtp = await openSmtp();
      smtp.delayMs = 1500;
      const sender = await startSender(smtp.url);
      const jobs = await createJobQueue(database, log);
      opened.push(jobs);
      await database.asSystem('test', async (tx) => {
        const seal = createSeal(configFor(smtp.url).secrets.auth, 'mail that waits');
        const message = { ...letter('twice@example.com'), messageId: 'stable@twofold.example' };
        await jobs.add('mail', { sealed: seal.close(JSON.stringify(message)) }, { tx });
      });
      await eventually('it is being sent', async () => {
        const { rows } = await owner(`select from jobs.job where name = 'mail' and state = 'active'`);
        return rows.length === 1;
      });
      await eventually('the server has the message', () => smtp.received.length === 1);
      sender.kill('SIGKILL');
      smtp.delayMs = 0;
      await startSender(smtp.url);
      await eventually('it is tried again', () => smtp.received.length === 2);
      await eventually('the queue is empty', async () => {
        const { rows } = await owner(
          `select from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`,
        );
        return rows.length === 0;
      });
      expect(messageIds(smtp)).toEqual(['stable@twofold.example', 'stable@twofold.example']);
    },
    HANG_MS,
  );

  it.each(['RCPT', 'DATA'] as const)(
    'notifies the inviter, and stops trying, when the mailbox of an invitation is refused permanently at %s',
    async (step) => {
      const smtp = await openSmtp();
      Object.assign(smtp, { refuseWith: 550, refuseAt: step, refuseSaying: '5.1.1 No such user' });
      const app = createTestApp(database);
      const { api, email } = await foundThroughTheDoor(app);
      const jobs = await createJobQueue(database, log, { pollingSeconds: 0.5, watchSeconds: 1 });
      opened.push(jobs);
      const config = configFor(smtp.url);
      const now = () => new Date();
      const mail = createMail(config, log);
      const told: Message[] = [];
      const teller = { send: async (message: Message) => void told.push(message) };
      const onRefused = tellUndeliverable({ database, mail: teller, config, now });
      const queue = await createMailQueue({ jobs, mail, config, log, onRefused });
      const sent = await api.invitations.send({ email: `refused-${step.toLowerCase()}@example.com`, role: 'user' });
      expect(sent.isUndeliverable).toBe(false);
      await queue.send({ ...letter(sent.email), about: { invitationId: sent.id } });
      await eventually('the inviter is told', () => told.length === 1);
      expect(told[0]).toMatchObject({ to: email, subject: `Your invitation to ${sent.email} could not be delivered` });
      expect(told[0]?.text).toContain('/app/company');
      expect(await api.invitations.list({})).toEqual([{ ...sent, isUndeliverable: true }]);
      await eventually('the queue is empty', async () => {
        const { rows } = await owner(
          `select from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`,
        );
        return rows.length === 0;
      });
    },
  );

  it('reports what a permanently refused mail was about: the person mentioned no longer counts as notified', async () => {
    const smtp = await openSmtp();
    smtp.refuseWith = 550;
    const { email } = await foundThroughTheDoor(createTestApp(database));
    const config = configFor(smtp.url);
    const jobs = await createJobQueue(database, log, { pollingSeconds: 0.5, watchSeconds: 1 });
    opened.push(jobs);
    const onRefused = forgetRefused(database);
    const queue = await createMailQueue({ jobs, mail: createMail(config, log), config, log, onRefused });
    const { rows } = await owner(
      `insert into sent_notices (user_id, notice) select id, 'mention 1' from users where email = '${email}' returning user_id`,
    );
    const { user_id: userId } = mustHave(rows[0]) as { user_id: string };
    await queue.send({ ...letter(email), about: { userId, notice: 'mention 1' } });
    await eventually('it is forgotten', async () => {
      const { rows: told } = await owner(`select from sent_notices where user_id = '${userId}'`);
      return told.length === 0;
    });
  });

  it('retries after "not now" and gives up after "no such mailbox"', async () => {
    lines.splice(0);
    const smtp = await openSmtp();
    const mail = await openQueue(smtp.url);
    smtp.refuseWith = 451;
    await mail.send(letter('later@example.com'));
    await eventually('it is put off', () => lines.some((line) => line.includes('tried again')));
    smtp.refuseWith = 0;
    await eventually('it arrives', () => smtp.received.length === 1);
    smtp.refuseWith = 550;
    await mail.send(letter('nobody@example.com'));
    await eventually('it is given up', () => lines.some((line) => line.includes('permanently refused')));
    smtp.refuseWith = 0;
    await eventually('the queue is empty', async () => {
      const { rows } = await owner(
        `select from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`,
      );
      return rows.length === 0;
    });
    expect(smtp.received).toHaveLength(1);
    expect(lines.join('')).not.toContain('nobody@example.com');
  });
});
