import { sql } from 'kysely';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';
import { readPreferences } from '#server/features/account/notifications/queries.ts';
import { listChangesOf } from '#server/features/assurance/history/people.ts';
import { findPersonByAddress, listMemberships, type OperatorTools } from './tools.ts';

/**
 * Everything stored about a person, for a request under data protection law. Secrets (password, tokens, codes) are only mentioned. A
 * company's data belong to the company; the export only names what the person did with them.
 */
export async function exportPerson(tools: OperatorTools, address: string): Promise<Record<string, unknown>> {
  const { database, now } = tools;
  const { persons } = database;
  const person = await findPersonByAddress(tools, address);
  const { id } = person;
  const memberships = await listMemberships(tools, id);
  const companies = [];
  for (const { companyId, companyName, role, endedAt } of memberships) {
    // People are entitled to know what they did, whatever they may read now.
    const member: Member = { userId: id, companyId, role: 'user', requestId: 'operator' };
    const inside = await database.inCompany(member, (tx) => readInCompany(tx, id));
    companies.push({ company: companyName, role, endedAt, ...inside });
  }
  return {
    exportedAt: now().toISOString(),
    account: person,
    secondFactorSince: await persons
      .selectFrom('userTwoFactors')
      .select('createdAt')
      .where('userId', '=', id)
      .executeTakeFirst()
      .then((row) => row?.createdAt ?? null),
    hasPassword: await persons
      .selectNoFrom(
        sql<boolean>`exists (select from user_accounts where user_id = ${id} and password is not null)`.as('has'),
      )
      .executeTakeFirst()
      .then((row) => row?.has ?? false),
    earlierNames: await persons
      .selectFrom('earlierNames')
      .select(['name', 'until'])
      .where('userId', '=', id)
      .orderBy('until')
      .execute(),
    notificationPreferences: await readPreferences(persons, id),
    noticesSent: await persons
      .selectFrom('sentNotices')
      .select(['notice', 'sentAt'])
      .where('userId', '=', id)
      .execute(),
    lostCompany: await persons
      .selectFrom('partings')
      .select(['companyName', 'reason', 'at'])
      .where('userId', '=', id)
      .executeTakeFirst()
      .then((row) => row ?? null),
    sessions: await persons
      .selectFrom('userSessions')
      .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', id)
      .execute(),
    knownBrowsers: (
      await sql`select created_at, last_seen_at from user_devices where user_id = ${id} order by created_at`.execute(
        persons,
      )
    ).rows,
    invitationsToThisAddress: await database.asSystem('operator: export', (tx) =>
      tx
        .selectFrom('invitations')
        .innerJoin('companies', 'companies.id', 'invitations.companyId')
        .select([
          'companies.name as company',
          'invitations.role',
          'status',
          'invitations.createdAt',
          'expiresAt',
          'acceptedAt',
        ])
        .where('email', '=', person.email)
        .execute(),
    ),
    companies,
  };
}

/** What belongs to a person within one company: their private chats and views, and what they did there. */
async function readInCompany(tx: CompanyTx, userId: UserId) {
  return {
    chats: await tx
      .selectFrom('chatSessions')
      .select(['id', 'title', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    chatMessages: await tx
      .selectFrom('chatMessages')
      .select(['sessionId', 'role', 'content', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('position')
      .execute(),
    registerViews: await tx
      .selectFrom('registerViews')
      .select(['name', 'isShared', 'contents', 'createdAt'])
      .where('ownerId', '=', userId)
      .execute(),
    invitationsSent: await tx
      .selectFrom('invitations')
      .select(['email', 'role', 'status', 'createdAt'])
      .where('invitedBy', '=', userId)
      .execute(),
    changes: await listChangesOf(tx, userId),
  };
}
