import { sql } from 'kysely';
import type { CompanyTx, SystemTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { CompanyId, MembershipId, UserId } from '#domain/ids.ts';
import type { Standing } from '#domain/people/offboarding.ts';
import type { Role } from '#domain/people/permissions.ts';
import { assessment } from '#domain/records/assessment.ts';
import { tablesWith } from '#domain/records/kinds.ts';
import { topic } from '#domain/records/topic.ts';

/** The number of rows that one statement deletes, far within the time limit for a statement. */
const ROWS_AT_ONCE = 2_000;

/** What people enter. Topics do not count, because an assessment has them from the beginning. */
const ENTERED = tablesWith('contents').filter((table) => table !== assessment.table && table !== topic.table);

/** The situation of a member in their company, for the given role. */
export async function readStanding(tx: CompanyTx, userId: UserId, role: Role): Promise<Standing> {
  const { rows } = await sql<Omit<Standing, 'role'>>`
    select c.name as "companyName", c.closes_at as "closesAt",
      (select count(*)::int from memberships m
        where m.company_id = c.id and m.ended_at is null and m.user_id <> ${userId} and m.role <> 'auditor') as colleagues,
      (select count(*)::int from memberships m
        where m.company_id = c.id and m.ended_at is null and m.user_id <> ${userId} and m.role = 'admin') as "otherAdmins",
      not exists (select from assessments a where a.company_id = c.id and a.status = 'completed')
      and ${sql.join(
        ENTERED.map((table) => sql`not exists (select from ${sql.table(table)} r where r.company_id = c.id)`),
        sql` and `,
      )}
      and not exists (select from evidence e where e.company_id = c.id) as "isEmpty"
    from companies c where c.id = current_company()`.execute(tx);
  return { role, ...first(rows, 'the company inside its own wall') };
}

/** Locks the company's row until the transaction ends: a person who is joining waits. */
export function lockCompany(tx: CompanyTx): Promise<{ name: string; closesAt: Date | null } | undefined> {
  return tx
    .selectFrom('companies')
    .select(['name', 'closesAt'])
    .where('id', '=', sql<CompanyId>`current_company()`)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets when the company is deleted; null cancels the closing. Returns whether anything changed. */
export async function setClosing(tx: CompanyTx, closesAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('companies')
    .set({ closesAt })
    .where('id', '=', sql<CompanyId>`current_company()`)
    .where('closesAt', closesAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases everything of the company, including the history; only the partings of its present members remain.
 * @throws if it is not being closed or its time has not come
 */
export async function eraseCompany(tx: CompanyTx, now: Date): Promise<void> {
  let erased: number;
  do {
    const { rows } = await sql<{ erased: number }>`
      select erase_company_rows(${now}, ${ROWS_AT_ONCE}) as erased`.execute(tx);
    erased = first(rows, 'one row').erased;
  } while (erased > 0);
}

/** Companies whose time has come. */
export function listDueCompanies(tx: SystemTx, now: Date): Promise<{ id: CompanyId }[]> {
  return tx.selectFrom('companies').select('id').where('closesAt', '<=', now).orderBy('closesAt').execute();
}

export interface ClosedCompany {
  id: CompanyId;
  name: string;
  closesAt: Date;
  membershipId: MembershipId;
}

/**
 * Companies that this person was the last to leave, as their admin, and whose closing they can still cancel; the first to be deleted
 * comes first.
 */
export async function listClosedBy(tx: SystemTx, userId: UserId, now: Date): Promise<ClosedCompany[]> {
  const { rows } = await sql<ClosedCompany>`
    select c.id, c.name, c.closes_at as "closesAt", own.id as "membershipId"
    from memberships own join companies c on c.id = own.company_id
    where own.user_id = ${userId} and own.role = 'admin' and c.closes_at > ${now}
      and own.ended_at = (select max(coalesce(m.ended_at, 'infinity')) from memberships m where m.company_id = c.id)
    order by c.closes_at`.execute(tx);
  return rows;
}

/** Makes the person a member again and cancels the closing, in one transaction with `listClosedBy`. */
export async function comeBack(tx: SystemTx, { id, membershipId }: ClosedCompany): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ endedAt: null })
    .where('companyId', '=', id)
    .where('id', '=', membershipId)
    .execute();
  await tx.updateTable('companies').set({ closesAt: null }).where('id', '=', id).execute();
}
