import type { UserId } from '#domain/ids.ts';
import { accountDeletedMail, forgetAccount } from '#server/features/account/auth/forget-account.ts';
import {
  findPersonByAddress,
  type KnownPerson,
  listMemberships,
  type Membership,
  OperatorRefusal,
  type OperatorTools,
  tellAccessChanged,
} from './tools.ts';

export interface DeletionPlan {
  person: KnownPerson;
  memberships: Membership[];
  /** The company that then has no members; its data stays, and `make-admin` can hand it over to another person. */
  orphaned: Membership | null;
}

/**
 * Returns what deleting an account would do, without changing anything.
 * @throws {OperatorRefusal} if the person is the only admin of a company with other members
 */
export async function planDeletion(tools: OperatorTools, address: string): Promise<DeletionPlan> {
  const person = await findPersonByAddress(tools, address);
  const memberships = await listMemberships(tools, person.id);
  const present = memberships.find(({ endedAt }) => endedAt === null) ?? null;
  const others = present ? await listColleagues(tools, present, person.id) : [];
  if (present?.role === 'admin' && others.length > 0 && !others.includes('admin')) {
    throw new OperatorRefusal(
      `${person.email} is the only admin of ${present.companyName}. Make another person an admin first: make-admin <address>.`,
    );
  }
  return { person, memberships, orphaned: present && others.length === 0 ? present : null };
}

/** Deletes an account and notifies the person by email. If no members are left, their empty membership keeps the company (product P7). */
export async function deleteAccount(tools: OperatorTools, address: string): Promise<DeletionPlan> {
  const plan = await planDeletion(tools, address);
  const { person, orphaned } = plan;
  const { database, now } = tools;
  if (!orphaned) await endMemberships(tools, person.id);
  await forgetAccount(database, person, now());
  await tellAccessChanged(tools, person.id);
  await tools.mail.send(accountDeletedMail(tools.config.supportEmail, person));
  return plan;
}

function endMemberships({ database, now }: OperatorTools, userId: UserId): Promise<unknown> {
  return database.asSystem('operator: account deleted', (tx) =>
    tx
      .updateTable('memberships')
      .set({ endedAt: now() })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .execute(),
  );
}

async function listColleagues(
  { database }: OperatorTools,
  { companyId }: Membership,
  userId: UserId,
): Promise<string[]> {
  const rows = await database.asSystem('operator: account deletion', (tx) =>
    tx
      .selectFrom('memberships')
      .select('role')
      .where('companyId', '=', companyId)
      .where('userId', '!=', userId)
      .where('endedAt', 'is', null)
      .execute(),
  );
  return rows.map(({ role }) => role);
}
