import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { sendNotices } from '#server/features/account/notification-mails/send-notices.ts';
import type { NoticeJob } from '#server/features/account/notifications/notice-job.ts';
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

/** Ada, Ben and Cem, with two entries by Ada, and a mailbox. */
async function companyOfThree(name = 'Nordlicht GmbH') {
  const founder = await foundThroughTheDoor(app, name);
  const { api } = founder;
  const assessmentId = founder.draft.assessment.id;
  const topicId = mustHave(founder.draft.topics[0]).id;
  const add = async (title: string) => {
    const id = randomUUID() as ComponentId;
    await api.components.create({ assessmentId, id, topicId, ...componentFields, financialEffects: [], title });
    return { noun: 'component', key: id } as const;
  };
  const [spill, noise] = [await add('Spill at https://evil.example/x & <b>more'), await add('Noise')];
  const ben = await joinCompany(app, founder, 'user', 'Ben Colleague');
  const cem = await joinCompany(app, founder, 'user', 'Cem Third');
  const { people } = await api.assignments.list({ assessmentId });
  const idOf = (of: string) => mustHave(people.find((one) => one.name === of)).userId;
  const mailbox = createMailbox();
  const give = (records: (typeof spill)[], owner: UserId | null, as = api) =>
    as.assignments.assign({ assessmentId, records, owner });
  return {
    ...{ founder, api, assessmentId, topicId, add, spill, noise, ben, cem, mailbox, give },
    ...{ ada: idOf('Ada Founder'), benId: idOf('Ben Colleague'), cemId: idOf('Cem Third') },
  };
}

/** Does all jobs that have been added up to now, as they were due so many minutes from now. */
async function work(mailbox: Mailbox, minutes = 2): Promise<void> {
  const now = () => new Date(Date.now() + minutes * 60_000);
  const parts = { database, mail: mailbox, config: { publicUrl: 'https://twofold.example' }, now };
  for (const { queue, data } of app.added) {
    const job = data as NoticeJob;
    if (queue === 'notices' && (job.kind === 'given-work' || job.kind === 'mention')) {
      await sendNotices({ ...parts, log: createLog('silent') }, job);
    }
  }
}

const subjects = (mailbox: Mailbox, { email }: { email: string }) => mailbox.to(email).map(({ subject }) => subject);

describe('an owner', () => {
  it('is mailed soon, with the name of the item, who gave it and a link to it, unless they did it themselves', async () => {
    const { give, spill, noise, ben, founder, cem, ada, benId, mailbox } = await companyOfThree();
    app.added.length = 0;
    await give([spill], benId);
    expect(app.added.map(({ queue, afterSeconds }) => [queue, afterSeconds])).toEqual([
      ['notices', 120],
      ['notices', 62 * 60],
    ]);
    await give([noise], ada);
    await work(mailbox);
    expect(subjects(mailbox, ben)).toEqual([
      '“Spill at https evil example x & <b>more” was assigned to you: Nordlicht GmbH',
    ]);
    const { text, html } = mustHave(mailbox.to(ben.email)[0]);
    expect(text).toContain(
      'Ada Founder made you the owner of this item in the double materiality assessment of Nordlicht GmbH:',
    );
    expect(text).toMatch(new RegExp(`https://twofold.example/app/assessment\\?section=\\S+&component=${spill.key}\n`));
    expect(text).toContain('"Assignments" is turned on in your settings');
    expect(html).toContain('&#38; &#60;b&#62;more');
    expect([subjects(mailbox, founder), subjects(mailbox, cem)]).toEqual([[], []]);
  });

  it('of many items gets one email that names eight of them and counts the others', async () => {
    const { add, give, ben, benId, mailbox } = await companyOfThree();
    const records = [];
    for (let at = 1; at <= 12; at += 1) records.push(await add(`Entry ${at}`));
    for (const record of records.slice(0, 3)) await give([record], benId);
    await give(records.slice(3), benId);
    await work(mailbox);
    expect(subjects(mailbox, ben)).toEqual(['12 items were assigned to you: Nordlicht GmbH']);
    const { text } = mustHave(mailbox.to(ben.email)[0]);
    expect(text.match(/^Entry \d+\nhttps:/gm)).toHaveLength(8);
    expect(text).toContain('And 4 more.');
  });

  it('hears of what follows within the hour in one more email, and then again soon', async () => {
    const { give, add, spill, noise, ben, cem, benId, mailbox } = await companyOfThree();
    await give([spill], benId);
    await work(mailbox, 2);
    const [third, fourth] = [await add('Third'), await add('Fourth')];
    await give([noise], benId);
    await give([third], benId, cem.api);
    await work(mailbox, 30);
    await work(mailbox, 61);
    expect(subjects(mailbox, ben)).toHaveLength(1);
    await work(mailbox, 62);
    expect(subjects(mailbox, ben)[1]).toBe('2 items were assigned to you: Nordlicht GmbH');
    expect(mailbox.to(ben.email)[1]?.text).toContain('Ada Founder and Cem Third made you the owner of these 2 items');
    await give([fourth], benId);
    await work(mailbox, 121);
    expect(subjects(mailbox, ben)).toHaveLength(2);
    await work(mailbox, 122);
    expect(subjects(mailbox, ben)[2]).toBe('“Fourth” was assigned to you: Nordlicht GmbH');
    await work(mailbox, 300);
    expect(subjects(mailbox, ben)).toHaveLength(3);
  });

  it('is mailed once even if two servers send at the same time, and again if the queue was away', async () => {
    const { give, spill, ben, benId, mailbox } = await companyOfThree();
    await give([spill], benId);
    const away = async () => {
      throw new Error('The queue is away.');
    };
    await expect(work({ ...createMailbox(), sendWith: away })).rejects.toThrow('The queue is away.');
    await Promise.all([work(mailbox), work(mailbox), work(mailbox)]);
    expect(subjects(mailbox, ben)).toHaveLength(1);
  });

  it('is not mailed about what was taken back or deleted, after leaving, or with the switch off', async () => {
    const taken = await companyOfThree();
    await taken.give([taken.spill], taken.benId);
    await taken.give([taken.spill], taken.cemId);
    await taken.give([taken.noise], taken.benId);
    await taken.api.components.remove({ assessmentId: taken.assessmentId, id: taken.noise.key });
    await work(taken.mailbox);
    expect([subjects(taken.mailbox, taken.ben), subjects(taken.mailbox, taken.cem)]).toMatchObject([[], [{}]]);
    const left = await companyOfThree();
    await left.give([left.spill], left.benId);
    await left.give([left.noise], left.cemId);
    const member = mustHave((await left.api.team.list()).find(({ fullName }) => fullName === 'Ben Colleague'));
    await left.api.team.remove({ id: member.id });
    await left.cem.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, assignments: false });
    await work(left.mailbox);
    expect(left.mailbox.messages).toEqual([]);
  });

  it('is mailed by whatever way they became one: an undo, and a copy for the next year', async () => {
    const { api, assessmentId, give, spill, ben, cem, benId, mailbox } = await companyOfThree();
    await give([spill], benId);
    await give([spill], null);
    await work(mailbox, 2);
    expect(subjects(mailbox, ben)).toEqual([]);
    const [taken] = (await api.history.ofAssessment({ assessmentId, noun: 'assignment' })).changes;
    app.added.length = 0;
    await cem.api.undo.change({ assessmentId, id: mustHave(taken).id });
    await work(mailbox, 3);
    expect(mailbox.to(ben.email)[0]?.text).toContain('Cem Third made you the owner');
    await api.assessment.complete({ assessmentId });
    app.added.length = 0;
    await api.assessment.begin({ copyOf: assessmentId });
    await work(mailbox, 300);
    expect(mailbox.to(ben.email)[1]?.text).toContain('Ada Founder made you the owner of this item');
  });

  it('hears nothing from another company, and their company’s name and records stay there', async () => {
    const [ours, theirs] = [await companyOfThree('Ours'), await companyOfThree('Theirs')];
    await ours.give([ours.spill], ours.benId);
    await theirs.give([theirs.noise], theirs.cemId);
    const mailbox = createMailbox();
    await work(mailbox);
    expect([subjects(mailbox, ours.ben), subjects(mailbox, theirs.cem)]).toEqual([
      ['“Spill at https evil example x & <b>more” was assigned to you: Ours'],
      ['“Noise” was assigned to you: Theirs'],
    ]);
    expect(mailbox.to(ours.ben.email)[0]?.text).not.toContain('Theirs');
    expect([ours.cem, theirs.ben].flatMap((person) => subjects(mailbox, person))).toEqual([]);
  });
});

describe('a requested review', () => {
  it('is mailed to the person who is asked, and to nobody if nobody in particular is', async () => {
    const { api, assessmentId, spill, noise, ben, cem, founder, benId, cemId, mailbox } = await companyOfThree();
    const ask = (record: typeof spill, reviewer: UserId | null) =>
      api.assignments.review({ assessmentId, record, to: 'in-review', reviewer });
    await ask(spill, null);
    await ask(noise, benId);
    await work(mailbox);
    expect(subjects(mailbox, ben)).toEqual(['Review “Noise”: Nordlicht GmbH']);
    const { text } = mustHave(mailbox.to(ben.email)[0]);
    expect(text).toContain('Ada Founder asked you to review this item in the double materiality assessment');
    expect(text).toContain(`https://twofold.example/app/register?component=${noise.key}\n`);
    expect(text).toContain('"Review Requests" is turned on in your settings');
    expect([subjects(mailbox, cem), subjects(mailbox, founder)]).toEqual([[], []]);
    // Cancelled before the email goes out.
    await api.assignments.review({ assessmentId, record: spill, to: 'open' });
    await ask(spill, cemId);
    await api.assignments.review({ assessmentId, record: spill, to: 'open' });
    await work(mailbox);
    expect(subjects(mailbox, cem)).toEqual([]);
  });

  it('comes in one email with what the person owns, and not at all if they switched reviews off', async () => {
    const { api, assessmentId, spill, noise, ben, cem, benId, cemId, mailbox, topicId } = await companyOfThree();
    await cem.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, reviewRequests: false });
    const review = { assessmentId, review: 'in-review' } as const;
    await api.assignments.assign({ ...review, records: [spill, noise], reviewer: benId });
    await api.assignments.assign({ ...review, records: [{ noun: 'topic', key: topicId }], reviewer: cemId });
    await api.assignments.assign({ assessmentId, records: [noise], owner: benId, dueOn: '2027-12-03' });
    await work(mailbox);
    expect(subjects(mailbox, ben)).toEqual(['3 new items for you: Nordlicht GmbH']);
    const { text } = mustHave(mailbox.to(ben.email)[0]);
    expect(text).toContain('Noise (due 3 December 2027)');
    expect(text).toContain('Ada Founder asked you to review these 2 items');
    expect(text).toContain('"Assignments" and "Review Requests" are turned on in your settings');
    expect(subjects(mailbox, cem)).toEqual([]);
  });
});

describe('a signature that is due', () => {
  it('is mailed to those who may record it, step by step, and not to the person who made it possible', async () => {
    const { api, assessmentId, ben, cem, founder, mailbox } = await companyOfThree();
    await cem.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, signatures: false });
    await api.assessment.complete({ assessmentId });
    await work(mailbox);
    const { name } = (await api.assessment.read({ assessmentId })).assessment;
    expect(subjects(mailbox, ben)).toEqual(['The “Prepared” signature is due: Nordlicht GmbH']);
    const { text } = mustHave(mailbox.to(ben.email)[0]);
    expect(text).toMatch(/^The “Prepared” signature is due\n\nHello, Ben Colleague\n/);
    const completed = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain(
      `“${name}” of Nordlicht GmbH, completed on ${completed}, is waiting for the “Prepared” signature`,
    );
    expect(text).toContain('Others can sign it too. Only one of you needs to.');
    expect(text).toContain(`https://twofold.example/app/results?assessmentId=${assessmentId}\n`);
    expect(text).toContain('"Signatures" is turned on in your settings');
    expect([subjects(mailbox, cem), subjects(mailbox, founder)]).toEqual([[], []]);
    const sign = async (step: 'prepared' | 'reviewed', by: string, as = api) => {
      const { sha256 } = await as.signOff.read({ assessmentId });
      const { id } = mustHave((await api.team.list()).find(({ fullName }) => fullName === by));
      const signedOn = new Date().toISOString().slice(0, 10);
      const signature = {
        step,
        by: { from: 'company', memberId: id },
        jobTitle: 'CFO',
        signedOn,
        minutes: '',
      } as const;
      await as.signOff.sign({ assessmentId, sha256: mustHave(sha256), ...signature });
    };
    await sign('prepared', 'Ben Colleague', ben.api);
    await work(mailbox, 3);
    // Ben has signed already; Ada hears of the next step.
    expect([subjects(mailbox, ben).length, subjects(mailbox, founder)]).toEqual([
      1,
      ['The “Reviewed” signature is due: Nordlicht GmbH'],
    ]);
    await cem.api.notifications.savePreferences(DEFAULT_NOTIFICATIONS);
    await sign('reviewed', 'Cem Third', cem.api);
    await work(mailbox, 80);
    // Only an admin may approve.
    expect(subjects(mailbox, founder).at(-1)).toBe('The “Approved” signature is due: Nordlicht GmbH');
    expect([subjects(mailbox, ben).length, subjects(mailbox, cem)]).toEqual([1, []]);
  });

  it('is not mailed if the assessment has been reopened in the meantime', async () => {
    const { api, assessmentId, mailbox } = await companyOfThree();
    await api.assessment.complete({ assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    await work(mailbox);
    expect(mailbox.messages).toEqual([]);
  });
});

it('a member who joined in the meantime can be given something, and hears nothing from before', async () => {
  const { founder, api, assessmentId, spill, noise, give, benId, mailbox } = await companyOfThree();
  await give([spill], benId);
  await work(mailbox);
  const dora = await joinCompany(app, founder, 'user', 'Dora New');
  const { people } = await api.assignments.list({ assessmentId });
  await work(mailbox, 70);
  expect(subjects(mailbox, dora)).toEqual([]);
  await give([noise], mustHave(people.find(({ name }) => name === 'Dora New')).userId);
  await work(mailbox, 70);
  expect(subjects(mailbox, dora)).toEqual(['“Noise” was assigned to you: Nordlicht GmbH']);
});
