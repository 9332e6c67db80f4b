import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { lookAtMail, sayMail } from '#server/operator/look-at-mail.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createMail, type Message } from '#server/platform/mail/mail.ts';
import { createMailQueue } from '#server/platform/mail/mail-queue.ts';
import { noteRefused, readMailState } from '#server/platform/mail/mail-state.ts';
import { watchMail } from '#server/platform/mail/watch-mail.ts';
import { openWire } from '../shared/breakable-wire.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { startSmtpServer, type TestSmtpServer } from '../shared/smtp-server.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'twofold-mail-'));
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  // What takes minutes in production takes a second here.
  await owner(
    `update jobs.queue set retry_delay = 1, retry_backoff = false, heartbeat_seconds = 2 where name = 'mail'`,
  );
});
beforeEach(async () => {
  lines.splice(0);
  await owner(`delete from jobs.job where name = 'mail'`);
  await owner('delete from mail_state');
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});
afterAll(() => database.close());

const owner = (sql: string) => asOwner(database.ownerUrl, (client) => client.query(sql));
const letter = (to: string, text = `for ${to}`) => ({ to, subject: `Hello from Öko AG`, text, html: `<p>${text}</p>` });

function configFor(smtpUrl: string): Config {
  const read = readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PUBLIC_URL: 'https://twofold.example' }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.config;
}

async function openSmtp(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const smtp = await startSmtpServer(0, options);
  opened.push(smtp);
  return smtp;
}

/** A running queue; reports which messages were given up. */
async function openQueue(smtpUrl: string, over = database as Pick<TestDatabase, 'pool'>) {
  const jobs = await createJobQueue(over, log, { pollingSeconds: 0.5, watchSeconds: 1 });
  opened.push(jobs);
  const config = configFor(smtpUrl);
  const refused: Message[] = [];
  const onRefused = async (message: Message) => {
    refused.push(message);
    await noteRefused(over.pool, message.to);
  };
  const watch = watchMail({ pool: over.pool, jobs });
  const mail = await createMailQueue({ jobs, mail: createMail(config, log), config, log, onRefused, watch });
  return { mail, refused };
}

const isQueueEmpty = async () =>
  (await owner(`select from jobs.job where name = 'mail' and state <> 'completed'`)).rowCount === 0;
const heldUp = async () => (await readMailState(database.pool)).said;
/** Waits until the one message has been retried in vain this many times. */
async function triedAgain(times = 2): Promise<void> {
  await eventually('it is tried again', async () => {
    const { rows } = await owner(`select from jobs.job where name = 'mail' and retry_count >= ${times}`);
    return rows.length === 1;
  });
}

const asksForPassword = (password: string, options: SMTPServerOptions = {}): SMTPServerOptions => ({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: (auth, _session, done) =>
    auth.password === password
      ? done(null, { user: auth.username })
      : done(Object.assign(new Error(`5.7.8 ${auth.username}: ${auth.password} is wrong`), { responseCode: 535 })),
  ...options,
});

describe('a fault in our own settings', () => {
  it.each(['MAIL', 'RCPT', 'DATA'] as const)(
    'keeps the mail, blames nobody and recovers by itself: policy at %s',
    async (step) => {
      const smtp = await openSmtp();
      Object.assign(smtp, { refuseWith: 550, refuseAt: step, refuseSaying: '5.7.1 Relaying denied' });
      const { mail, refused } = await openQueue(smtp.url);
      await mail.send(letter('kept@example.com'));
      await triedAgain();
      expect(await heldUp()).toContain('550 5.7.1 Relaying denied');
      smtp.refuseWith = 0;
      await eventually('it arrives', () => smtp.received.length === 1);
      await eventually('nothing waits', isQueueEmpty);
      await eventually('mail counts as leaving', async () => (await heldUp()) === null);
      expect(refused).toEqual([]);
    },
  );

  it('is a wrong password: the log says so in the library’s words, without the password, the name and the address', async () => {
    let password = 'changed-later';
    const smtp = await openSmtp(
      asksForPassword('', { onAuth: (auth, session, done) => asksForPassword(password).onAuth?.(auth, session, done) }),
    );
    const { mail, refused } = await openQueue(smtp.url.replace('//', '//ada-the-user:hunter-two@'));
    await mail.send(letter('kept@example.com'));
    await triedAgain();
    expect(await heldUp()).toMatch(/^Invalid login: 535 .*is wrong$/);
    expect(lines.join('')).toContain('Invalid login: 535');
    expect(lines.join('')).toContain('EAUTH');
    expect(lines.join('') + (await heldUp())).not.toMatch(/hunter-two|ada-the-user|kept@|Öko/);
    password = 'hunter-two';
    await eventually('it arrives', () => smtp.received.length === 1);
    expect(refused).toEqual([]);
  });

  it('is a mail server that requires sign-in: 530 at the recipient', async () => {
    const smtp = await openSmtp();
    Object.assign(smtp, { refuseWith: 530, refuseAt: 'RCPT', refuseSaying: 'Authentication required' });
    const { mail, refused } = await openQueue(smtp.url);
    await mail.send(letter('kept@example.com'));
    await triedAgain();
    expect(await heldUp()).toContain('530 ');
    expect(refused).toEqual([]);
  });

  it.each([
    ['nobody listens', 'smtp://127.0.0.1:1', 'ECONNREFUSED'],
    ['nobody knows the name', 'smtp://mail.invalid:25', 'mail.invalid'],
  ])('is an unreachable mail server: %s', async (_what, url, said) => {
    const { mail, refused } = await openQueue(url);
    await mail.send(letter('kept@example.com'));
    await triedAgain(1);
    expect(await heldUp()).toContain(said);
    expect(refused).toEqual([]);
  });

  it('is a server that does not speak SMTP', async () => {
    const web = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n').on('error', () => {}));
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    opened.push({ close: () => new Promise((resolve) => web.close(() => resolve())) });
    const { port } = web.address() as { port: number };
    const { mail } = await openQueue(`smtp://127.0.0.1:${port}`);
    await mail.send(letter('kept@example.com'));
    await triedAgain(1);
    expect(await heldUp()).toContain('Invalid greeting');
  });

  it('is distinguished from one mail that is refused while others are accepted', async () => {
    const smtp = await openSmtp();
    Object.assign(smtp, {
      refuseWith: 550,
      refuseSaying: '5.7.1 Blocked by policy',
      refuseOnly: 'kept@example.com',
    });
    const { mail } = await openQueue(smtp.url);
    await mail.send(letter('kept@example.com'));
    await triedAgain(1);
    expect(await heldUp()).toContain('5.7.1');
    await mail.send(letter('other@example.com'));
    await eventually('the other arrives', () => smtp.received.length === 1);
    await eventually('mail counts as leaving', async () => (await heldUp()) === null);
    const { rows } = await owner(`select retry_count as tries from jobs.job where name = 'mail' and state = 'retry'`);
    await triedAgain(rows[0].tries + 2);
    expect(await heldUp()).toBe(null);
  });
});

describe('what admins see', () => {
  it('is that no mail is sent, until it is sent again; members do not see it', async () => {
    const smtp = await openSmtp();
    Object.assign(smtp, { refuseWith: 535, refuseAt: 'MAIL', refuseSaying: 'Not signed in' });
    const app = createTestApp(database);
    const admin = await foundThroughTheDoor(app);
    const member = await joinCompany(app, admin, 'user', 'Mia Member');
    expect(await admin.api.company.readMailState({})).toEqual({ heldUpSince: null });
    const { mail } = await openQueue(smtp.url);
    await mail.send(letter('kept@example.com'));
    const { heldUpSince } = await eventually('it is told', async () => {
      const state = await admin.api.company.readMailState({});
      return state.heldUpSince === null ? null : state;
    });
    expect(Date.parse(heldUpSince ?? '')).toBeLessThanOrEqual(Date.now());
    await expect(member.api.company.readMailState({})).rejects.toMatchObject({ code: 'access-denied' });
    smtp.refuseWith = 0;
    await eventually(
      'it is not told any more',
      async () => (await admin.api.company.readMailState({})).heldUpSince === null,
    );
  });

  it('is whose mailbox refuses mail, until it accepts one', async () => {
    const smtp = await openSmtp();
    const app = createTestApp(database);
    const admin = await foundThroughTheDoor(app);
    const member = await joinCompany(app, admin, 'user', 'Mia Member');
    const refusedAsSeenBy = async ({ api }: typeof member) =>
      (await api.team.list({})).filter(({ isMailRefused }) => isMailRefused).map(({ email }) => email);
    Object.assign(smtp, { refuseWith: 550, refuseSaying: '5.1.1 No such user' });
    const { mail } = await openQueue(smtp.url);
    await mail.send(letter(member.email));
    await eventually('it is told', async () => (await refusedAsSeenBy(admin)).includes(member.email));
    expect(await refusedAsSeenBy(member)).toEqual([]);
    expect(await heldUp()).toBe(null);
    smtp.refuseWith = 0;
    await mail.send(letter(member.email));
    await eventually('it is not told any more', async () => (await refusedAsSeenBy(admin)).length === 0);
  });

  it('is in the operator’s tools with the words of the mail server', async () => {
    const { mail } = await openQueue('smtp://127.0.0.1:1');
    await mail.send(letter('kept@example.com'));
    await triedAgain(1);
    const said = sayMail(await lookAtMail({ database }));
    expect(said).toMatch(/No mail has been sent since .*ECONNREFUSED/);
    expect(said).toContain('Messages waiting: 1');
  });
});

describe('a self-signed certificate', () => {
  it.each(['smtp', 'smtps'])('is refused over %s, naming the setting, and accepted with it', async (scheme) => {
    const options = asksForPassword('hunter-two', { secure: scheme === 'smtps', disabledCommands: [] });
    const smtp = await openSmtp(options);
    const url = `${scheme}://ada:hunter-two@127.0.0.1:${smtp.port}/`;
    const first = await openQueue(url);
    await first.mail.send(letter('kept@example.com'));
    await triedAgain(1);
    expect(await heldUp()).toMatch(/certificate.*"\?tls\.rejectUnauthorized=false" at the end of SMTP_URL/);
    for (const each of opened.splice(1).reverse()) await each.close();
    await openQueue(`${url}?tls.rejectUnauthorized=false`);
    await eventually('it arrives', () => smtp.received.length === 1);
    expect(first.refused).toEqual([]);
  });
});

describe('a temporary refusal', () => {
  it.each([
    ['greylisting', { refuseWith: 450, refuseSaying: '4.2.0 Greylisted' }, { refuseWith: 0 }],
    ['a connection that breaks off after the message', { breakOff: true }, { breakOff: false }],
  ])('is %s: retried, reported to nobody', async (_what, before, after) => {
    const smtp = await openSmtp();
    Object.assign(smtp, before);
    const { mail, refused } = await openQueue(smtp.url);
    await mail.send(letter('later@example.com'));
    await triedAgain(1);
    expect(await heldUp()).toBe(null);
    const already = smtp.received.length;
    Object.assign(smtp, after);
    await eventually('it arrives', () => smtp.received.length > already);
    const ids = smtp.received.map(({ source }) => /^Message-ID: <([^>]+)>/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(refused).toEqual([]);
  });
});

describe('a database that goes away while the mail server accepts a mail', () => {
  it.each(['this process', 'another process too'])('sends it only once when %s finds the job again', async (who) => {
    const smtp = await openSmtp();
    let accept = () => {};
    smtp.holding = new Promise((resolve) => (accept = resolve));
    const wire = await openWire(database.appUrl);
    opened.push(wire);
    const near = await openDatabase(wire.url, { onError: () => undefined });
    opened.push(near);
    const { mail } = await openQueue(smtp.url, near);
    await mail.send(letter('once@example.com'));
    await eventually('the mail server has it', () => smtp.received.length === 1);
    wire.cut();
    accept();
    smtp.holding = null;
    // The job’s heartbeat ends: any process that works on the queue may take it.
    const { mail: later } = await openQueueElsewhere(who, smtp.url);
    // Without another server, the test does what that server's watch would do.
    if (!later) await owner(`update jobs.job set state = 'retry', start_after = now() where name = 'mail'`);
    await eventually('it is given up for dead', async () => {
      await owner(`update jobs.queue set monitor_on = null where name = 'mail'`);
      const { rows } = await owner(`select from jobs.job where name = 'mail' and state = 'retry'`);
      return rows.length === 1;
    });
    wire.mend();
    await eventually('the queue is empty', isQueueEmpty);
    await later?.send(letter('after@example.com'));
    if (later) await eventually('another arrives', () => smtp.received.some(({ to }) => to === 'after@example.com'));
    expect(smtp.received.filter(({ to }) => to === 'once@example.com')).toHaveLength(1);
  });

  async function openQueueElsewhere(who: string, url: string) {
    return who === 'this process' ? { mail: null } : openQueue(url);
  }
});
