import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS, type NotificationPreferences } from '#domain/people/notification-preferences.ts';
import { sendNotices, startNotices } from '#server/features/account/notification-mails/send-notices.ts';
import type { NoticeJob } from '#server/features/account/notifications/notice-job.ts';
import { savePreferences } from '#server/features/account/notifications/queries.ts';
import { createJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createMailQueue } from '#server/platform/mail/mail-queue.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { createMailbox, type Mailbox } from '../shared/mailbox.ts';
import { mustHave } from '../shared/must-have.ts';

const DAY = 24 * 60 * 60 * 1000;
const log = createLog('silent');
const config = { publicUrl: 'https://twofold.example' };

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Does what a job requests, at a time so many days ahead, and returns the mails. */
async function send(job: NoticeJob, daysAhead = 0, mailbox: Mailbox = createMailbox()): Promise<Mailbox> {
  const now = () => new Date(Date.now() + daysAhead * DAY);
  await sendNotices({ database, mail: mailbox, config, now, log }, job);
  return mailbox;
}

async function prefer(visitor: Visitor, change: Partial<NotificationPreferences>): Promise<void> {
  await visitor.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, ...change });
}

const subjects = (mailbox: Mailbox, { email }: Visitor) => mailbox.to(email).map(({ subject }) => subject);

/** Does what the queue does each morning, so many days ahead. */
async function runMorning(daysAhead: number): Promise<void> {
  const mornings: object[] = [];
  const workers: ((data: never, signal: AbortSignal, id: string) => Promise<void>)[] = [];
  const jobs: JobQueue = {
    add: async () => {},
    note: async () => {},
    finish: async () => {},
    wake: async () => {},
    work: async (_, worker) => void workers.push(worker),
    schedule: async (_queue, _cron, data) => void mornings.push(data),
    close: async () => {},
  };
  const now = () => new Date(Date.now() + daysAhead * DAY);
  await startNotices({ database, jobs, mail: createMailbox(), config, now, log });
  await mustHave(workers[0])(mustHave(mornings[0]) as never, new AbortController().signal, 'morning');
}

describe('expired data', () => {
  it('is deleted daily: sessions and links of people who never return, and browsers whose cookie has expired', async () => {
    const founder = await foundThroughTheDoor(app, 'Nimmerland GmbH');
    const count = () =>
      asOwner(database.ownerUrl, async (client) => {
        const { rows } = await client.query(
          `select (select count(*)::int from user_sessions where user_id = u.id) as sessions,
             (select count(*)::int from user_devices where user_id = u.id) as devices,
             (select count(*)::int from user_verifications where value = 'nobody any more') as links
           from users u where email = $1`,
          [founder.email],
        );
        return rows[0];
      });
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `insert into user_verifications (identifier, value, expires_at) values ('old', 'nobody any more', now() + interval '1 hour')`,
      ),
    );
    expect(await count()).toEqual({ sessions: 1, devices: 1, links: 1 });
    await runMorning(0);
    expect(await count()).toEqual({ sessions: 1, devices: 1, links: 1 });
    await runMorning(31);
    expect(await count()).toEqual({ sessions: 0, devices: 1, links: 0 });
    await runMorning(399);
    expect(await count()).toMatchObject({ devices: 1 });
    await runMorning(401);
    expect(await count()).toMatchObject({ devices: 0 });
  });
});

describe('reminders', () => {
  it('reach everyone in a company whose draft has been idle for two weeks, unless they switched them off', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const willing = await joinCompany(app, founder, 'user', 'Uma');
    const unwilling = await joinCompany(app, founder, 'user', 'Nils');
    const silent = await joinCompany(app, founder, 'user', 'Sven');
    await prefer(unwilling, { assessmentReminders: false });
    await prefer(silent, { email: false });
    const mailbox = await send({ kind: 'reminders' }, 15);
    const subject = 'Reminder: Nordlicht GmbH’s double materiality assessment is not complete';
    expect([founder, willing, unwilling, silent].map((person) => subjects(mailbox, person))).toEqual([
      [subject],
      [subject],
      [],
      [],
    ]);
    expect(mailbox.to(willing.email)[0]?.text).toContain('https://twofold.example/app/assessment');
    expect(mailbox.to(willing.email)[0]?.text).toContain('https://twofold.example/app/settings');
  });

  it('are sent once each, three times at most, and start again when someone has worked', async () => {
    const founder = await foundThroughTheDoor(app);
    const mailbox = createMailbox();
    const count = () => mailbox.to(founder.email).length;
    for (const [day, expected] of [
      [13, 0],
      [14, 1],
      [15, 1],
      [27, 1],
      [29, 2],
      [43, 3],
      [57, 3],
      [300, 3],
    ] as const) {
      await send({ kind: 'reminders' }, day, mailbox);
      expect({ day, count: count() }).toEqual({ day, count: expected });
    }
    await founder.api.assessment.moveTo({ assessmentId: founder.draft.assessment.id, currentStep: 2 });
    await send({ kind: 'reminders' }, 15, mailbox);
    expect(count()).toBe(4);
  });

  it('are not sent for a completed assessment or to people who have left', async () => {
    const founder = await foundThroughTheDoor(app);
    const left = await joinCompany(app, founder, 'user', 'Lea');
    const { id } = mustHave((await founder.api.team.list()).find(({ email }) => email === left.email));
    await founder.api.team.remove({ id });
    expect(subjects(await send({ kind: 'reminders' }, 20), left)).toEqual([]);
    const done = await foundThroughTheDoor(app);
    await done.api.assessment.complete({ assessmentId: done.draft.assessment.id });
    expect(subjects(await send({ kind: 'reminders' }, 20), done)).toEqual([]);
  });

  it('reach nobody while the company is being closed, but do once it is kept', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    await founder.api.offboarding.close({ typedName: 'Nordlicht GmbH' });
    expect(subjects(await send({ kind: 'reminders' }, 20), founder)).toEqual([]);
    await founder.api.offboarding.keep({});
    expect(subjects(await send({ kind: 'reminders' }, 20), founder)).toHaveLength(1);
  });
});

describe('news of results', () => {
  it('are queued by completing an assessment and reach the colleagues who want them, once', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const willing = await joinCompany(app, founder, 'user', 'Uma');
    const byDefault = await joinCompany(app, founder, 'user', 'Dora');
    await prefer(willing, { reportUpdates: true });
    await prefer(founder, { reportUpdates: true });
    app.added.length = 0;
    await founder.api.assessment.complete({ assessmentId: founder.draft.assessment.id });
    const [job] = app.added;
    expect(job?.queue).toBe('notices');
    const mailbox = await send(job?.data as NoticeJob);
    await send(job?.data as NoticeJob, 0, mailbox);
    expect(subjects(mailbox, willing)).toEqual(['New results: Nordlicht GmbH’s double materiality assessment']);
    expect(mailbox.to(willing.email)[0]?.text).toContain('Ada Founder has completed');
    expect([founder, byDefault].map((person) => subjects(mailbox, person))).toEqual([[], []]);
  });
});

describe('an announcement', () => {
  it('reaches everyone who wants system updates, once, and no unconfirmed address', async () => {
    const willing = await app.signUp();
    const unwilling = await app.signUp();
    await prefer(unwilling, { systemUpdates: false });
    const unproven = `unproven.${randomUUID()}@example.com`;
    await asOwner(database.ownerUrl, (client) =>
      client.query(`insert into users (name, email) values ('Nobody', $1)`, [unproven]),
    );
    const job: NoticeJob = { kind: 'announcement', id: randomUUID(), subject: 'Maintenance', text: 'One.\n\nTwo.' };
    const mailbox = await send(job);
    await send(job, 0, mailbox);
    expect(subjects(mailbox, willing)).toEqual(['Maintenance']);
    expect(mailbox.to(willing.email)[0]?.text).toContain('One.\n\nTwo.');
    expect(subjects(mailbox, unwilling)).toEqual([]);
    expect(mailbox.to(unproven)).toEqual([]);
  });
});

describe('the processing of notices', () => {
  it('is done by the queue, and the mail of a notice is stored with the fact that it was sent', async () => {
    const jobs = await createJobQueue(database, log, { pollingSeconds: 0.5 });
    const mailbox = createMailbox();
    const secrets = app.config.secrets;
    const mail = await createMailQueue({ jobs, mail: mailbox, config: { ...config, secrets }, log });
    await startNotices({ database, jobs, mail, config, now: () => new Date(), log });
    const person = await app.signUp();
    const { user } = await person.api.session.read();
    await savePreferences(database.persons, user?.id as UserId, DEFAULT_NOTIFICATIONS);
    const job: NoticeJob = { kind: 'announcement', id: randomUUID(), subject: 'By the queue', text: 'Hello.' };
    await jobs.add('notices', job);
    await eventually('it arrives', () => subjects(mailbox, person).length > 0);
    // One for later waits.
    await jobs.add('notices', { ...job, id: randomUUID(), subject: 'Later' }, { afterSeconds: 3600 });
    const waiting = await asOwner(database.ownerUrl, (client) =>
      client.query(
        `select round(extract(epoch from start_after - created_on))::int as seconds from jobs.job
         where name = 'notices' and data ->> 'subject' = 'Later' and state = 'created'`,
      ),
    );
    expect(waiting.rows).toEqual([{ seconds: 3600 }]);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query(`select cron from jobs.schedule where name = 'notices'`),
    );
    expect(rows).toEqual([{ cron: '0 6 * * *' }]);
    await jobs.close();
  });
});
