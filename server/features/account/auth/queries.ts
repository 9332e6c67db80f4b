import { sql } from 'kysely';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

export type Persons = Database['persons'];

export interface KnownPerson {
  id: UserId;
  name: string;
  email: string;
  emailVerified: boolean;
}

const columns = ['id', 'name', 'email', 'emailVerified'] as const;

export function findPersonByEmail(persons: Persons, email: string): Promise<KnownPerson | undefined> {
  return persons.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst();
}

export function findPerson(persons: Persons, id: UserId): Promise<KnownPerson | undefined> {
  return persons.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The hash of a person's password; undefined if they have none. */
export async function findPasswordHash(persons: Persons, userId: UserId): Promise<string | undefined> {
  const row = await persons
    .selectFrom('userAccounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Adds a person with their password, both or neither; undefined if the address is taken. */
export async function createAccount(
  persons: Persons,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<UserId | undefined> {
  const { rows } = await sql<{ userId: UserId }>`
    with person as (
      insert into users (name, email) values (${name}, ${email}) on conflict (email) do nothing returning id
    )
    insert into user_accounts (user_id, account_id, provider_id, password)
    select id, id::text, 'credential', ${passwordHash} from person returning user_id`.execute(persons);
  return rows[0]?.userId;
}

export async function setPassword(persons: Persons, userId: UserId, passwordHash: string, now: Date): Promise<void> {
  await persons
    .insertInto('userAccounts')
    .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
    .onConflict((row) =>
      row.columns(['providerId', 'accountId']).doUpdateSet({ password: passwordHash, updatedAt: now }),
    )
    .execute();
}

/** Marks the mailbox as belonging to the person. A name is passed if the proof belongs to a later sign-up. */
export async function confirmAddress(persons: Persons, id: UserId, now: Date, name?: string): Promise<void> {
  await persons
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: now, ...(name !== undefined && { name }) })
    .where('id', '=', id)
    .execute();
}

/** The names of the companies that a person belongs to, because a password should not be guessable from them. */
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
