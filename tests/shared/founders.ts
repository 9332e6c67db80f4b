import { randomBytes } from 'node:crypto';
import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import { insertCompany } from '#server/features/company/company/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { beginEmpty } from '#server/features/questionnaire/assessment/service.ts';
import { asOwner, type TestDatabase } from './database.ts';
import { mustHave } from './must-have.ts';

/** Inserts a person directly into the table, for tests below the front door. */
export async function foundPerson(database: TestDatabase, name = 'Ada Founder'): Promise<UserId> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  return asOwner(database.ownerUrl, async (client) => {
    const sql = 'insert into users (name, email, email_verified) values ($1, $2, true) returning id';
    const { rows } = await client.query<{ id: UserId }>(sql, [name, email]);
    return mustHave(rows[0]).id;
  });
}

/** A separate company with its first admin, so that no test needs a reset. */
export async function foundCompany(database: TestDatabase, name = 'A company of its own'): Promise<Member> {
  const userId = await foundPerson(database);
  const fields = { name, industry: 'food-beverage', size: 'large' };
  const companyId = await database.asSystem('test', (tx) => insertCompany(tx, fields, userId), {
    userId,
    requestId: 'test',
  });
  return { userId, companyId, role: 'admin', requestId: 'test' };
}

/** Starts a draft in a member's company and returns the whole assessment. */
export async function beginDraft(database: Database, member: Member) {
  return database.inCompany(member, async (tx) =>
    readWhole(tx, mustHave(await beginEmpty(tx, new Date('2025-06-01')))),
  );
}
