import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentId, CompanyId } from '#domain/ids.ts';
import { sealHistory } from '#server/features/assurance/seals/seal-history.ts';
import { eraseDueCompanies } from '#server/features/company/offboarding/closings.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinCompany, readInvitationLink } from '../shared/join-company.ts';
import { createMailbox } from '../shared/mailbox.ts';
import { mustHave } from '../shared/must-have.ts';
import { proveAddress } from '../shared/prove-address.ts';
import { foundLinkedWorld } from '../shared/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const log = createLog('silent');
const NAME = 'Nordlicht GmbH';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const idOf = async (by: Visitor, { email }: Visitor) =>
  mustHave((await by.api.team.list()).find((member) => member.email === email)).id;
const subjects = ({ email }: Visitor, mailbox = app.mailbox) => mailbox.to(email).map(({ subject }) => subject);
const leaveFreely = { how: 'leave', successor: null } as const;

/** Lets so many days pass, then does what is due. */
async function daysLater(days: number, mailbox = createMailbox()) {
  const now = () => new Date(Date.now() + days * DAY);
  await eraseDueCompanies({ database, mail: mailbox, config: app.config, now, log });
  return mailbox;
}

/** How many rows of a company each table contains. */
async function countRows(companyId: string): Promise<Record<string, number>> {
  return asOwner(database.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id' and not a.attisdropped
       order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name} where company_id = $1`,
        [companyId],
      );
      counts[name] = mustHave(rows[0]).count;
    }
    const own = await client.query('select from companies where id = $1', [companyId]);
    return { ...counts, companies: own.rowCount ?? 0 };
  });
}

const admins = (companyId: string) =>
  asOwner(database.ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from memberships where company_id = $1 and role = 'admin' and ended_at is null`,
      [companyId],
    );
    return rowCount;
  });

/** Rows in every company table, including chat and snapshot. */
async function foundFullWorld() {
  const world = await foundLinkedWorld(app);
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into chat_messages (company_id, session_id, assessment_id, user_id, role, content)
       select company_id, id, assessment_id, user_id, 'user', 'a question' from chat_sessions where id = $1`,
      [world.chatSession.id],
    ),
  );
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into assessment_transfers (company_id, assessment_id, before, after) values ($1, $2, '{}', '{}')`,
      [world.company.id, world.assessmentId],
    ),
  );
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into later_reasons (company_id, assessment_id, line, reason)
       select company_id, assessment_id, id, 'New evidence' from history where company_id = $1 and assessment_id = $2 limit 1`,
      [world.company.id, world.assessmentId],
    ),
  );
  await world.api.assignments.assign({
    assessmentId: world.assessmentId,
    records: [{ noun: 'topic', key: world.topicId }],
    dueOn: '2027-01-31',
  });
  await world.api.assessment.complete({ assessmentId: world.assessmentId });
  const { sha256 } = await world.api.signOff.read({ assessmentId: world.assessmentId });
  await world.api.signOff.sign({
    assessmentId: world.assessmentId,
    sha256: mustHave(sha256),
    step: 'prepared',
    by: { from: 'outside', name: 'Cem Board' },
    jobTitle: 'Chair',
    signedOn: new Date().toISOString().slice(0, 10),
    minutes: 'Board, item 4',
    minutesOn: '2026-01-31',
  });
  await sealHistory(database, world.company.id as CompanyId, { now: new Date(), reason: 'daily', patienceMs: 60_000 });
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `with piece as (
         insert into made_file_pieces (company_id, file_id, position, content)
         select company_id, id, 0, 'ok' from made_files where company_id = $1 limit 1
       )
       insert into made_packages (company_id, id, assessment_id, fingerprint, bytes, made_by, made_at)
       select company_id, id, assessment_id, repeat('0', 64), 2, asked_by, now() from made_files where company_id = $1 limit 1`,
      [world.company.id],
    ),
  );
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `with auditor as (
         select m.company_id, m.user_id, a.id as assessment_id from memberships m, assessments a
         where m.company_id = $1 and a.company_id = $1 and a.id = $2 limit 1
       ), mark as (
         insert into audit_marks (company_id, assessment_id, noun, record_id, record_name, marked_by, seen_line)
         select company_id, assessment_id, 'thresholds', assessment_id::text, 'Thresholds', user_id, 0 from auditor
       ), sample as (
         insert into audit_samples (company_id, id, assessment_id, name, seed, query, population, population_sha256, items, drawn_by)
         select company_id, gen_random_uuid(), assessment_id, 'Sample', '1', '{}', 0, repeat('0', 64), '[]', user_id from auditor
       )
       insert into audit_visits (company_id, assessment_id, visitor_id, what, at, last_at)
       select company_id, assessment_id, user_id, 'opened', now(), now() from auditor`,
      [world.company.id, world.assessmentId],
    ),
  );
  return world;
}

describe('leaving a company', () => {
  it('is open to everyone: access ends, but the account and the entered data remain', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    expect(await user.api.offboarding.wayOut()).toMatchObject({ way: 'leave', companyName: NAME });
    expect(await user.api.offboarding.leave(leaveFreely)).toEqual({ companyName: NAME, closesAt: null });
    await expect(user.api.assessment.list()).rejects.toMatchObject({ code: 'no-company' });
    // A person who left knowingly is not notified.
    expect(await user.api.session.read()).toMatchObject({ company: null, parting: null });
    expect(await founder.api.team.list()).toHaveLength(1);
    const again = await joinCompany(app, founder, 'user', 'Somebody else');
    expect(again.email).not.toBe(user.email);
  });

  it('needs the last admin to hand over to a member of the company, who is notified', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    const stranger = await foundThroughTheDoor(app);
    expect(await founder.api.offboarding.wayOut()).toEqual({
      way: 'hand-over',
      companyName: NAME,
      successors: [{ id: await idOf(founder, user), fullName: 'Uma User' }],
    });
    await expect(founder.api.offboarding.leave(leaveFreely)).rejects.toMatchObject({ code: 'last-admin' });
    for (const successor of [await idOf(stranger, stranger), await idOf(founder, founder)])
      await expect(founder.api.offboarding.leave({ how: 'leave', successor })).rejects.toMatchObject({
        code: 'not-found',
      });
    await founder.api.offboarding.leave({ how: 'leave', successor: await idOf(founder, user) });
    expect(await user.api.team.list()).toMatchObject([{ fullName: 'Uma User', role: 'admin' }]);
    expect(subjects(user)).toContain(`You are now an admin of ${NAME} on Twofold`);
  });

  it('leaves one admin when the last two leave at the same moment', async () => {
    for (let round = 0; round < 2; round += 1) {
      const founder = await foundThroughTheDoor(app);
      const other = await joinCompany(app, founder, 'admin', 'Alan Admin');
      await joinCompany(app, founder, 'user', 'Uma User');
      const outcomes = await Promise.allSettled([founder, other].map(({ api }) => api.offboarding.leave(leaveFreely)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last-admin' } });
      expect(await admins(founder.company.id)).toBe(1);
    }
  });

  it('is recorded in the history, with the reason', async () => {
    const founder = await foundThroughTheDoor(app);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    await user.api.offboarding.leave(leaveFreely);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query(
        `select reason from history where table_name = 'memberships' and company_id = $1 and action = 'update'`,
        [founder.company.id],
      ),
    );
    expect(rows).toEqual([{ reason: 'left by herself' }]);
  });
});

describe('closing a company', () => {
  it('notifies all members immediately, keeps everything for the waiting period, and can be cancelled by an admin', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    await expect(user.api.offboarding.close({ typedName: NAME })).rejects.toMatchObject({ code: 'access-denied' });
    await expect(founder.api.offboarding.close({ typedName: 'Sudlicht' })).rejects.toMatchObject({
      code: 'wrong-name',
    });
    const { closesAt } = await founder.api.offboarding.close({ typedName: ' nordlicht gmbh ' });
    const days = (Date.parse(mustHave(closesAt)) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(14);
    // A second request keeps the first date and sends no more mail.
    expect(await founder.api.offboarding.close({ typedName: NAME })).toMatchObject({ closesAt });
    for (const person of [founder, user])
      expect(subjects(person).filter((subject) => subject.startsWith(`${NAME} will be deleted`))).toHaveLength(1);
    expect(await user.api.session.read()).toMatchObject({ company: { closesAt } });

    expect(await daysLater(13.9)).toMatchObject({ messages: [] });
    expect(await user.api.assessment.list()).toHaveLength(1);
    await expect(user.api.offboarding.keep({})).rejects.toMatchObject({ code: 'access-denied' });
    expect(await founder.api.offboarding.keep({})).toMatchObject({ closesAt: null });
    expect(subjects(user)).toContain(`${NAME} will stay on Twofold`);
    await daysLater(30);
    expect(await user.api.assessment.list()).toHaveLength(1);
  });

  it('deletes every row of exactly that company after the waiting period, and notifies its members', async () => {
    const theirs = await foundFullWorld();
    const before = await countRows(theirs.company.id);
    const mine = await foundFullWorld();
    const colleague = await joinCompany(app, mine, 'user', 'Uma User');
    const { assessmentId, component, comment } = mine;
    const record = { noun: 'component', recordId: component.id } as const;
    const mentioning = { id: randomUUID() as CommentId, threadId: comment.id, body: '@Uma User', chosen: [] };
    await mine.api.comments.add({ assessmentId, ...record, ...mentioning });
    const full = await countRows(mine.company.id);
    // Without rows in every table the test would prove nothing about the empty ones.
    expect(Object.entries(full).filter(([, rows]) => rows === 0)).toEqual([]);

    await mine.api.offboarding.close({ typedName: mine.company.name });
    const mailbox = await daysLater(15);
    expect(await countRows(mine.company.id)).toEqual(Object.fromEntries(Object.keys(full).map((table) => [table, 0])));
    expect(await countRows(theirs.company.id)).toEqual(before);
    for (const person of [mine, colleague]) {
      expect(subjects(person, mailbox)).toEqual([`${mine.company.name} has been deleted from Twofold`]);
      expect(await person.api.session.read()).toMatchObject({
        user: { email: person.email },
        company: null,
        parting: { companyName: mine.company.name, reason: 'closed' },
      });
    }
    // A second run finds nothing left to do.
    expect(await daysLater(15)).toMatchObject({ messages: [] });
    await colleague.api.company.create({ name: 'The next one', industry: 'other', size: 'small' });
    expect(await colleague.api.session.read()).toMatchObject({ parting: null });
  });

  it('can be cancelled until the deletion by the last member to leave, and by nobody else', async () => {
    const founder = await foundLinkedWorld(app);
    expect(await founder.api.offboarding.wayOut()).toMatchObject({ way: 'close' });
    await expect(
      founder.api.offboarding.leave({ how: 'delete', typedName: founder.company.name }),
    ).rejects.toMatchObject({
      code: 'company-not-empty',
    });
    await founder.api.offboarding.leave({ how: 'close', typedName: founder.company.name });
    const [closed] = await founder.api.offboarding.listClosed();
    expect(closed).toMatchObject({ id: founder.company.id, name: founder.company.name });
    const stranger = await app.signUp();
    expect(await stranger.api.offboarding.listClosed()).toEqual([]);
    await expect(stranger.api.offboarding.reopen({ id: founder.company.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { id: other } = await founder.api.company.create({ name: 'Another', industry: 'other', size: 'small' });
    await expect(founder.api.offboarding.reopen({ id: founder.company.id })).rejects.toMatchObject({
      code: 'already-in-company',
    });
    await founder.api.offboarding.leave({ how: 'delete', typedName: 'Another' });
    expect(await countRows(other)).toMatchObject({ companies: 0, memberships: 0, history: 0 });
    expect(await founder.api.offboarding.reopen({ id: founder.company.id })).toMatchObject({ closesAt: null });
    expect(await founder.api.team.list()).toMatchObject([{ role: 'admin', isSelf: true }]);
    await daysLater(20);
    expect(await founder.api.assessment.list()).toHaveLength(1);
  });

  it('is not undone by a person who joins at the moment of deletion: they join or learn that there is no company', async () => {
    for (let round = 0; round < 2; round += 1) {
      const founder = await foundThroughTheDoor(app);
      const invited = await app.signUp();
      await founder.api.invitations.send({ email: invited.email, role: 'user' });
      const link = readInvitationLink(app.mailbox.to(invited.email).at(-1)?.text ?? '');
      const [left, joined] = await Promise.allSettled([
        founder.api.offboarding.leave({ how: 'delete', typedName: founder.company.name }),
        invited.api.invitations.accept(link),
      ]);
      expect([left.status, joined.status].sort()).toEqual(['fulfilled', 'rejected']);
      if (joined.status === 'fulfilled') expect(await invited.api.team.list()).toHaveLength(2);
      else expect(joined.reason).toMatchObject({ code: 'not-found' });
    }
  });
});

describe('an invitation to a person who created a company by accident', () => {
  async function inviteFounder() {
    const inviting = await foundThroughTheDoor(app, NAME);
    const accidental = await foundThroughTheDoor(app, 'By Accident Ltd');
    await inviting.api.invitations.send({ email: accidental.email, role: 'user' });
    const link = readInvitationLink(app.mailbox.to(accidental.email).at(-1)?.text ?? '');
    return { inviting, accidental, link };
  }

  it('is accepted by deleting the empty company in the same step', async () => {
    const { accidental, link } = await inviteFounder();
    expect(await accidental.api.invitations.open(link)).toMatchObject({ obstacle: 'in-another-company' });
    await expect(accidental.api.invitations.accept(link)).rejects.toMatchObject({ code: 'in-another-company' });
    await expect(
      accidental.api.invitations.accept({ ...link, leaving: { how: 'delete', typedName: 'no' } }),
    ).rejects.toMatchObject({ code: 'wrong-name' });
    expect(await accidental.api.session.read()).toMatchObject({ company: { name: 'By Accident Ltd' } });
    await accidental.api.invitations.accept({ ...link, leaving: { how: 'delete', typedName: 'By Accident Ltd' } });
    expect(await accidental.api.session.read()).toMatchObject({ company: { name: NAME }, role: 'user' });
    expect(await countRows(accidental.company.id)).toMatchObject({ companies: 0, history: 0 });
  });

  it('deletes nothing where it cannot be accepted', async () => {
    const { inviting, accidental, link } = await inviteFounder();
    const [pending] = await inviting.api.invitations.list();
    await inviting.api.invitations.remove({ id: mustHave(pending).id });
    await expect(
      accidental.api.invitations.accept({ ...link, leaving: { how: 'delete', typedName: 'By Accident Ltd' } }),
    ).rejects.toMatchObject({ code: 'already-processed' });
    expect(await accidental.api.session.read()).toMatchObject({ company: { name: 'By Accident Ltd' } });
  });

  it('leaves the person where they were when something fails after they have left', async () => {
    const { inviting, accidental, link } = await inviteFounder();
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(`
        create function break_arrival() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
        create trigger break_arrival before insert on memberships for each row
          when (new.company_id = '${inviting.company.id}') execute function break_arrival()`);
    });
    const accept = () =>
      accidental.api.invitations.accept({ ...link, leaving: { how: 'delete', typedName: 'By Accident Ltd' } });
    await expect(accept()).rejects.toMatchObject({ code: 'unexpected' });
    expect(await accidental.api.session.read()).toMatchObject({ company: { name: 'By Accident Ltd' }, role: 'admin' });
    await asOwner(database.ownerUrl, (client) => client.query('drop function break_arrival cascade'));
    await accept();
    expect(await accidental.api.session.read()).toMatchObject({ company: { name: NAME }, role: 'user' });
  });

  it('continues when its link is opened again by the person who accepted it, and by nobody else', async () => {
    const { inviting, link } = await inviteFounder();
    const invited = await app.signUp();
    await inviting.api.invitations.send({ email: invited.email, role: 'user' });
    const ofHers = readInvitationLink(app.mailbox.to(invited.email).at(-1)?.text ?? '');
    await invited.api.invitations.accept(ofHers);
    expect(await invited.api.invitations.open(ofHers)).toMatchObject({ obstacle: 'already-member' });
    await expect(inviting.api.invitations.open(ofHers)).rejects.toMatchObject({ code: 'already-processed' });
    expect(link.id).not.toBe(ofHers.id);
  });
});

describe('invitations to your own address', () => {
  it('are shown only to a confirmed address, and can be accepted and declined without a link', async () => {
    const first = await foundThroughTheDoor(app, 'First AG');
    const second = await foundThroughTheDoor(app, 'Second AG');
    const invited = await app.signUp();
    for (const { api } of [first, second]) await api.invitations.send({ email: invited.email, role: 'user' });
    const [pending] = await first.api.invitations.list();
    const id = mustHave(pending).id;
    // Signing up with somebody else's address reveals nothing of its invitations.
    expect(await invited.api.invitations.listOwn()).toEqual([]);
    for (const act of ['acceptOwn', 'declineOwn'] as const)
      await expect(invited.api.invitations[act]({ id })).rejects.toMatchObject({ code: 'not-found' });

    await proveAddress(database, invited.email);
    expect((await invited.api.invitations.listOwn()).map(({ companyName }) => companyName)).toEqual([
      'Second AG',
      'First AG',
    ]);
    expect(await invited.api.invitations.declineOwn({ id })).toEqual({ id });
    expect(await invited.api.invitations.declineOwn({ id })).toEqual({ id });
    expect(await first.api.invitations.list()).toEqual([]);
    await expect(invited.api.invitations.acceptOwn({ id })).rejects.toMatchObject({ code: 'already-processed' });
    const [left] = await invited.api.invitations.listOwn();
    expect(await invited.api.invitations.acceptOwn({ id: mustHave(left).id })).toEqual({ companyName: 'Second AG' });
    expect(await invited.api.session.read()).toMatchObject({ company: { name: 'Second AG' } });
    const stranger = await app.signUp();
    await proveAddress(database, stranger.email);
    await expect(stranger.api.invitations.acceptOwn({ id: mustHave(left).id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a removed member', () => {
  it('is notified by mail and by the session, until the person joins a company again', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    await founder.api.team.remove({ id: await idOf(founder, user) });
    expect(subjects(user)).toContain(`You are no longer a member of ${NAME} on Twofold`);
    expect(await user.api.session.read()).toMatchObject({ parting: { companyName: NAME, reason: 'removed' } });
    await founder.api.invitations.send({ email: user.email, role: 'user' });
    await user.api.invitations.accept(readInvitationLink(app.mailbox.to(user.email).at(-1)?.text ?? ''));
    expect(await user.api.session.read()).toMatchObject({ company: { name: NAME }, parting: null });
  });
});

describe('deleting your own account', () => {
  const PASSWORD = 'a-password-for-tests-7';
  const remove = ({ api }: Visitor, successor: string | null = null, currentPassword = PASSWORD) =>
    api.auth.deleteAccount({ currentPassword, successor: successor as never });

  it('requires the password, and leaves the name nowhere but as a deleted account in the history', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', `Uma ${randomUUID()}`);
    await user.api.profile.update({ fullName: user.fullName });
    await expect(remove(user, null, 'a wrong one')).rejects.toMatchObject({ code: 'current-password-wrong' });
    await remove(user);
    await expect(user.api.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(subjects(user)).toContain('Your Twofold account has been deleted');
    expect(await founder.api.team.list()).toHaveLength(1);
    const found = await asOwner(database.ownerUrl, (client) =>
      client.query('select from users where email = $1 or name = $2', [user.email, user.fullName]),
    );
    expect(found.rowCount).toBe(0);
  });

  it('requires the last admin with colleagues to hand over first', async () => {
    const founder = await foundThroughTheDoor(app, NAME);
    const user = await joinCompany(app, founder, 'user', 'Uma User');
    await expect(remove(founder)).rejects.toMatchObject({ code: 'last-admin' });
    expect(await founder.api.session.read()).toMatchObject({ company: { name: NAME } });
    await remove(founder, await idOf(founder, user));
    expect(await user.api.team.list()).toMatchObject([{ fullName: 'Uma User', role: 'admin' }]);
  });

  it('also deletes a company without other members: an empty one immediately, another after the waiting period', async () => {
    const empty = await foundThroughTheDoor(app);
    await remove(empty);
    expect(await countRows(empty.company.id)).toMatchObject({ companies: 0, memberships: 0, history: 0 });
    const full = await foundFullWorld();
    await remove(full);
    expect(await countRows(full.company.id)).toMatchObject({ companies: 1, materiality_components: 2 });
    const mailbox = await daysLater(15);
    expect(await countRows(full.company.id)).toMatchObject({ companies: 0, materiality_components: 0, history: 0 });
    expect(mailbox.messages).toEqual([]);
  });
});
