import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CompanyTx, Member, SystemTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';

/** Replaces the name. The row stays, so that the history and assessments keep their author. */
const DELETED_NAME = 'Deleted account';
/** Mail to such an address goes nowhere (RFC 2606). */
export const DELETED_DOMAIN = '@deleted.invalid';

interface ForgottenAccount {
  id: UserId;
  email: string;
}

/**
 * Deletes a person's sign-in, sessions, devices, settings, private chats and views, name, address, position and competence. What they entered and its history
 * stay with their companies, under the name 'Deleted account'. The caller ends their memberships first.
 */
export async function forgetAccount(database: Database, person: ForgottenAccount, at: Date): Promise<void> {
  // Row-level security shows chats and views only to their owner, so act as the owner.
  for (const companyId of await listCompanies(database, person.id)) {
    const member: Member = { userId: person.id, companyId, role: 'user', requestId: 'account deleted' };
    await database.inCompany(member, (tx) => deletePrivate(tx, person.id), 'account deleted');
  }
  const tombstone = `deleted-${randomUUID()}${DELETED_DOMAIN}`;
  await database.asSystem('account deleted', (tx) => forgetInvitations(tx, person.email, tombstone));
  await database.persons.transaction().execute((tx) => forgetPerson(tx, person.id, tombstone, at));
}

/** To the former address of a deleted account. */
export function accountDeletedMail(supportEmail: string, { name, email }: { name: string; email: string }): Message {
  return {
    to: email,
    ...composeMail({
      subject: 'Your Twofold account has been deleted',
      heading: 'Your account has been deleted',
      greeted: nameInMail(name),
      paragraphs: [
        'Your account has been deleted, along with your name, your email address, your password, your settings, your chats and your views of the register.',
        'Everything you entered in your company’s assessments stays with the company.',
      ],
      notes: [`If you did not ask for this, write to ${supportEmail}.`],
    }),
  };
}

/** Every company that the person is or was in. */
function listCompanies({ asSystem }: Database, userId: UserId): Promise<CompanyId[]> {
  return asSystem('account deleted', async (tx) => {
    const rows = await tx.selectFrom('memberships').select('companyId').where('userId', '=', userId).execute();
    return rows.map(({ companyId }) => companyId);
  });
}

/** Deleting a chat deletes its messages. Shared views of the register stay with the company. */
async function deletePrivate(tx: CompanyTx, userId: UserId): Promise<void> {
  await tx.deleteFrom('chatSessions').where('userId', '=', userId).execute();
  await tx.updateTable('memberships').set({ jobTitle: '', competence: '' }).where('userId', '=', userId).execute();
  await tx.deleteFrom('registerViews').where('ownerId', '=', userId).where('isShared', '=', false).execute();
}

async function forgetInvitations(tx: SystemTx, email: string, tombstone: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
  await tx.updateTable('invitations').set({ email: tombstone }).where('email', '=', email).execute();
}

async function forgetPerson(tx: Transaction<Tables>, id: UserId, tombstone: string, at: Date): Promise<void> {
  for (const table of [
    'user_sessions',
    'user_accounts',
    'user_devices',
    'user_two_factors',
    'user_recovery_codes',
    'sent_notices',
    'partings',
    'earlier_names',
  ]) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
  }
  // The values of confirmation and reset links contain the person's id.
  await sql`delete from user_verifications where value like ${`%${id}%`}`.execute(tx);
  const silent = {
    email: false,
    assessmentReminders: false,
    reportUpdates: false,
    systemUpdates: false,
    mentions: false,
    dueDates: false,
    weeklyDigest: false,
  };
  await tx
    .insertInto('notificationPreferences')
    .values({ userId: id, ...silent })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(silent))
    .execute();
  await tx
    .updateTable('users')
    .set({
      name: DELETED_NAME,
      email: tombstone,
      emailVerified: false,
      image: null,
      mailRefusedAt: null,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
}
