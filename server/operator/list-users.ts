import { sql } from 'kysely';
import { readableEmail } from '#domain/people/readable-email.ts';
import type { OperatorTools } from './tools.ts';

export interface ListedUser {
  email: string;
  name: string;
  company: string;
  companyId: string;
  role: string;
  isConfirmed: boolean;
  hasTwoFactor: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** All people with an account, by company and then by address. `search` matches the address, the name and the company. */
export async function listUsers({ database }: OperatorTools, search = ''): Promise<ListedUser[]> {
  const users = await database.persons
    .selectFrom('users')
    .leftJoin('userTwoFactors', 'userTwoFactors.userId', 'users.id')
    .select(['users.id', 'email', 'name', 'emailVerified as isConfirmed', 'users.createdAt'])
    .select(sql<boolean>`user_two_factors.user_id is not null`.as('hasTwoFactor'))
    .select(
      sql<Date | null>`(select max(s.updated_at) from user_sessions s where s.user_id = users.id)`.as('lastUsedAt'),
    )
    .execute();
  const members = await database.asSystem('operator: list users', (tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('companies', 'companies.id', 'memberships.companyId')
      .select(['userId', 'role', 'companyId', 'companies.name as company'])
      .where('endedAt', 'is', null)
      .execute(),
  );
  const membershipOf = new Map(members.map((member) => [member.userId, member]));
  const wanted = search.trim().toLowerCase();
  return users
    .map(({ id, ...row }) => {
      const { company = '', companyId = '', role = '' } = membershipOf.get(id) ?? {};
      return { ...row, email: readableEmail(row.email), company, companyId, role };
    })
    .filter(({ email, name, company }) => [email, name, company].some((text) => text.toLowerCase().includes(wanted)))
    .toSorted((a, b) => a.company.localeCompare(b.company) || a.email.localeCompare(b.email));
}
