import { type Kysely, sql, type Transaction } from 'kysely';
import type { CompanyTx, SystemTx } from '#database/doors.ts';
import type { Tables } from '#database/tables.ts';
import type { AssessmentId, CompanyId, UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS, type NoticeKind } from '#domain/people/notification-preferences.ts';
import { readLastWork } from '#server/features/assurance/history/queries.ts';

export interface CompanyTeam {
  companyId: CompanyId;
  companyName: string;
  /** Without auditors, who do not work on assessments. */
  members: UserId[];
  auditors: UserId[];
  /** When the company is deleted, if it is being closed. */
  closesAt: Date | null;
}

/** Companies and their current members; only the named company, if one is given. */
export function listTeams(tx: SystemTx, companyId?: CompanyId): Promise<CompanyTeam[]> {
  const teams = tx
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.companyId')
    .select(['companies.id as companyId', 'companies.name as companyName', 'companies.closesAt'])
    .select(
      sql<
        UserId[]
      >`array_agg(memberships.user_id order by memberships.created_at) filter (where memberships.role <> 'auditor')`.as(
        'members',
      ),
    )
    .select(
      sql<UserId[]>`coalesce(array_agg(memberships.user_id) filter (where memberships.role = 'auditor'), '{}')`.as(
        'auditors',
      ),
    )
    .where('endedAt', 'is', null)
    .groupBy('companies.id')
    .orderBy('companies.id');
  return (companyId === undefined ? teams : teams.where('companies.id', '=', companyId)).execute();
}

/** The company's draft (the next year's, if an earlier assessment has been reopened), and when anyone last changed it. */
export async function findRestingDraft(
  tx: CompanyTx,
): Promise<{ assessmentId: AssessmentId; lastWorkedAt: Date } | undefined> {
  const draft = await tx
    .selectFrom('assessments')
    .select(['id', 'createdAt'])
    .where('status', '=', 'draft')
    .where('removedAt', 'is', null)
    .orderBy('reopened')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return draft && { assessmentId: draft.id, lastWorkedAt: (await readLastWork(tx, draft.id)) ?? draft.createdAt };
}

export interface Recipient {
  userId: UserId;
  name: string;
  email: string;
}

/** The people who want notices of this kind, among the given ones or all. People who never changed a switch have the defaults. */
export function listWilling(
  persons: Kysely<Tables>,
  kind: NoticeKind,
  among?: readonly UserId[],
): Promise<Recipient[]> {
  return (
    persons
      .selectFrom('users')
      .leftJoin('notificationPreferences as p', 'p.userId', 'users.id')
      .select(['users.id as userId', 'users.name', 'users.email'])
      .where((eb) => eb(eb.fn.coalesce('p.email', eb.val(DEFAULT_NOTIFICATIONS.email)), '=', true))
      .where((eb) => eb(eb.fn.coalesce(`p.${kind}`, eb.val(DEFAULT_NOTIFICATIONS[kind])), '=', true))
      // An unproven address may belong to a stranger, but a person who has signed in with it uses it.
      .where((eb) =>
        eb.or([
          eb('users.emailVerified', '=', true),
          sql<boolean>`exists (select from user_devices d where d.user_id = users.id)`,
        ]),
      )
      .$if(among !== undefined, (query) => query.where('users.id', '=', sql<UserId>`any(${among})`))
      .orderBy('users.id')
      .execute()
  );
}

/** A person's current name; '' if their account has been deleted. */
export async function readName(persons: Kysely<Tables>, id: UserId): Promise<string> {
  const person = await persons.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return person?.name ?? '';
}

/** Records that a person was notified; false if they had already been notified. */
export async function markSent(tx: Transaction<Tables>, userId: UserId, notice: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('sentNotices')
    .values({ userId, notice, sentAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person was notified of any of these; other notices to them wait until the transaction ends. */
export async function holdsSent(tx: Transaction<Tables>, userId: UserId, notices: readonly string[]): Promise<boolean> {
  await lockPerson(tx, userId);
  const row = await tx
    .selectFrom('sentNotices')
    .select('notice')
    .where('userId', '=', userId)
    .where('notice', '=', sql<string>`any(${notices})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When people were notified of these, by person and notice; see `sentKey`. */
export async function readSent(
  persons: Kysely<Tables>,
  people: readonly UserId[],
  notices: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await persons
    .selectFrom('sentNotices')
    .selectAll()
    .where('userId', '=', sql<UserId>`any(${people})`)
    .where('notice', '=', sql<string>`any(${notices})`)
    .execute();
  return new Map(rows.map(({ userId, notice, sentAt }) => [sentKey(userId, notice), sentAt]));
}

export const sentKey = (userId: UserId, notice: string) => `${userId} ${notice}`;

/** Makes other notices to a person wait until the transaction ends. */
export async function lockPerson(tx: Transaction<Tables>, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Records that a person was notified now, even if they had been notified before. */
export async function markSentAgain(
  tx: Transaction<Tables>,
  userId: UserId,
  notices: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('sentNotices')
    .values(notices.map((notice) => ({ userId, notice, sentAt: at })))
    .onConflict((conflict) => conflict.columns(['userId', 'notice']).doUpdateSet({ sentAt: at }))
    .execute();
}

/** Forgets that a person was notified. */
export async function forgetSent(persons: Kysely<Tables>, userId: UserId, notice: string): Promise<void> {
  await persons.deleteFrom('sentNotices').where('userId', '=', userId).where('notice', '=', notice).execute();
}

/** Deletes records of notices that are too old to be repeated. */
export async function forgetSentBefore(persons: Kysely<Tables>, before: Date): Promise<void> {
  await persons.deleteFrom('sentNotices').where('sentAt', '<', before).execute();
}
