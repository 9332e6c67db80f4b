import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { CommentId, CompanyId, MembershipId, UserId } from '#domain/ids.ts';
import { MAX_COMMENT } from '#domain/limits.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { forgetRefused } from '#server/features/account/notification-mails/forget-refused.ts';
import { sendNotices } from '#server/features/account/notification-mails/send-notices.ts';
import type { NoticeJob } from '#server/features/account/notifications/notice-job.ts';
import { readTeamRecords } from '#server/features/assistant/tools/team-records.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinAsAuditor, joinCompany } from '../shared/join-company.ts';
import { createMailbox } from '../shared/mailbox.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

const config = { publicUrl: 'https://twofold.example' };

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const onComponent = ({ component }: World): CommentedRecord => ({ noun: 'component', recordId: component.id });

const onSection = { noun: 'section', recordId: 'Topic Selection' } as const;
const onQuestion = { noun: 'answer', recordId: 'What is the size of your company?' } as const;

interface Said {
  record?: CommentedRecord;
  threadId?: CommentId;
  id?: CommentId;
  chosen?: MembershipId[];
}

/** Writes a comment and returns it as its author sees it. */
async function say(world: World, by: Pick<Visitor, 'api'>, body: string, said: Said = {}) {
  const { record = onComponent(world), threadId = null, id = randomUUID() as CommentId, chosen = [] } = said;
  const { assessmentId } = world;
  const thread = await by.api.comments.add({ assessmentId, ...record, id, threadId, body, chosen });
  return mustHave(thread.find((comment) => comment.id === id));
}

async function withColleague(name = 'Uma User') {
  const world = await foundWorld(app);
  const uma = await joinCompany(app, world, 'user', name);
  const { id } = mustHave((await world.api.team.list()).find(({ email }) => email === uma.email));
  return { world, uma, umasMembership: id };
}

/** The discussions as the analyst reads them. */
async function readThreads({ assessmentId, company, email }: World) {
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ id: UserId }>('select id from users where email = $1', [email]),
  );
  const { id: me } = mustHave(rows[0]);
  const member = { userId: me, companyId: company.id as CompanyId, role: 'admin' as const, requestId: 'test' };
  const records = await database.inCompany(member, (tx) => readTeamRecords(tx, { assessmentId, earlier: null, me }));
  return records.threads.map(({ isQuestion, isResolved, remarks }) => ({
    ...{ isQuestion, isResolved },
    said: remarks.map(({ body }) => body),
  }));
}

/** Runs the jobs added since `from` and returns the mails. */
async function sendMails(from: number, mailbox = createMailbox()) {
  const parts = { database, mail: mailbox, config, now: () => new Date(), log: createLog('silent') };
  for (const { queue, data } of app.added.slice(from)) {
    if (queue === 'notices') await sendNotices(parts, data as NoticeJob);
  }
  return mailbox;
}

describe('comments on a record', () => {
  it('are shown to colleagues in order, with answers, and counted', async () => {
    const { world, uma } = await withColleague();
    const { assessmentId } = world;
    const question = await say(world, world, 'Is this still so?');
    const answer = await say(world, uma, 'Yes', { threadId: question.id });
    const thread = await uma.api.comments.list({ assessmentId, ...onComponent(world) });
    expect(thread.map(({ id, threadId, body, isOwn }) => ({ id, threadId, body, isOwn })).slice(-2)).toEqual([
      { id: question.id, threadId: null, body: 'Is this still so?', isOwn: false },
      { id: answer.id, threadId: question.id, body: 'Yes', isOwn: true },
    ]);
    const { records } = await uma.api.comments.overview({ assessmentId });
    // The world's own comment is a thread too.
    expect(records).toEqual([
      { ...onComponent(world), name: world.component.title, open: 2, all: 2, latestAt: answer.at },
    ]);
  });

  it('can be written on topics, stakeholders and the assessment itself, and on nothing that does not exist', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId, stakeholder, component } = world;
    const other = await foundWorld(app);
    await say(world, world, 'topic', { record: { noun: 'topic', recordId: topicId } });
    await say(world, world, 'group', { record: { noun: 'stakeholder', recordId: stakeholder.id } });
    await say(world, world, 'thresholds', { record: { noun: 'assessment', recordId: assessmentId } });
    const { records } = await api.comments.overview({ assessmentId });
    expect(records.map(({ noun }) => noun).sort()).toEqual(['assessment', 'component', 'stakeholder', 'topic']);
    for (const record of [
      { noun: 'topic', recordId: component.id },
      { noun: 'component', recordId: randomUUID() },
      { noun: 'component', recordId: other.component.id },
      { noun: 'assessment', recordId: other.assessmentId },
    ] as const) {
      await expect(say(world, world, 'here?', { record })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('can be written on sections and questions, answered or not, under their names, and under no other words', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId } = world;
    const before = app.added.length;
    await say(world, world, 'Who does this?', { record: onSection });
    const { id } = await say(world, world, 'Which year is this of, @Uma User?', { record: onQuestion });
    const { records, mentions } = await uma.api.comments.overview({ assessmentId });
    expect(records.slice(0, 2).map(({ noun, recordId, name, open }) => [noun, recordId, name, open])).toEqual([
      ['answer', onQuestion.recordId, onQuestion.recordId, 1],
      ['section', onSection.recordId, onSection.recordId, 1],
    ]);
    expect(mentions.map(({ noun, recordId }) => [noun, recordId])).toEqual([['answer', onQuestion.recordId]]);
    const [mail] = (await sendMails(before)).to(uma.email);
    expect(mail?.text).toContain(`in a comment on “${onQuestion.recordId}”, a question of the questionnaire in the`);
    const link = /https:\S+comments=answer\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(new URL(link).searchParams.get('comments')).toBe(`answer.${onQuestion.recordId}`);
    const [asked] = await uma.api.comments.list({ assessmentId, ...onQuestion });
    expect(asked).toMatchObject({ id, mentions: [{ name: 'Uma User', hasLeft: false }] });
    expect(await uma.api.comments.markRead({ assessmentId, ...onQuestion })).toEqual({ read: 1 });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'comment' });
    expect(changes[0]).toMatchObject({ verb: 'added', title: onQuestion.recordId });
    expect(changes[0]?.held).toEqual([{ field: 'body', label: 'Comment', value: 'Which year is this of, @Uma User?' }]);
    for (const record of [
      { noun: 'answer', recordId: 'Is this a question?' },
      { noun: 'answer', recordId: onSection.recordId },
      { noun: 'section', recordId: onQuestion.recordId },
      { noun: 'component', recordId: onQuestion.recordId },
      { noun: 'topic', recordId: 'no id' },
    ] as const) {
      await expect(say(world, world, 'here?', { record })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('on a question can be neither read nor written from another assessment', async () => {
    const world = await foundWorld(app);
    await say(world, world, 'ours', { record: onQuestion });
    const other = await foundWorld(app);
    expect(await other.api.comments.list({ assessmentId: other.assessmentId, ...onQuestion })).toEqual([]);
    const theirs = { ...world, api: other.api };
    await expect(say(theirs, other, 'ours?', { record: onQuestion })).rejects.toMatchObject({ code: 'not-found' });
    await expect(other.api.comments.list({ assessmentId: world.assessmentId, ...onQuestion })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('are also found by an id in capitals', async () => {
    const world = await foundWorld(app);
    const record = { noun: 'component', recordId: world.component.id.toUpperCase() } as const;
    const { id } = await say(world, world, 'in capitals', { record });
    const thread = await world.api.comments.list({ assessmentId: world.assessmentId, ...record });
    expect(thread.map((comment) => comment.id)).toContain(id);
  });

  it('are stored once when sent twice, and refused when empty or too long', async () => {
    const world = await foundWorld(app);
    const id = randomUUID() as CommentId;
    await say(world, world, 'once', { id });
    await say(world, world, 'once', { id });
    const thread = await world.api.comments.list({ assessmentId: world.assessmentId, ...onComponent(world) });
    expect(thread.filter(({ body }) => body === 'once')).toHaveLength(1);
    for (const body of ['  ', 'x'.repeat(MAX_COMMENT + 1)]) {
      await expect(say(world, world, body)).rejects.toMatchObject({ code: 'malformed' });
    }
  });

  it('can still be written after the assessment is completed', async () => {
    const world = await foundWorld(app);
    await world.api.assessment.complete({ assessmentId: world.assessmentId });
    const comment = await say(world, world, 'for next year');
    await world.api.comments.resolve({ assessmentId: world.assessmentId, id: comment.id });
  });

  it('can still be read after their record is deleted, but are no longer open', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    await api.components.remove({ assessmentId, id: component.id });
    expect(await api.comments.list({ assessmentId, ...onComponent(world) })).toHaveLength(1);
    expect((await api.comments.overview({ assessmentId })).records).toEqual([]);
    await expect(say(world, world, 'late')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('comments on a measure, evidence, thresholds and sign-off', () => {
  it('are mailed with a link to the thread and a word for their subject', async () => {
    const { world, uma } = await withColleague();
    const { assessmentId, measure, evidence } = world;
    const about = [
      ['measure', measure.id, `“${measure.title}”, a measure`],
      ['evidence', evidence.evidence.id, `“${evidence.evidence.title}”, a piece of evidence`],
      ['thresholds', assessmentId, 'the thresholds'],
      ['sign-off', assessmentId, 'the sign-off'],
    ] as const;
    for (const [noun, recordId, words] of about) {
      const before = app.added.length;
      await say(world, world, 'See this, @Uma User', { record: { noun, recordId } });
      const [mail] = (await sendMails(before)).to(uma.email);
      expect(mail?.text).toContain(`mentioned you in a comment on ${words} in the double materiality assessment`);
      expect(mail?.text).toContain(`/app/home?assessment=${assessmentId}&comments=${noun}.${recordId}`);
      expect(await uma.api.comments.markRead({ assessmentId, noun, recordId })).toEqual({ read: 1 });
    }
  });
});

describe('a comment', () => {
  it('can be changed, deleted and restored only by its author', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId } = world;
    const { id, version } = await say(world, uma, 'mine');
    const change = { assessmentId, id, body: 'yours', chosen: [], seenVersion: version };
    for (const attempt of [
      () => api.comments.edit(change),
      () => api.comments.remove({ assessmentId, id }),
      () => api.comments.restore({ assessmentId, id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-own-comment' });
    }
    const edited = (await uma.api.comments.edit({ ...change, body: 'mine, better' })).at(-1);
    expect([edited?.body, edited?.editedAt]).toEqual(['mine, better', expect.any(String)]);
    await expect(uma.api.comments.edit(change)).rejects.toMatchObject({ code: 'comment-changed' });
    const texts = async (thread: Promise<{ body: string }[]>) => (await thread).map(({ body }) => body);
    expect(await texts(uma.api.comments.remove({ assessmentId, id }))).not.toContain('mine, better');
    expect(await texts(uma.api.comments.restore({ assessmentId, id }))).toContain('mine, better');
  });

  it('leaves an empty place when it is deleted after it was answered', async () => {
    const { world, uma } = await withColleague();
    const first = await say(world, world, 'a rash word');
    await say(world, uma, 'really?', { threadId: first.id });
    const thread = await world.api.comments.remove({ assessmentId: world.assessmentId, id: first.id });
    expect(thread.slice(-2).map(({ isRemoved, body }) => [isRemoved, body])).toEqual([
      [true, ''],
      [false, 'really?'],
    ]);
  });
});

describe('a thread', () => {
  it('stays resolved, or a question of an auditor, after its first comment was deleted, and is gone without comments', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId } = world;
    const aud = await joinAsAuditor(app, world);
    const earlier = await readThreads(world);
    const deleteFirst = async (by: Pick<Visitor, 'api'>, body: string, answer?: string) => {
      const { id } = await say(world, by, body);
      if (answer !== undefined) await say(world, uma, answer, { threadId: id });
      if (by === uma) await api.comments.resolve({ assessmentId, id });
      await by.api.comments.remove({ assessmentId, id });
    };
    await deleteFirst(uma, 'Is it 4?', 'It is');
    await deleteFirst(aud, 'Who said so?', 'The plant');
    await deleteFirst(world, 'Never mind');
    expect(await readThreads(world)).toEqual([
      { isQuestion: true, isResolved: false, said: ['The plant'] },
      { isQuestion: false, isResolved: true, said: ['It is'] },
      ...earlier,
    ]);
  });

  it('is resolved and reopened by any member, and the history records what, where and who', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId, component } = world;
    const { id } = await say(world, world, 'Is it 4?');
    const resolved = (await uma.api.comments.resolve({ assessmentId, id })).at(-1);
    expect(resolved?.resolved).toEqual({ by: 'Uma User', at: expect.any(String) });
    expect((await api.comments.overview({ assessmentId })).records[0]).toMatchObject({ open: 1, all: 2 });
    await api.comments.reopen({ assessmentId, id });
    const { changes } = await api.history.ofAssessment({ assessmentId, noun: 'comment' });
    expect(changes.slice(0, 3).map(({ verb, by, title }) => [verb, by, title])).toEqual([
      ['reopened', 'Ada Founder', component.title],
      ['resolved', 'Uma User', component.title],
      ['added', 'Ada Founder', component.title],
    ]);
    expect(changes[2]?.held).toEqual([{ field: 'body', label: 'Comment', value: 'Is it 4?' }]);
    expect((await api.history.ofAssessment({ assessmentId, topicId: world.topicId })).changes[0]?.noun).toBe('comment');
  });

  it('is represented by its first comment: an answer can be neither resolved nor answered', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const first = await say(world, world, 'first');
    const answer = await say(world, world, 'answer', { threadId: first.id });
    await expect(api.comments.resolve({ assessmentId, id: answer.id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(say(world, world, 'deeper', { threadId: answer.id })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a mention', () => {
  it('is unread until the person opens it, and is mailed once, with the sentence that mentions them, and not to the author', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId, component } = world;
    const before = app.added.length;
    const { id } = await say(world, world, 'Fine by me. @Uma User and @Ada Founder: check the <scale>. Thanks.');
    await say(world, world, 'and again, @Uma User');
    const mails = await sendMails(before);
    expect(mails.to(world.email)).toEqual([]);
    const [mail, ...more] = mails.to(uma.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(`Ada Founder mentioned you in a comment on “${component.title}”: `);
    expect(mail?.text).toContain(`/app/home?assessment=${assessmentId}&comments=component.${component.id}`);
    expect(mail?.text).toContain('\n“@Uma User and @Ada Founder: check the <scale>.”\n');
    expect(mail?.html).toContain('check the &#60;scale&#62;.');
    expect(mail?.text).not.toMatch(/Fine by me|Thanks/);
    const { mentions } = await uma.api.comments.overview({ assessmentId });
    expect(mentions.map(({ commentId, name, by }) => [commentId === id, name, by])).toEqual([
      [false, component.title, 'Ada Founder'],
      [true, component.title, 'Ada Founder'],
    ]);
    expect((await api.comments.overview({ assessmentId })).mentions).toEqual([]);
    expect(await uma.api.comments.markRead({ assessmentId, ...onComponent(world) })).toEqual({ read: 2 });
    expect((await uma.api.comments.overview({ assessmentId })).mentions).toEqual([]);
  });

  it('is mailed with the next attempt after the queue failed, and only once', async () => {
    const { world, uma } = await withColleague();
    const before = app.added.length;
    await say(world, world, '@Uma User');
    const away = async () => {
      throw new Error('The queue is away.');
    };
    await expect(sendMails(before, { ...createMailbox(), send: away, sendWith: away })).rejects.toThrow('away');
    const attempts = [await sendMails(before), await sendMails(before)];
    expect(attempts.map((mails) => mails.to(uma.email).length)).toEqual([1, 0]);
    // Only the mail fails, not the mention.
    expect((await uma.api.comments.overview({ assessmentId: world.assessmentId })).mentions).toHaveLength(1);
  });

  it('is mailed again with the next mention if its mail was permanently refused, but only once', async () => {
    const { world, uma } = await withColleague();
    const before = app.added.length;
    await say(world, world, '@Uma User');
    const refused = mustHave((await sendMails(before)).to(uma.email)[0]);
    const meanwhile = app.added.length;
    await say(world, world, 'and @Uma User');
    expect((await sendMails(meanwhile)).to(uma.email)).toEqual([]);
    await forgetRefused(database)(refused);
    const after = app.added.length;
    await say(world, world, 'still nothing, @Uma User?');
    await say(world, world, 'nothing, @Uma User?');
    expect((await sendMails(after)).to(uma.email)).toHaveLength(1);
  });

  it('is mailed once together with another on the same record, even if two servers send at the same time', async () => {
    const { world, uma } = await withColleague();
    const before = app.added.length;
    await say(world, world, '@Uma User');
    const between = app.added.length;
    await say(world, world, 'and again, @Uma User');
    const both = createMailbox();
    await Promise.all([sendMails(before, both), sendMails(between, both)]);
    expect(both.to(uma.email)).toHaveLength(1);
  });

  it('is not mailed if the comment no longer mentions the person, or it or its record was deleted before', async () => {
    const { world, uma } = await withColleague();
    const { api, assessmentId, stakeholder } = world;
    const before = app.added.length;
    const changed = await say(world, world, 'Look, @Uma User');
    const change = { assessmentId, id: changed.id, body: 'Look', chosen: [], seenVersion: changed.version };
    await api.comments.edit(change);
    const removed = await say(world, world, 'And here, @Uma User');
    await api.comments.remove({ assessmentId, id: removed.id });
    await say(world, world, 'A group, @Uma User', { record: { noun: 'stakeholder', recordId: stakeholder.id } });
    await api.stakeholders.remove({ assessmentId, id: stakeholder.id });
    expect((await sendMails(before)).to(uma.email)).toEqual([]);
  });

  it('is not mailed to people who have switched that off', async () => {
    const { world, uma } = await withColleague();
    await uma.api.notifications.savePreferences({ ...DEFAULT_NOTIFICATIONS, mentions: false });
    const before = app.added.length;
    await say(world, world, '@Uma User');
    expect((await sendMails(before)).to(uma.email)).toEqual([]);
  });

  it('of a former member keeps the name and marks it as such, and former members get no mail', async () => {
    const { world, uma, umasMembership } = await withColleague();
    const { api, assessmentId } = world;
    const before = app.added.length;
    const { id, version, mentions } = await say(world, world, '@Uma User', { chosen: [umasMembership] });
    expect(mentions).toEqual([{ name: 'Uma User', hasLeft: false }]);
    await api.team.remove({ id: umasMembership });
    expect((await sendMails(before)).to(uma.email)).toEqual([]);
    const change = { assessmentId, id, body: '@Uma User!', chosen: [umasMembership], seenVersion: version };
    expect((await api.comments.edit(change)).at(-1)?.mentions).toEqual([{ name: 'Uma User', hasLeft: true }]);
    const onSize = await say(world, world, '@Uma User', { record: onQuestion });
    expect(onSize.mentions).toEqual([]);
    // A new mention of a former member is plain text.
    expect((await say(world, world, 'ask @Uma User', { chosen: [umasMembership] })).mentions).toEqual([]);
    await expect(say(world, uma, 'still here?')).rejects.toMatchObject({ code: 'no-company' });
  });
});
