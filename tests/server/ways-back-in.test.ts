import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueName } from '#database/jobs-schema.ts';
import { deleteAccount } from '#server/operator/delete-account.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import {
  clientFor,
  createTestApp,
  foundThroughTheDoor,
  PASSWORD,
  type TestApp,
  type Visitor,
} from '../shared/front-door.ts';
import { joinCompany, readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const inviterIsNone = { code: 'inviter-not-admin', status: 410 };
const owner = (sql: string, values: unknown[]) => asOwner(database.ownerUrl, (client) => client.query(sql, values));

/** An admin who has invited a second account of their own, and kept both links. */
async function adminWithABackDoor() {
  const founder = await foundThroughTheDoor(app);
  const admin = await joinCompany(app, founder, 'admin', 'Alan Admin');
  const second = await app.signUp('Alan Again');
  const invitation = await admin.api.invitations.send({ email: second.email, role: 'admin' });
  const mailed = readInvitationLink(mustHave(app.mailbox.to(second.email).at(-1)).text);
  const copied = readInvitationLink((await admin.api.invitations.copyLink({ id: invitation.id })).url);
  const member = mustHave((await founder.api.team.list()).find(({ email }) => email === admin.email));
  return { founder, admin, second, invitation, links: [mailed, copied], member };
}

type BackDoor = Awaited<ReturnType<typeof adminWithABackDoor>>;

const ends: [string, (door: BackDoor) => Promise<unknown>][] = [
  ['is removed', ({ founder, member }) => founder.api.team.remove({ id: member.id })],
  ['is made a user', ({ founder, member }) => founder.api.team.changeRole({ id: member.id, role: 'user' })],
  ['leaves', ({ admin }) => admin.api.offboarding.leave({ how: 'leave', successor: null })],
  ['deletes her account', ({ admin }) => admin.api.auth.deleteAccount({ currentPassword: PASSWORD, successor: null })],
  [
    'has her account deleted',
    ({ admin }) => {
      const { config, mailbox: mail, added } = app;
      const jobs = { add: async (queue: QueueName, data: object) => void added.push({ queue, data }) };
      return deleteAccount({ database, config, mail, now: () => new Date(), jobs }, admin.email);
    },
  ],
];

describe.each(ends)('the invitations of an admin who %s', (_, end) => {
  it('end with the sender’s role, and are refused with the reason', async () => {
    const door = await adminWithABackDoor();
    await end(door);
    expect(await door.founder.api.invitations.list()).toEqual([]);
    for (const link of door.links) {
      await expect(clientFor(app.request).invitations.open(link)).rejects.toMatchObject(inviterIsNone);
      await expect(door.second.api.invitations.accept(link)).rejects.toMatchObject(inviterIsNone);
    }
    expect((await door.second.api.session.read()).company).toBeNull();
    // The address can be invited again by somebody who may invite.
    await door.founder.api.invitations.send({ email: door.second.email, role: 'user' });
  });

  it('are refused even if the invitation was still in flight when the role ended', async () => {
    const door = await adminWithABackDoor();
    await end(door);
    await owner("update invitations set status = 'pending' where id = $1", [door.invitation.id]);
    for (const link of door.links)
      await expect(door.second.api.invitations.accept(link)).rejects.toMatchObject(inviterIsNone);
    expect((await door.second.api.session.read()).company).toBeNull();
  });
});

describe('the end of one admin’s role', () => {
  it('does not affect invitations from others or those already used', async () => {
    const door = await adminWithABackDoor();
    const other = await app.signUp();
    await door.founder.api.invitations.send({ email: other.email, role: 'user' });
    await door.second.api.invitations.accept(mustHave(door.links[0]));
    await door.founder.api.team.remove({ id: door.member.id });
    const { rows } = await owner('select status from invitations where company_id = $1 order by created_at', [
      door.founder.company.id,
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'pending']);
  });

  it('appears in the history as the change of the person who ended it', async () => {
    const door = await adminWithABackDoor();
    await door.founder.api.team.remove({ id: door.member.id });
    const { rows } = await owner(
      `select u.email, h.request_id from history h join users u on u.id = h.user_id
       where h.table_name = 'invitations' and h.row_id = $1 and h.action = 'update' and h.new @> '{"status": "revoked"}'`,
      [door.invitation.id],
    );
    expect(rows).toEqual([{ email: door.founder.email, request_id: expect.any(String) }]);
  });

  it('does not follow from a change that leaves them an admin', async () => {
    const door = await adminWithABackDoor();
    await door.founder.api.team.changeRole({ id: door.member.id, role: 'admin' });
    expect(await door.founder.api.invitations.list()).toHaveLength(1);
  });
});

describe('changing the password soon after the sign-in', () => {
  it('is limited, with or without the current one, and never for another person', async () => {
    const few = createTestApp(database, { secrets: app.config.secrets }, { passwordChange: 3 });
    const somebody = await few.signUp();
    const change = async (visitor: Pick<Visitor, 'cookie'>, body: object) => {
      const response = await few.request('/api/auth/change-password', {
        method: 'POST',
        cookie: visitor.cookie,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return { status: response.status, code: ((await response.json()) as { code?: string }).code, cookie };
    };
    let visitor: Pick<Visitor, 'cookie'> = somebody;
    const mails = few.mailbox.to(somebody.email).length;
    for (const marsh of ['first', 'second', 'third']) {
      const changed = await change(visitor, {
        newPassword: `the ${marsh} heron’s marsh`,
        ...(marsh === 'third' && { currentPassword: 'the second heron’s marsh' }),
      });
      expect(changed.status).toBe(200);
      visitor = changed;
    }
    expect(await change(visitor, { newPassword: 'one heron too many' })).toMatchObject({
      status: 429,
      code: 'rate-limited',
    });
    await few.sessions.close();
    expect(few.mailbox.to(somebody.email).length - mails).toBe(3);
    expect((await change(await few.signUp(), { newPassword: 'another heron’s marsh' })).status).toBe(200);
  });
});
