import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { sendNotices } from '#server/features/account/notification-mails/send-notices.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { createMailbox, type Mailbox } from '../shared/mailbox.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A Monday on which the drafts of these tests have not been idle for long. */
const MONDAY = nextMonday();
function nextMonday(): string {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  return day.toISOString().slice(0, 10);
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The morning's work so many days after that Monday. */
async function morning(days: number, mailbox: Mailbox = createMailbox()): Promise<Mailbox> {
  const now = () => new Date(`${daysAfter(MONDAY, days)}T06:00:00Z`);
  const parts = { database, mail: mailbox, config: { publicUrl: 'https://twofold.example' }, now };
  await sendNotices({ ...parts, log: createLog('silent') }, { kind: 'reminders' });
  return mailbox;
}

/** A company of two with two unfinished components. */
async function companyOfTwo(name = 'Nordlicht GmbH') {
  const founder = await foundThroughTheDoor(app, name);
  const { api } = founder;
  const assessmentId = founder.draft.assessment.id;
  const topicId = mustHave(founder.draft.topics[0]).id;
  const add = async (title: string) => {
    const id = randomUUID() as ComponentId;
    const open = { ...componentFields, justification: '', financialEffects: [] };
    await api.components.create({ assessmentId, id, topicId, ...open, title });
    return { noun: 'component', key: id } as const;
  };
  const [spill, noise] = [await add('Spill at https://evil.example/x'), await add('Noise')];
  const ben = await joinCompany(app, founder, 'user', 'Ben Colleague');
  const { people } = await api.assignments.list({ assessmentId });
  const benId = mustHave(people.find((one) => one.name === 'Ben Colleague')).userId;
  const give = (record: typeof spill, owner: UserId | null, dueOn: string | null) =>
    api.assignments.assign({ assessmentId, records: [record], owner, dueOn });
  return { ...founder, api, founder, assessmentId, topicId, ben, benId, spill, noise, give };
}

/** The mails to a person about their work, without the separate notice about an idle draft. */
const mailed = (mailbox: Mailbox, { email }: { email: string }) =>
  mailbox.to(email).filter(({ subject }) => !subject.endsWith('is not complete'));
const subjects = (mailbox: Mailbox, person: { email: string }) => mailed(mailbox, person).map(({ subject }) => subject);

describe('what is due', () => {
  it('is mailed to its owner once before its day and once after, all in one mail, titles without addresses', async () => {
    const { give, founder, ben, benId, spill, noise } = await companyOfTwo();
    const dueOn = daysAfter(MONDAY, 5);
    await give(spill, benId, dueOn);
    await give(noise, benId, dueOn);
    const mailbox = createMailbox();
    const due = '2 items assigned to you are due soon: Nordlicht GmbH';
    const overdue = '2 items assigned to you are overdue: Nordlicht GmbH';
    for (const [days, expected] of [
      [1, []],
      [2, [due]],
      [3, [due]],
      [5, [due]],
      [6, [due, overdue]],
      [8, [due, overdue]],
    ] as const) {
      await morning(days, mailbox);
      expect([days, ...subjects(mailbox, ben)]).toEqual([days, ...expected]);
    }
    const [mail] = mailed(mailbox, ben);
    expect(mail?.text).toContain('Noise (due');
    expect(mail?.text).toContain('Spill at https evil example x');
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('"Due Dates" is turned on in your settings: https://twofold.example/app/settings');
    expect(subjects(mailbox, founder)).toEqual([]);
  });

  it('is mailed once even if two servers do the morning’s work at the same time', async () => {
    const { give, ben, benId, spill } = await companyOfTwo();
    await give(spill, benId, daysAfter(MONDAY, 2));
    const mailbox = createMailbox();
    await Promise.all([morning(1, mailbox), morning(1, mailbox), morning(1, mailbox)]);
    expect(subjects(mailbox, ben)).toEqual(['1 item assigned to you is due soon: Nordlicht GmbH']);
  });

  it('is sent with the next run if no mail could be queued, with the digest: nothing counts as sent that was not', async () => {
    const { give, ben, benId, spill } = await companyOfTwo();
    await give(spill, benId, daysAfter(MONDAY, 9));
    const away = async () => {
      throw new Error('The queue is away.');
    };
    await expect(morning(7, { ...createMailbox(), send: away, sendWith: away })).rejects.toThrow('The queue is away.');
    const mailbox = await morning(7);
    expect(subjects(mailbox, ben)).toHaveLength(2);
    expect(subjects(mailbox, ben)).toContain('1 item assigned to you is due soon: Nordlicht GmbH');
    await morning(7, mailbox);
    expect(subjects(mailbox, ben)).toHaveLength(2);
  });

  it('is sent again for another day, but not for what is done, reassigned, long overdue or switched off', async () => {
    const { api, assessmentId, give, founder, ben, benId, spill, noise } = await companyOfTwo();
    const mailbox = createMailbox();
    await give(spill, benId, daysAfter(MONDAY, 2));
    await give(noise, benId, daysAfter(MONDAY, -30));
    await morning(1, mailbox);
    expect(subjects(mailbox, ben)).toHaveLength(1);
    await give(spill, benId, daysAfter(MONDAY, 3));
    await morning(1, mailbox);
    expect(subjects(mailbox, ben)).toHaveLength(2);
    await give(spill, benId, daysAfter(MONDAY, 4));
    await api.assignments.review({ assessmentId, record: spill, to: 'in-review' });
    const { assignments } = await ben.api.assignments.list({ assessmentId });
    const seenLine = assignments.find(({ key }) => key === spill.key)?.line ?? null;
    await ben.api.assignments.review({ assessmentId, record: spill, to: 'reviewed', seenLine });
    await give(noise, null, daysAfter(MONDAY, 4));
    await morning(2, mailbox);
    expect(subjects(mailbox, ben)).toHaveLength(2);
    await give(noise, benId, daysAfter(MONDAY, 4));
    await ben.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, dueDates: false });
    await morning(3, mailbox);
    expect(subjects(mailbox, ben)).toHaveLength(2);
    expect(subjects(mailbox, founder)).toEqual([]);
  });

  it('is sent to nobody who has left, and not for a completed assessment', async () => {
    const left = await companyOfTwo();
    await left.give(left.spill, left.benId, daysAfter(MONDAY, 2));
    const member = mustHave((await left.api.team.list()).find(({ fullName }) => fullName === 'Ben Colleague'));
    await left.api.team.remove({ id: member.id });
    const done = await companyOfTwo();
    await done.give(done.spill, done.benId, daysAfter(MONDAY, 2));
    await done.api.assessment.complete({ assessmentId: done.assessmentId });
    const mailbox = await morning(1);
    expect([subjects(mailbox, left.ben), subjects(mailbox, done.ben)]).toEqual([[], []]);
  });
});

describe('the weekly digest', () => {
  it('is sent on Mondays to people with something to do, once, and says how much and what waits for a review', async () => {
    const { assessmentId, give, founder, ben, benId, spill, noise } = await companyOfTwo('Südwind AG');
    await give(spill, benId, daysAfter(MONDAY, -30));
    await give(noise, benId, null);
    await ben.api.assignments.review({ assessmentId, record: noise, to: 'in-review' });
    const other = await joinCompany(app, founder, 'user', 'Nils Willing');
    await other.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, weeklyDigest: false });
    const mailbox = createMailbox();
    await morning(-1, mailbox);
    expect(subjects(mailbox, ben)).toEqual([]);
    await Promise.all([morning(0, mailbox), morning(0, mailbox)]);
    const subject = 'Your week: Südwind AG’s double materiality assessment';
    expect(subjects(mailbox, ben)).toEqual([subject]);
    const [mail] = mailed(mailbox, ben);
    expect(mail?.text).toContain('2 items assigned to you are open: 1 overdue, 1 due later or without a due date.');
    expect(mail?.text).not.toContain('review');
    expect(mail?.text).not.toContain('financial year');
    expect(mail?.html).toContain('<a href="https://twofold.example/app/settings"');
    // Ada wrote them, so only a third person may review them.
    expect(subjects(mailbox, founder)).toEqual([]);
    expect(subjects(mailbox, other)).toEqual([]);
    await other.api.notifications.savePreferences(DEFAULT_NOTIFICATIONS);
    await morning(7, mailbox);
    expect(subjects(mailbox, other)).toEqual([subject]);
    expect(mailed(mailbox, other)[0]?.text).toContain('1 item is waiting for your review.');
    expect(subjects(mailbox, ben)).toEqual([subject, subject]);
  });

  it.each([
    [[-1], '1 item assigned to you is open: overdue.'],
    [[2, 7], '2 items assigned to you are open, all due within seven days.'],
    [[8, null], '2 items assigned to you are open, all due later or without a due date.'],
    [[-1, 7], '2 items assigned to you are open: 1 overdue, 1 due within seven days.'],
  ] as const)('sums up what is due in %j days and omits empty groups', async (days, sum) => {
    const { give, ben, benId, spill, noise } = await companyOfTwo();
    for (const [at, record] of [spill, noise].entries()) {
      const inDays = days[at];
      if (inDays === undefined) continue;
      await give(record, benId, inDays === null ? null : daysAfter(MONDAY, inDays));
    }
    const digest = mailed(await morning(0), ben).find(({ subject }) => subject.startsWith('Your week'));
    expect(digest?.text).toContain(sum);
  });
});

describe('with a reopened assessment alongside the next one', () => {
  /** Both drafts have entries with the same names. */
  async function twoDrafts() {
    const company = await companyOfTwo();
    const { api, assessmentId, benId, spill, noise, give } = company;
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    const { draft } = await api.assessment.readDraft({ assessmentId: next.id });
    const inNext = (title: string) => mustHave(draft?.components.find((each) => each.title.includes(title)));
    const giveNext = (title: string, dueOn: string | null) =>
      api.assignments.assign({
        assessmentId: next.id,
        records: [{ noun: 'component', key: inNext(title).id }],
        owner: benId,
        dueOn,
      });
    const yearOf = (start: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(start));
    const [year, nextYear] = [company.draft.assessment, next].map(
      ({ name, financialYearStart }) => `${name}, financial year starting ${yearOf(financialYearStart)}`,
    );
    return { ...company, spill, noise, give, giveNext, year: mustHave(year), nextYear: mustHave(nextYear) };
  }

  it('mails name the assessment of each item, ordered by day across both', async () => {
    const { ben, benId, noise, spill, give, giveNext, year, nextYear } = await twoDrafts();
    await give(noise, benId, daysAfter(MONDAY, 2));
    await give(spill, benId, null);
    await giveNext('Noise', daysAfter(MONDAY, 1));
    await giveNext('Spill', daysAfter(MONDAY, 3));
    const mails = mailed(await morning(0), ben);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '3 items assigned to you are due soon: Nordlicht GmbH',
      'Your week: Nordlicht GmbH’s double materiality assessment',
    ]);
    for (const { text } of mails) {
      const named = [...text.matchAll(/^(Noise|Spill).*?; (.*)\)$/gm)].map(([, title, assessment]) => [
        title,
        assessment,
      ]);
      expect(named).toEqual([
        ['Noise', nextYear],
        ['Noise', year],
        ['Spill', nextYear],
      ]);
      expect(text).toContain(
        'The Home page shows one assessment at a time. To see your items in another one, switch to it in the questionnaire.',
      );
    }
    const digest = mails.find(({ subject }) => subject.startsWith('Your week'));
    expect(digest?.text).toContain(
      '4 items assigned to you are open in 2 assessments: 3 due within seven days, 1 due later or without a due date.',
    );
    expect(digest?.text).toContain(`(${year})\n`);
  });

  it('the digest names the assessment of what waits for a review, even where the person has nothing else', async () => {
    const { api, assessmentId, ben, noise, year } = await twoDrafts();
    await api.assignments.review({ assessmentId, record: noise, to: 'in-review' });
    const [digest] = mailed(await morning(0), ben);
    expect(digest?.text).toContain(`1 item is waiting for your review in ${year}.`);
  });
});
