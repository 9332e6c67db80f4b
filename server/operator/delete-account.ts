import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CompanyTx, Member, SystemTx } from '#database/doors.ts';
import type { Tables } from '#database/tables.ts';
import type { UserId } from '#domain/ids.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import {
  findPersonByAddress,
  type KnownPerson,
  listMemberships,
  type Membership,
  OperatorRefusal,
  type OperatorTools,
  tellAccessChanged,
} from './tools.ts';

/** What stands in the place of a name. The row stays, so that the history and assessments keep their author. */
const DELETED_NAME = 'Deleted account';
/** Mail to such an address goes nowhere (RFC 2606). */
export const DELETED_DOMAIN = '@deleted.invalid';

export interface DeletionPlan {
  person: KnownPerson;
  memberships: Membership[];
  /** The company in which nobody is left afterwards; its data stay, and `make-admin` can give it to somebody. */
  orphaned: Membership | null;
}

/**
 * Says what deleting an account would do; changes nothing.
 * @throws {OperatorRefusal} when she is the only admin of colleagues
 */
export async function planDeletion(tools: OperatorTools, address: string): Promise<DeletionPlan> {
  const person = await findPersonByAddress(tools, address);
  const memberships = await listMemberships(tools, person.id);
  const present = memberships.find(({ endedAt }) => endedAt === null) ?? null;
  const others = present ? await listColleagues(tools, present, person.id) : [];
  if (present?.role === 'admin' && others.length > 0 && !others.includes('admin')) {
    throw new OperatorRefusal(
      `${person.email} is the only admin of ${present.companyName}. Make somebody else an admin first: make-admin <address>.`,
    );
  }
  return { person, memberships, orphaned: present && others.length === 0 ? present : null };
}

/**
 * Deletes an account: sign-in, sessions, devices, switches, private chats, name and address go, and she is told by mail. Her
 * memberships end; what she entered and the history of it stay with the company, under the name 'Deleted account'.
 */
export async function deleteAccount(tools: OperatorTools, address: string): Promise<DeletionPlan> {
  const plan = await planDeletion(tools, address);
  const { person, memberships, orphaned } = plan;
  const { database, now } = tools;
  // Her chats are hers alone: only as her do they show.
  for (const { companyId, role } of memberships) {
    const member: Member = { userId: person.id, companyId, role, requestId: 'operator' };
    await database.inCompany(member, deleteChats, 'account deleted');
  }
  const tombstone = `deleted-${randomUUID()}${DELETED_DOMAIN}`;
  await database.asSystem('operator: account deleted', (tx) =>
    leaveCompanies(tx, person, tombstone, orphaned !== null, now()),
  );
  await database.persons.transaction().execute((tx) => forgetPerson(tx, person, tombstone, now()));
  await tellAccessChanged(tools, person.id);
  await tools.mail.send({
    to: person.email,
    ...composeMail({
      subject: 'Your Twofold account has been deleted',
      heading: `Hello, ${person.name}`,
      paragraphs: [
        'As asked for, your account has been deleted: your name, your address, your password, your settings and your chats.',
        'What you entered into the assessments of your company stays with the company.',
      ],
      notes: [`If you did not ask for this, write to ${tools.config.supportEmail}.`],
    }),
  });
  return plan;
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

async function deleteChats(tx: CompanyTx): Promise<void> {
  // Policies show her own ones only; messages go with their chats.
  await tx.deleteFrom('chatSessions').execute();
}

async function leaveCompanies(
  tx: SystemTx,
  { id, email }: KnownPerson,
  tombstone: string,
  isLast: boolean,
  at: Date,
): Promise<void> {
  // Where nobody is left, her empty membership holds the company's place: a company always keeps an admin (product P7).
  if (!isLast) {
    await tx
      .updateTable('memberships')
      .set({ endedAt: at })
      .where('userId', '=', id)
      .where('endedAt', 'is', null)
      .execute();
  }
  await tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
  await tx.updateTable('invitations').set({ email: tombstone }).where('email', '=', email).execute();
}

async function forgetPerson(tx: Transaction<Tables>, { id }: KnownPerson, tombstone: string, at: Date): Promise<void> {
  for (const table of [
    'user_sessions',
    'user_accounts',
    'user_devices',
    'user_two_factors',
    'user_recovery_codes',
    'sent_notices',
  ]) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
  }
  // Confirmation and reset links name her id in their value.
  await sql`delete from user_verifications where value like ${`%${id}%`}`.execute(tx);
  const silent = { email: false, assessmentReminders: false, reportUpdates: false, systemUpdates: false };
  await tx
    .insertInto('notificationPreferences')
    .values({ userId: id, ...silent })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(silent))
    .execute();
  await tx
    .updateTable('users')
    .set({ name: DELETED_NAME, email: tombstone, emailVerified: false, image: null, updatedAt: at })
    .where('id', '=', id)
    .execute();
}
