import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#database/doors.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { foundCompany, foundPerson } from '../shared/founders.ts';

const HOUR = 60 * 60 * 1000;
let database: TestDatabase;
let founder: Member;
beforeAll(async () => {
  database = await openTestDatabase();
  founder = await foundCompany(database);
});
afterAll(() => database.close());

const soon = () => new Date(Date.now() + HOUR);
const before = () => new Date(Date.now() - HOUR);
const ask = (tokenHash: string) => database.whoAsks({ tokenHash, now: new Date(), signedInAfter: before() });

async function openSession(userId: Member['userId'], token: string, expiresAt = soon()) {
  await database.persons.insertInto('userSessions').values({ userId, token, expiresAt }).execute();
}

describe('the lookup of a session', () => {
  it('finds the session, its person and their membership on one connection in one statement', async () => {
    await openSession(founder.userId, 'of the founder');
    let taken = 0;
    const count = () => {
      taken += 1;
    };
    database.pool.on('acquire', count);
    const found = await ask('of the founder');
    database.pool.off('acquire', count);
    expect(taken).toBe(1);
    const { userId, companyId } = founder;
    expect(found).toMatchObject({ userId, fullName: 'Ada Founder', membership: { companyId, role: 'admin' } });
  });

  it('finds no company before the person has one, and after they left it', async () => {
    const person = await foundPerson(database);
    await openSession(person, 'of a newcomer');
    expect(await ask('of a newcomer')).toMatchObject({ userId: person, membership: null });
    await asOwner(database.ownerUrl, (client) =>
      client.query(`insert into memberships (company_id, user_id, role, ended_at) values ($1, $2, 'user', now())`, [
        founder.companyId,
        person,
      ]),
    );
    expect(await ask('of a newcomer')).toMatchObject({ userId: person, membership: null });
  });

  it('finds nobody with an unknown token, after the session’s end, or too long after the sign-in', async () => {
    await openSession(founder.userId, 'ended', before());
    expect(await ask('ended')).toBeNull();
    expect(await ask('unknown')).toBeNull();
    const now = new Date();
    expect(await database.whoAsks({ tokenHash: 'of the founder', now, signedInAfter: soon() })).toBeNull();
  });
});

describe('the lookup of memberships before a door is open', () => {
  it('is open to the serving login alone, not to the roles behind the doors', async () => {
    for (const role of ['twofold_member', 'twofold_system']) {
      const look = database.persons.transaction().execute(async (tx) => {
        await sql`set local role ${sql.ref(role)}`.execute(tx);
        await sql`select * from membership_of(${founder.userId})`.execute(tx);
      });
      await expect(look, role).rejects.toThrow(/permission denied/);
    }
  });

  it('reads the real table, whatever is in the search path', async () => {
    const rows = await database.persons.transaction().execute(async (tx) => {
      await sql`create temporary table memberships (user_id uuid, company_id uuid, role text, ended_at timestamptz) on commit drop`.execute(
        tx,
      );
      await sql`set local search_path = pg_temp, public`.execute(tx);
      return (await sql<{ role: string }>`select role from membership_of(${founder.userId})`.execute(tx)).rows;
    });
    expect(rows).toEqual([{ role: 'admin' }]);
    await asOwner(database.ownerUrl, async (client) => {
      const found = await client.query(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not exists (select from unnest(proconfig) setting where setting like 'search_path=pg_catalog%')`,
      );
      expect(found.rows).toEqual([]);
    });
  });
});
