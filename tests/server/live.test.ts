import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_HEADER } from '#contract/page-header.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import { createLive, type HeardEvent } from '#server/platform/live/live.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { dayAfter, joinAsAuditor, joinCompany } from '../shared/join-company.ts';
import { listenTo } from '../shared/listen-to.ts';
import { mustHave } from '../shared/must-have.ts';

const PAGE = '5d1c9b0e-7a64-4c0e-9d53-0f8d9e1b2a3c';

let database: TestDatabase;
let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  other = createTestApp(database, { secrets: app.config.secrets });
});
afterAll(() => database.close());

type Founder = Awaited<ReturnType<typeof foundThroughTheDoor>>;

const listen = (visitor: Visitor, at = app) => listenTo(at, visitor);

const idOf = async (admin: Visitor, member: Visitor) =>
  mustHave((await admin.api.team.list()).find(({ email }) => email === member.email)).id;

describe('an open stream', () => {
  it('is refused to strangers, and tells their browser not to reconnect', async () => {
    expect((await app.request('/api/live')).status).toBe(204);
  });

  it.each(['on the same server', 'on another server'])('tells a removed member within a second, %s', async (where) => {
    const founder = await foundThroughTheDoor(app);
    const member = await joinCompany(app, founder, 'user', 'Uma User');
    const stream = await listen(member, where === 'on another server' ? other : app);
    const id = await idOf(founder, member);
    await founder.api.team.remove({ id });
    await eventually('she is told', () => stream.heard.some(({ event }) => event === 'access'));
    // A former member hears nothing more of the company.
    const before = stream.heard.length;
    const { version } = await founder.api.company.read();
    await founder.api.company.update({ name: 'Renamed', industry: 'other', size: 'small', version });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(stream.heard).toHaveLength(before);
    expect(stream.isOver).toBe(false);
  });

  it.each<[string, 'user' | 'auditor', (founder: Founder, member: Visitor, id: MembershipId) => Promise<unknown>]>([
    [
      'the last day of an audit is changed',
      'auditor',
      ({ api }, _, id) => api.team.setAudit({ id, lastDay: dayAfter(60), assessments: null }),
    ],
    [
      'an audit is of one assessment from now on',
      'auditor',
      ({ api, draft }, _, id) => api.team.setAudit({ id, lastDay: dayAfter(30), assessments: [draft.assessment.id] }),
    ],
    ['an auditor is removed', 'auditor', ({ api }, _, id) => api.team.remove({ id })],
    ['an auditor leaves', 'auditor', (_, { api }) => api.offboarding.leave({ how: 'leave', successor: null })],
    ['a role is changed', 'user', ({ api }, _, id) => api.team.changeRole({ id, role: 'admin' })],
    ['a member is removed', 'user', ({ api }, _, id) => api.team.remove({ id })],
    ['a member leaves', 'user', (_, { api }) => api.offboarding.leave({ how: 'leave', successor: null })],
  ])('is notified with the answer, and not at the next check, when %s', async (_, role, change) => {
    const founder = await foundThroughTheDoor(app);
    const member =
      role === 'auditor' ? await joinAsAuditor(app, founder) : await joinCompany(app, founder, 'user', 'Uma User');
    const id = await idOf(founder, member);
    const userId = mustHave((await member.api.session.read()).user).id;
    const stream = await listen(member);
    const told: HeardEvent[] = [];
    const stop = app.live.subscribe((event) => told.push(event));
    await change(founder, member, id);
    stop();
    expect(told).toContainEqual({ kind: 'access', userId });
    await eventually('the open stream says so', () => stream.heard.some(({ event }) => event === 'access'));
  });

  it('notifies a demoted admin, and an invited person who has just become a member', async () => {
    const founder = await foundThroughTheDoor(app);
    const newcomer = await app.signUp();
    const stream = await listen(newcomer);
    await founder.api.invitations.send({ email: newcomer.email, role: 'admin' });
    const { readInvitationLink } = await import('../shared/join-company.ts');
    await newcomer.api.invitations.accept(readInvitationLink(mustHave(app.mailbox.to(newcomer.email).at(-1)).text));
    // The stream may also report the founder's invitation, since it can arrive after the person has joined.
    const accessHeard = () => stream.heard.filter(({ event }) => event === 'access').length;
    await eventually('she is a member', () => accessHeard() === 1);
    await founder.api.team.changeRole({ id: await idOf(founder, newcomer), role: 'user' });
    await eventually('she is demoted', () => accessHeard() === 2);
  });

  it('notifies colleagues and the author’s other windows, once for a series, and no other company', async () => {
    const founder = await foundThroughTheDoor(app);
    const member = await joinCompany(app, founder, 'user', 'Uma User');
    const neighbour = await foundThroughTheDoor(app);
    const [mine, hers, theirs] = await Promise.all([listen(founder), listen(member, other), listen(neighbour)]);
    const assessmentId = founder.draft.assessment.id;
    // Concurrently: saved one after another on a busy machine they would be further apart than a series is. No more than four, since only
    // four requests that do not declare their length may be under way in a company.
    await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        founder.api.questionnaire.saveResponses({
          assessmentId,
          responses: [{ section: 'S', fieldName: `Q${index}`, fieldValue: 'A', fieldType: 'text', seenVersion: null }],
        }),
      ),
    );
    // The member's joining may also be reported only now.
    const answersHeard = ({ heard }: { heard: readonly { data: unknown }[] }) =>
      heard.filter(({ data }) => (data as { noun?: string }).noun === 'questionnaire');
    await eventually('she is told', () => answersHeard(hers).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(answersHeard(hers).length).toBeLessThan(4);
    // Changes made through the API or in another browser reach the author's open pages just as a colleague's do.
    expect(answersHeard(mine)).toEqual(answersHeard(hers));
    // Of their own company the neighbour hears only what they have begun themselves.
    expect(answersHeard(theirs)).toEqual([]);
  });

  it.each([
    ['its id to her alone', PAGE, { noun: 'questionnaire', page: PAGE }],
    ['nothing of what is no id', `${PAGE}, and what else a header holds`, { noun: 'questionnaire' }],
  ])('reports about the page that made the change: %s', async (_rule, said, heardByHerself) => {
    const founder = await foundThroughTheDoor(app);
    const member = await joinCompany(app, founder, 'user', 'Uma User');
    const [mine, hers] = await Promise.all([listen(founder, other), listen(member)]);
    const response = { section: 'S', fieldName: 'Q', fieldValue: 'A', fieldType: 'text', seenVersion: null };
    const saved = await app.request(`/api/assessments/${founder.draft.assessment.id}/responses`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', [PAGE_HEADER]: said },
      body: JSON.stringify({ responses: [response] }),
      cookie: founder.cookie,
    });
    expect(saved.status).toBe(200);
    const answersHeard = ({ heard }: { heard: readonly { data: unknown }[] }) =>
      heard.map(({ data }) => data).filter((data) => (data as { noun?: string }).noun === 'questionnaire');
    await eventually('both are told', () => [mine, hers].every((each) => answersHeard(each).length > 0));
    expect(answersHeard(mine)).toEqual([heardByHerself]);
    expect(answersHeard(hers)).toEqual([{ noun: 'questionnaire' }]);
  });

  it('ends if it is the oldest when a person opens more than twelve', async () => {
    const visitor = await app.signUp();
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let n = 0; n < 13; n += 1) streams.push(await listen(visitor));
    await eventually('the oldest is over', () => streams[0]?.isOver);
    expect(streams.map(({ isOver }) => isOver)).toEqual([true, ...Array(12).fill(false)]);
  });

  it('ends when the person signs out', async () => {
    const visitor = await app.signUp();
    const stream = await listen(visitor);
    await app.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      cookie: visitor.cookie,
    });
    await eventually('it is over', () => stream.isOver);
    expect(stream.heard).toEqual([{ event: 'access', data: {} }]);
  });

  it('reports a gap when the connection to the database was cut, and continues', async () => {
    const log = createLog('silent');
    const heard: HeardEvent[] = [];
    const lonely = createLive({ pool: database.pool, listenUrl: `${database.ownerUrl}?application_name=lonely`, log });
    database.beforeClose(() => lonely.close());
    lonely.subscribe((event) => heard.push(event));
    const cut = () =>
      asOwner(database.ownerUrl, (client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lonely' and query like 'listen%'`,
        ),
      );
    await eventually('it listens', async () => (await cut()).rowCount === 1);
    await eventually('it says so', () => heard.some(({ kind }) => kind === 'missed'));
    app.live.publish({ kind: 'access', userId: '00000000-0000-4000-8000-000000000000' as UserId });
    await eventually('it hears again', () => heard.some(({ kind }) => kind === 'access'));
  });
});
