import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvitationId } from '#domain/ids.ts';
import { acceptInvitation } from '#server/features/company/invitations/queries.ts';
import { hashSecret } from '#server/features/company/invitations/secrets.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { clientFor, createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinCompany, readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
/** The same application, but addresses must be confirmed. */
let strict: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  strict = createTestApp(database, { isEmailConfirmationRequired: true, secrets: app.config.secrets });
});
afterAll(() => database.close());

const newEmail = () => `invited.${randomBytes(6).toString('hex')}@example.com`;
const mailedLink = (email: string, from = app) => readInvitationLink(from.mailbox.to(email).at(-1)?.text ?? '');

/** Invites somebody who has already signed up. */
async function inviteSomebody(admin: Visitor, role: 'user' | 'admin' = 'user') {
  const invited = await app.signUp('Ida Invited');
  const invitation = await admin.api.invitations.send({ email: invited.email, role });
  return { invited, invitation, link: mailedLink(invited.email) };
}

const owner = (sql: string, values: unknown[]) => asOwner(database.ownerUrl, (client) => client.query(sql, values));
const ageBeyondExpiry = (id: string) =>
  owner(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [id]);

describe('inviting', () => {
  it('mails a link with a secret that the database keeps only as a hash', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const email = newEmail();
    const invitation = await founder.api.invitations.send({ email, role: 'admin' });
    const mail = mustHave(app.mailbox.to(email).at(-1));
    expect(mail.subject).toBe('Ada Founder invites you to join Nordlicht GmbH on Twofold');
    expect(mail.text).toContain('as an admin');
    const { secret } = mailedLink(email);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const { rows } = await owner('select i::text as text from invitations i where id = $1', [invitation.id]);
    expect(rows[0].text).not.toContain(secret);
    const days = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / 86_400_000;
    expect(days).toBe(7);
    expect(app.lines.join('')).not.toContain(secret);
  });

  it('treats addresses that differ only in letter case as the same, and one with a plus sign as another', async () => {
    const { api } = await foundThroughTheDoor(app);
    const name = randomBytes(6).toString('hex');
    const first = await api.invitations.send({ email: `  Mia.${name}@Example.COM `, role: 'user' });
    expect(first.email).toBe(`mia.${name}@example.com`);
    await expect(api.invitations.send({ email: `mia.${name}@EXAMPLE.com`, role: 'user' })).rejects.toMatchObject({
      code: 'already-invited',
      data: { status: 'pending' },
    });
    await api.invitations.send({ email: `mia.${name}+esg@example.com`, role: 'user' });
    expect(await api.invitations.list()).toHaveLength(2);
  });

  it('refuses the sender’s own address, and members whether they founded or joined', async () => {
    const founder = await foundThroughTheDoor(app);
    const admin = await joinCompany(app, founder, 'admin', 'Alan Admin');
    const send = (by: Visitor, email: string) => by.api.invitations.send({ email, role: 'user' });
    await expect(send(founder, founder.email.toUpperCase())).rejects.toMatchObject({ code: 'cannot-invite-self' });
    await expect(send(admin, founder.email)).rejects.toMatchObject({ code: 'already-member' });
    await expect(send(founder, admin.email)).rejects.toMatchObject({
      code: 'already-invited',
      data: { status: 'accepted' },
    });
  });

  it.each([
    ' ',
    'nobody',
    'a@b@c.example',
    'x@example.com\nbcc: y@example.com',
    '<x@example.com>',
    'x@example.com, y@example.com',
  ])('refuses %j as an address', async (email) => {
    const { api } = await foundThroughTheDoor(app);
    await expect(api.invitations.send({ email, role: 'user' })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('creates one invitation and one mail when two are sent at the same moment', async () => {
    const { api } = await foundThroughTheDoor(app);
    const email = newEmail();
    const both = await Promise.allSettled([1, 2].map(() => api.invitations.send({ email, role: 'user' })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await api.invitations.list()).toHaveLength(1);
    expect(app.mailbox.to(email)).toHaveLength(1);
  });

  it('lists only what can still be accepted, and lets an expired one be sent again', async () => {
    const { api } = await foundThroughTheDoor(app);
    const email = newEmail();
    const old = await api.invitations.send({ email, role: 'user' });
    await ageBeyondExpiry(old.id);
    expect(await api.invitations.list()).toEqual([]);
    const again = await api.invitations.send({ email, role: 'admin' });
    expect(await api.invitations.list()).toEqual([again]);
    expect(again).toMatchObject({ email, role: 'admin', invitedBy: 'Ada Founder' });
  });

  it('is limited per company and per mailbox', async () => {
    const few = createTestApp(database, {}, { invitation: 3 });
    const { api } = await foundThroughTheDoor(few);
    for (let sent = 0; sent < 3; sent++) await api.invitations.send({ email: newEmail(), role: 'user' });
    await expect(api.invitations.send({ email: newEmail(), role: 'user' })).rejects.toMatchObject({
      code: 'rate-limited',
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe('the page of an invitation', () => {
  it('shows its details to anyone with the link, signed in or not', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const { invited, link } = await inviteSomebody(founder, 'admin');
    const shown = {
      companyName: 'Nordlicht GmbH',
      invitedBy: 'Ada Founder',
      email: invited.email,
      role: 'admin',
      expiresAt: expect.any(String),
    };
    const open = (visitor: { api: Visitor['api'] }) => visitor.api.invitations.open(link);
    expect(await open({ api: clientFor(app.request) })).toMatchObject({ ...shown, obstacle: 'not-signed-in' });
    expect(await open(invited)).toMatchObject({ ...shown, obstacle: null });
    expect(await open(await app.signUp())).toMatchObject({ ...shown, obstacle: 'wrong-account' });
  });

  it('distinguishes a member of this company from a member of another', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, link } = await inviteSomebody(founder);
    await invited.api.company.create({ name: 'Her own', industry: 'other', size: 'small' });
    expect(await invited.api.invitations.open(link)).toMatchObject({ obstacle: 'in-another-company' });
    await expect(invited.api.invitations.accept(link)).rejects.toMatchObject({
      code: 'in-another-company',
    });
    const { rows } = await owner('select status from invitations where id = $1', [link.id]);
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  it.each([
    [
      'an altered secret',
      (link: { id: InvitationId; secret: string }) => ({ ...link, secret: `${link.secret.slice(0, -1)}_` }),
    ],
    ['a link that a mail program cut', (link) => ({ ...link, secret: link.secret.slice(0, 20) })],
    ['the id alone with some secret', (link) => ({ ...link, secret: 'x' })],
    ['an id that never was', (link) => ({ ...link, id: randomUUID() as InvitationId })],
  ] as [string, (link: { id: InvitationId; secret: string }) => { id: InvitationId; secret: string }][])(
    'is not found with %s',
    async (_what, alter) => {
      const founder = await foundThroughTheDoor(app);
      const { invited, link } = await inviteSomebody(founder);
      for (const call of ['open', 'accept'] as const) {
        await expect(invited.api.invitations[call](alter(link))).rejects.toMatchObject({ code: 'not-found' });
      }
    },
  );

  it('shows that an invitation was accepted, withdrawn or has expired', async () => {
    const founder = await foundThroughTheDoor(app);
    const accepted = await inviteSomebody(founder);
    await accepted.invited.api.invitations.accept(accepted.link);
    const revoked = await inviteSomebody(founder);
    await founder.api.invitations.remove({ id: revoked.invitation.id });
    const expired = await inviteSomebody(founder);
    await ageBeyondExpiry(expired.invitation.id);
    const stranger = clientFor(app.request);
    const open = (link: typeof accepted.link) => stranger.invitations.open(link);
    await expect(open(accepted.link)).rejects.toMatchObject({ code: 'already-processed' });
    await expect(open(revoked.link)).rejects.toMatchObject({ code: 'already-processed' });
    await expect(open(expired.link)).rejects.toMatchObject({ code: 'expired' });
    await expect(revoked.invited.api.invitations.accept(revoked.link)).rejects.toMatchObject({
      code: 'already-processed',
    });
    await expect(expired.invited.api.invitations.accept(expired.link)).rejects.toMatchObject({ code: 'expired' });
    await founder.api.invitations.send({ email: expired.invited.email, role: 'user' });
    await expect(open(expired.link)).rejects.toMatchObject({ code: 'expired' });
  });
});

describe('accepting', () => {
  it('creates a member with the role of the invitation, once', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const { invited, link } = await inviteSomebody(founder, 'admin');
    expect(await invited.api.invitations.accept(link)).toEqual({ companyName: 'Nordlicht GmbH' });
    expect(await invited.api.session.read()).toMatchObject({ company: { name: 'Nordlicht GmbH' }, role: 'admin' });
    // As if the response got lost and the browser repeats the request.
    expect(await invited.api.invitations.accept(link)).toEqual({ companyName: 'Nordlicht GmbH' });
    expect(await founder.api.team.list()).toHaveLength(2);
  });

  it('spends the invitation in the statement that creates the member: repeating it without any prior check does not create one again', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, link } = await inviteSomebody(founder);
    await invited.api.invitations.accept(link);
    const { rows } = await owner(
      'update memberships set ended_at = now() where user_id = (select id from users where email = $1) returning user_id as id',
      [invited.email],
    );
    const again = {
      id: link.id,
      secretHash: hashSecret(link.secret),
      userId: rows[0].id,
      email: invited.email,
      now: new Date(),
    };
    expect(await database.asSystem('test', (tx) => acceptInvitation(tx, again))).toBe(false);
  });

  it.each([
    ['nothing that is wrong', {}, '', true],
    ['another address', { email: 'somebody.else@example.com' }, '', false],
    ['another secret', { secretHash: hashSecret('guessed') }, '', false],
    ['a moment after its end', { now: new Date('2100-01-01') }, '', false],
    ['an inviter who is no admin any more', {}, `role = 'user'`, false],
    ['an inviter who has left', {}, 'ended_at = now()', false],
  ])('is decided by that statement, whatever was checked before: %s', async (_, wrong, lost, isMade) => {
    const founder = await foundThroughTheDoor(app);
    const { invited, link } = await inviteSomebody(founder);
    // Without the triggers, which would end the invitation along with the role.
    const lose = `set session_replication_role = replica; update memberships set ${lost} where company_id = '${founder.company.id}'`;
    if (lost) await asOwner(database.ownerUrl, (client) => client.query(lose));
    const { rows } = await owner('select id from users where email = $1', [invited.email]);
    const spend = { id: link.id, secretHash: hashSecret(link.secret), userId: rows[0].id, email: invited.email };
    const made = database.asSystem('test', (tx) => acceptInvitation(tx, { ...spend, now: new Date(), ...wrong }));
    expect(await made).toBe(isMade);
  });

  it('creates one membership from many acceptances at the same moment', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, link } = await inviteSomebody(founder);
    await Promise.allSettled(Array.from({ length: 8 }, () => invited.api.invitations.accept(link)));
    const { rows } = await owner(
      `select count(*)::int as memberships from memberships m join users u on u.id = m.user_id where u.email = $1`,
      [invited.email],
    );
    expect(rows).toEqual([{ memberships: 1 }]);
    const inserts = await owner(
      `select count(*)::int as written from history where table_name = 'memberships' and company_id = $1 and action = 'insert'`,
      [founder.company.id],
    );
    expect(inserts.rows).toEqual([{ written: 2 }]);
  });

  it('joins one of two companies accepted at the same moment, and leaves the other invitation pending', async () => {
    const first = await foundThroughTheDoor(app, 'First');
    const second = await foundThroughTheDoor(app, 'Second');
    const { invited, link } = await inviteSomebody(first);
    await second.api.invitations.send({ email: invited.email, role: 'user' });
    const other = mailedLink(invited.email);
    const outcomes = await Promise.allSettled([link, other].map((each) => invited.api.invitations.accept(each)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await owner('select status from invitations where email = $1 order by status', [invited.email]);
    expect(rows).toEqual([{ status: 'accepted' }, { status: 'pending' }]);
  });

  it('refuses another account and names the address that was invited', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, link } = await inviteSomebody(founder);
    const other = await app.signUp();
    await expect(other.api.invitations.accept(link)).rejects.toMatchObject({
      code: 'wrong-account',
      data: { email: invited.email },
    });
  });

  it('readmits a person who had left, with the role of the new invitation', async () => {
    const founder = await foundThroughTheDoor(app);
    const admin = await joinCompany(app, founder, 'admin', 'Alan Admin');
    const { id } = mustHave((await founder.api.team.list()).find((member) => member.email === admin.email));
    await founder.api.team.remove({ id });
    await founder.api.invitations.send({ email: admin.email, role: 'user' });
    await admin.api.invitations.accept(mailedLink(admin.email));
    expect(await admin.api.session.read()).toMatchObject({ role: 'user', company: { id: founder.company.id } });
    expect((await founder.api.team.list()).map((member) => member.id)).toContain(id);
  });

  it('cannot be reverted by withdrawing the invitation a moment later', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, invitation, link } = await inviteSomebody(founder);
    await invited.api.invitations.accept(link);
    await expect(founder.api.invitations.remove({ id: invitation.id })).rejects.toMatchObject({
      code: 'already-processed',
    });
  });
});

describe('a copied link', () => {
  it('is the same each time, differs from the mailed one, and works where addresses are not confirmed', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invited, invitation, link } = await inviteSomebody(founder);
    const { url } = await founder.api.invitations.copyLink({ id: invitation.id });
    expect((await founder.api.invitations.copyLink({ id: invitation.id })).url).toBe(url);
    const copied = readInvitationLink(url);
    expect(copied.secret).not.toBe(link.secret);
    expect(url.startsWith(`${app.config.publicUrl}/invitation?invitation=${invitation.id}#secret=`)).toBe(true);
    expect(await invited.api.invitations.accept(copied)).toEqual({ companyName: founder.company.name });
  });

  it('proves no mailbox: with confirmation on it needs a confirmed address, and the mailed link does not', async () => {
    const founder = await foundThroughTheDoor(app);
    // Signed up while confirmation was off.
    const { invited, invitation, link } = await inviteSomebody(founder);
    const { url } = await founder.api.invitations.copyLink({ id: invitation.id });
    const api = clientFor(strict.request, invited.cookie);
    await expect(api.invitations.accept(readInvitationLink(url))).rejects.toMatchObject({
      code: 'address-unconfirmed',
    });
    await api.invitations.accept(link);
    expect(await api.session.read()).toMatchObject({ user: { emailVerified: true }, role: 'user' });
  });

  it('stops working when the invitation is withdrawn, and cannot be created for one that is over', async () => {
    const founder = await foundThroughTheDoor(app);
    const { invitation } = await inviteSomebody(founder);
    const { url } = await founder.api.invitations.copyLink({ id: invitation.id });
    await founder.api.invitations.remove({ id: invitation.id });
    await founder.api.invitations.remove({ id: invitation.id });
    await expect(clientFor(app.request).invitations.open(readInvitationLink(url))).rejects.toMatchObject({
      code: 'already-processed',
    });
    await expect(founder.api.invitations.copyLink({ id: invitation.id })).rejects.toMatchObject({
      code: 'already-processed',
    });
    const late = await inviteSomebody(founder);
    await ageBeyondExpiry(late.invitation.id);
    await expect(founder.api.invitations.copyLink({ id: late.invitation.id })).rejects.toMatchObject({
      code: 'expired',
    });
  });
});
