import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, PASSWORD } from '../shared/front-door.ts';
import { readInvitationLink } from '../shared/join-company.ts';
import { type AuthServer, newEmail, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

/** The same mailbox as people write it and as mail servers do. */
function newMailbox() {
  const name = `anna-${randomBytes(6).toString('hex')}`;
  return { written: `${name}@müller.example`, stored: `${name}@xn--mller-kva.example` };
}

describe('a mailbox whose domain has an umlaut', () => {
  it('is one account, however it is written, and is shown as people write it', async () => {
    const { written, stored } = newMailbox();
    const { api } = await createTestApp(database).signUp('Anna Müller', written);
    expect((await api.session.read({})).user).toMatchObject({ email: written });
    for (const form of [stored, written.toUpperCase(), written.normalize('NFD')]) {
      expect((await new Visitor(server).signUp(form)).body).toMatchObject({ code: 'email-taken' });
      expect((await new Visitor(server).signIn(form, PASSWORD)).status).toBe(200);
    }
  });

  it('is invited, mailed and joins in whichever form', async () => {
    const app = createTestApp(database);
    const admin = await foundThroughTheDoor(app);
    const { written, stored } = newMailbox();
    const sent = await admin.api.invitations.send({ email: written, role: 'user' });
    expect(sent.email).toBe(written);
    const [mail] = app.mailbox.to(stored);
    expect(mail?.text).toContain(`The invitation is for ${written}.`);
    const again = admin.api.invitations.send({ email: stored, role: 'user' });
    await expect(again).rejects.toMatchObject({ code: 'already-invited' });
    const visitor = await app.signUp('Anna Müller', stored);
    await visitor.api.invitations.accept(readInvitationLink(mail?.text ?? ''));
    const members = await admin.api.team.list({});
    expect(members.map(({ email }) => email)).toContain(written);
  });

  it('is not shown in letters that could be mistaken for another', async () => {
    const name = `eve-${randomBytes(6).toString('hex')}`;
    const { api } = await createTestApp(database).signUp('Eve', `${name}@аpple.com`);
    expect((await api.session.read({})).user).toMatchObject({ email: `${name}@xn--pple-43d.com` });
  });
});

describe('an umlaut before the @', () => {
  it('is refused with its own message, at signing up and inviting', async () => {
    const reply = await new Visitor(server).signUp('jörg@example.com');
    const issues = [{ path: ['email'], code: 'email-letters' }];
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed', data: { issues } } });
    const { api } = await foundThroughTheDoor(createTestApp(database));
    const invited = api.invitations.send({ email: 'jörg@example.com', role: 'user' });
    await expect(invited).rejects.toMatchObject({ code: 'malformed', data: { issues } });
    expect((await new Visitor(server).signUp(newEmail())).status).toBe(200);
  });
});
