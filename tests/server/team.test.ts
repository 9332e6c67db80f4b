import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MembershipId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A company with its founder and one further member of each role. */
async function foundTeam() {
  const founder = await foundThroughTheDoor(app);
  const user = await joinCompany(app, founder, 'user', 'Uma User');
  const admin = await joinCompany(app, founder, 'admin', 'Alan Admin');
  const ids = new Map((await founder.api.team.list()).map((member) => [member.email, member.id]));
  const idOf = (person: { email: string }): MembershipId => mustHave(ids.get(person.email));
  return { founder, user, admin, idOf };
}

describe('the team', () => {
  it('is listed oldest first, and marks each member’s own row for them', async () => {
    const { founder, user } = await foundTeam();
    const seen = await user.api.team.list();
    expect(seen.map(({ fullName, role, isSelf }) => ({ fullName, role, isSelf }))).toEqual([
      { fullName: founder.fullName, role: 'admin', isSelf: false },
      { fullName: 'Uma User', role: 'user', isSelf: true },
      { fullName: 'Alan Admin', role: 'admin', isSelf: false },
    ]);
  });

  it('changes a role immediately: the next request of the person has the new rights', async () => {
    const { founder, user, idOf } = await foundTeam();
    await expect(user.api.invitations.list()).rejects.toMatchObject({ code: 'access-denied' });
    await founder.api.team.changeRole({ id: idOf(user), role: 'admin' });
    expect(await user.api.invitations.list()).toEqual([]);
    expect(await founder.api.team.changeRole({ id: idOf(user), role: 'admin' })).toMatchObject({ role: 'admin' });
    await founder.api.team.changeRole({ id: idOf(user), role: 'user' });
    await expect(user.api.invitations.list()).rejects.toMatchObject({ code: 'access-denied' });
  });

  it('ends a membership without ending the account: they are still signed in, without a company', async () => {
    const { founder, user, idOf } = await foundTeam();
    expect(await founder.api.team.remove({ id: idOf(user) })).toMatchObject({ fullName: 'Uma User' });
    await expect(user.api.assessment.list()).rejects.toMatchObject({ code: 'no-company' });
    expect(await user.api.session.read()).toMatchObject({ user: { email: user.email }, company: null, role: null });
    expect(await founder.api.team.list()).toHaveLength(2);
    await expect(founder.api.team.remove({ id: idOf(user) })).rejects.toMatchObject({ code: 'not-found' });
    await user.api.company.create({ name: 'Her own', industry: 'other', size: 'small' });
  });

  it('lets only one of two admins demote the other at the same moment, and tells the other so', async () => {
    const { founder, admin, idOf } = await foundTeam();
    const key = `keep_an_admin${founder.company.id}`;
    const outcomes = await asOwner(database.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      const both = Promise.allSettled([
        founder.api.team.changeRole({ id: idOf(admin), role: 'user' }),
        admin.api.team.changeRole({ id: idOf(founder), role: 'user' }),
      ]);
      const waiting = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`;
      await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(2);
      await client.query('commit');
      return both;
    });
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'access-denied' } });
  });

  it('refuses to let an admin remove themselves or change their own role', async () => {
    const { founder, idOf } = await foundTeam();
    await expect(founder.api.team.remove({ id: idOf(founder) })).rejects.toMatchObject({ code: 'cannot-remove-self' });
    await expect(founder.api.team.changeRole({ id: idOf(founder), role: 'user' })).rejects.toMatchObject({
      code: 'cannot-change-own-role',
    });
  });

  it('keeps an admin when two admins demote or remove each other at the same moment', async () => {
    for (const how of ['changeRole', 'remove'] as const) {
      const { founder, admin, idOf } = await foundTeam();
      const act = (by: typeof founder | typeof admin, whom: MembershipId) =>
        how === 'remove' ? by.api.team.remove({ id: whom }) : by.api.team.changeRole({ id: whom, role: 'user' });
      const outcomes = await Promise.allSettled([act(founder, idOf(admin)), act(admin, idOf(founder))]);
      expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await asOwner(database.ownerUrl, (client) =>
        client.query(`select from memberships where company_id = $1 and role = 'admin' and ended_at is null`, [
          founder.company.id,
        ]),
      );
      expect(left.rowCount).toBe(1);
    }
  });

  it('records in the history who removed and who changed the role of whom', async () => {
    const { founder, user, admin, idOf } = await foundTeam();
    await founder.api.team.changeRole({ id: idOf(admin), role: 'user' });
    await founder.api.team.remove({ id: idOf(user) });
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query(
        `select row_id, user_id, old, new from history where table_name = 'memberships' and company_id = $1 and action = 'update' order by id`,
        [founder.company.id],
      ),
    );
    const { user: actor } = await founder.api.session.read();
    expect(rows).toEqual([
      { row_id: idOf(admin), user_id: actor?.id, old: { role: 'admin' }, new: { role: 'user' } },
      { row_id: idOf(user), user_id: actor?.id, old: { ended_at: null }, new: { ended_at: expect.any(String) } },
    ]);
  });
});
