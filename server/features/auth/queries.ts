import { sql } from 'kysely';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

type Persons = Database['persons'];

interface KnownPerson {
  id: UserId;
  name: string;
  email: string;
  emailVerified: boolean;
}

export function findPersonByEmail(persons: Persons, email: string): Promise<KnownPerson | undefined> {
  return persons
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function findPerson(persons: Persons, id: UserId): Promise<KnownPerson | undefined> {
  return persons
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The names of the companies that a person belongs to: nobody should guess her password from them. */
export function listCompanyNames({ asSystem }: Pick<Database, 'asSystem'>, userId: UserId): Promise<string[]> {
  return asSystem('words barred in a password', async (tx) => {
    const rows = await tx
      .selectFrom('memberships')
      .innerJoin('companies', 'companies.id', 'memberships.companyId')
      .select('companies.name')
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .execute();
    return rows.map(({ name }) => name);
  });
}

/** The mailbox is proven to be the person's. A name comes with it when the proof belongs to a later sign-up. */
export async function confirmAddress(persons: Persons, id: UserId, name?: string): Promise<void> {
  await persons
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: new Date(), ...(name !== undefined && { name }) })
    .where('id', '=', id)
    .execute();
}

/** Ends a person's sessions, all but one if one is named; returns the ids of those that ended. */
export async function deleteSessions(persons: Persons, userId: UserId, exceptSessionId?: string): Promise<string[]> {
  const rows = await persons
    .deleteFrom('userSessions')
    .where('userId', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Ends one session of a person; false when she has none with this id. */
export async function deleteSession(persons: Persons, sessionId: string, userId: UserId): Promise<boolean> {
  const row = await persons
    .deleteFrom('userSessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSessionByToken(persons: Persons, tokenHash: string): Promise<void> {
  await persons.deleteFrom('userSessions').where('token', '=', tokenHash).execute();
}

/** Reset links of a person hold her id as their value; once one was used the others are dead. */
export async function deleteResetLinks(persons: Persons, userId: UserId): Promise<void> {
  await sql`delete from user_verifications where value = ${userId}`.execute(persons);
}
