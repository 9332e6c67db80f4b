import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type Visitor } from '../shared/front-door.ts';
import { joinCompany, readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const newEmail = () => `invited.${randomBytes(6).toString('hex')}@example.com`;
const isTold = { code: 'rate-limited', status: 429, data: { retryAfterSeconds: expect.any(Number) } };

/** Invites an address, and withdraws the invitation so that it can be invited again. */
async function inviteAgain({ api }: Visitor, email: string): Promise<void> {
  const { id } = await api.invitations.send({ email, role: 'user' });
  await api.invitations.remove({ id });
}

describe('invitations to one mailbox', () => {
  it('are counted for each company separately: what one sends neither affects another nor is visible to it', async () => {
    const app = createTestApp(database, {}, { invitationMail: 2 });
    const [first, second] = [await foundThroughTheDoor(app, 'First'), await foundThroughTheDoor(app, 'Second')];
    const email = newEmail();
    await inviteAgain(first, email);
    await inviteAgain(first, email);
    await expect(first.api.invitations.send({ email, role: 'user' })).rejects.toMatchObject(isTold);
    await inviteAgain(second, email);
    await inviteAgain(second, email);
    expect(app.mailbox.to(email)).toHaveLength(4);
  });

  it('are counted for each person too, and creating another company does not raise the limit', async () => {
    const app = createTestApp(database, {}, { invitationMail: 2, invitation: 3 });
    const somebody = await foundThroughTheDoor(app);
    const email = newEmail();
    await inviteAgain(somebody, email);
    await inviteAgain(somebody, email);
    await moveToAnotherCompany(somebody);
    await expect(somebody.api.invitations.send({ email, role: 'user' })).rejects.toMatchObject(isTold);
    // The limit also applies to other addresses.
    await expect(somebody.api.invitations.send({ email: newEmail(), role: 'user' })).rejects.toMatchObject(isTold);
  });

  it('are counted for the company, however many of its admins send them', async () => {
    const app = createTestApp(database, {}, { invitationMail: 2, invitation: 4 });
    const founder = await foundThroughTheDoor(app);
    const colleague = await joinCompany(app, founder, 'admin', 'Another Admin');
    const email = newEmail();
    await inviteAgain(founder, email);
    await inviteAgain(colleague, email);
    await expect(founder.api.invitations.send({ email, role: 'user' })).rejects.toMatchObject(isTold);
    await expect(colleague.api.invitations.send({ email: newEmail(), role: 'user' })).rejects.toMatchObject(isTold);
  });

  it('are limited across all companies together without telling anyone: the invitation exists all the same', async () => {
    const app = createTestApp(database, {}, { invitationMailbox: 2 });
    const [first, second] = [await foundThroughTheDoor(app, 'First'), await foundThroughTheDoor(app, 'Second')];
    const invited = await app.signUp();
    await inviteAgain(first, invited.email);
    await inviteAgain(first, invited.email);
    const other = await second.api.invitations.send({ email: newEmail(), role: 'user' });
    const sent = await second.api.invitations.send({ email: invited.email, role: 'user' });
    expect(app.mailbox.to(invited.email)).toHaveLength(2);
    expect(Object.keys(sent)).toEqual(Object.keys(other));
    expect(await second.api.invitations.list()).toContainEqual(sent);
    const { url } = await second.api.invitations.copyLink({ id: sent.id });
    expect(await invited.api.invitations.accept(readInvitationLink(url))).toEqual({ companyName: 'Second' });
  });

  it('do not count against it when they are refused', async () => {
    const app = createTestApp(database, {}, { invitationMail: 2, invitationMailbox: 1 });
    const { api, email } = await foundThroughTheDoor(app);
    for (let n = 0; n < 3; n += 1)
      await expect(api.invitations.send({ email, role: 'user' })).rejects.toMatchObject({ code: 'cannot-invite-self' });
    const stranger = newEmail();
    await api.invitations.send({ email: stranger, role: 'user' });
    for (let n = 0; n < 3; n += 1)
      await expect(api.invitations.send({ email: stranger, role: 'user' })).rejects.toMatchObject({
        code: n === 0 ? 'already-invited' : expect.any(String),
      });
    const member = await foundThroughTheDoor(app, 'Another');
    await member.api.invitations.send({ email, role: 'user' });
    expect(app.mailbox.to(email)).toHaveLength(1);
  });
});

/** Ends a person's membership bypassing the team's rules, which have their own tests, and founds another company. */
async function moveToAnotherCompany({ api, email }: Visitor): Promise<void> {
  const { rows } = await database.pool.query('select id from users where email = $1', [email]);
  await database.asSystem('test', async (tx) => {
    const { companyId } = await tx
      .selectFrom('memberships')
      .select('companyId')
      .where('userId', '=', mustHave(rows[0]).id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('memberships')
      .values({ companyId, userId: await someoneElse(), role: 'admin' })
      .execute();
    await tx.updateTable('memberships').set({ endedAt: new Date() }).where('userId', '=', rows[0].id).execute();
  });
  await api.company.create({ name: 'Another company', industry: 'other', size: 'small' });
}

async function someoneElse() {
  const { email } = await createTestApp(database).signUp();
  const { rows } = await database.pool.query('select id from users where email = $1', [email]);
  return mustHave(rows[0]).id;
}
