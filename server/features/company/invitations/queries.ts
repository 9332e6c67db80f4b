import { sql } from 'kysely';
import type { PendingInvitationShape } from '#contract/invitations.ts';
import type { CompanyTx, SystemTx } from '#database/doors.ts';
import type { AssessmentId, CompanyId, InvitationId, UserId } from '#domain/ids.ts';
import type { InvitationStatus } from '#domain/people/invitation.ts';
import type { Role } from '#domain/people/permissions.ts';
import { readableEmail } from '#domain/people/readable-email.ts';
import { toAudit } from '#server/features/company/team/queries.ts';

const pending = (tx: CompanyTx) =>
  tx
    .selectFrom('invitations')
    .innerJoin('companyPeople as inviter', 'inviter.userId', 'invitations.invitedBy')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.createdAt',
      'invitations.expiresAt',
      'invitations.undeliverableAt',
      'invitations.auditsUntil',
      'invitations.audited',
      'inviter.fullName as invitedBy',
    ]);

const toShape = ({
  createdAt,
  expiresAt,
  undeliverableAt,
  auditsUntil,
  audited,
  email,
  ...row
}: Awaited<ReturnType<ReturnType<typeof pending>['execute']>>[number]) => ({
  ...row,
  email: readableEmail(email),
  audit: toAudit({ auditsUntil, audited }),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isUndeliverable: undeliverableAt !== null,
});

/** Invitations that can still be accepted, newest first. */
export async function listPending(tx: CompanyTx, now: Date): Promise<PendingInvitationShape[]> {
  const rows = await pending(tx)
    .where('invitations.status', '=', 'pending')
    .where('invitations.expiresAt', '>', now)
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id')
    .execute();
  return rows.map(toShape);
}

export async function readPending(tx: CompanyTx, id: InvitationId): Promise<PendingInvitationShape> {
  return toShape(await pending(tx).where('invitations.id', '=', id).executeTakeFirstOrThrow());
}

/** Status and end of every invitation that this company has sent to an address. */
export function listEarlier(tx: CompanyTx, email: string): Promise<{ status: InvitationStatus; expiresAt: Date }[]> {
  return tx.selectFrom('invitations').select(['status', 'expiresAt']).where('email', '=', email).execute();
}

/** Makes room for a new invitation if the old one has expired. */
export async function closeExpired(tx: CompanyTx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ status: 'expired' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('expiresAt', '<=', now)
    .execute();
}

interface NewInvitation {
  email: string;
  role: Role;
  invitedBy: UserId;
  mailSecretHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  /** Only for an auditor. */
  auditsUntil?: Date;
  audited?: AssessmentId[] | null;
}

/** Adds an invitation; undefined if another request has just invited the same address. */
export async function insertInvitation(tx: CompanyTx, values: NewInvitation): Promise<InvitationId | undefined> {
  const row = await tx
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) => conflict.columns(['companyId', 'email']).where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findInvitation(tx: CompanyTx, id: InvitationId) {
  return tx.selectFrom('invitations').select(['status', 'expiresAt']).where('id', '=', id).executeTakeFirst();
}

export async function setLinkSecret(tx: CompanyTx, id: InvitationId, linkSecretHash: Buffer): Promise<void> {
  await tx.updateTable('invitations').set({ linkSecretHash }).where('id', '=', id).execute();
}

/** Withdraws an invitation; returns whether it was still pending. */
export async function revokeInvitation(tx: CompanyTx, id: InvitationId): Promise<boolean> {
  const row = await tx
    .updateTable('invitations')
    .set({ status: 'revoked' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface FoundInvitation {
  companyId: CompanyId;
  companyName: string;
  invitedBy: UserId;
  email: string;
  role: Role;
  auditsUntil: Date | null;
  audited: AssessmentId[] | null;
  status: InvitationStatus;
  expiresAt: Date;
  acceptedBy: UserId | null;
  isInviterAdmin: boolean;
  /** Which of the two secrets was shown. */
  secret: 'mailed' | 'copied';
}

/** What an invitation asks a person to audit, for its page; null if they would not be an auditor. */
export const auditInBrief = ({ auditsUntil, audited }: Pick<FoundInvitation, 'auditsUntil' | 'audited'>) =>
  auditsUntil && { until: auditsUntil.toISOString(), assessments: audited === null ? null : audited.length };

/** Whether the sender of an invitation is now an admin of its company. */
const inviterIsAdmin = sql<boolean>`exists (
  select from memberships inviter where inviter.company_id = invitations.company_id
    and inviter.user_id = invitations.invited_by and inviter.role = 'admin' and inviter.ended_at is null)`;

const found = (tx: SystemTx, id: InvitationId) =>
  tx
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.companyId')
    .select([
      'companyId',
      'companies.name as companyName',
      'invitedBy',
      'email',
      'role',
      'auditsUntil',
      'audited',
      'status',
      'expiresAt',
      'acceptedBy',
      inviterIsAdmin.as('isInviterAdmin'),
    ])
    .where('invitations.id', '=', id);

/** The invitation with this id and this secret; a wrong secret gets the same response as an unknown id. */
export async function findBySecret(
  tx: SystemTx,
  id: InvitationId,
  secretHash: Buffer,
): Promise<FoundInvitation | undefined> {
  const row = await found(tx, id)
    .select(sql<boolean>`mail_secret_hash = ${secretHash}`.as('isMailed'))
    .where((eb) => eb.or([eb('mailSecretHash', '=', secretHash), eb('linkSecretHash', '=', secretHash)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { isMailed, ...invitation } = row;
  return { ...invitation, secret: isMailed ? 'mailed' : 'copied' };
}

/** The invitation with this id for this address, which the person has proven to be theirs. */
export async function findByAddress(
  tx: SystemTx,
  id: InvitationId,
  email: string,
): Promise<FoundInvitation | undefined> {
  const row = await found(tx, id).where('email', '=', email).executeTakeFirst();
  return row && { ...row, secret: 'mailed' };
}

/** Invitations to an address that can still be accepted and whose senders are still admins, newest first. */
export function listForAddress(tx: SystemTx, email: string, now: Date) {
  return tx
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.companyId')
    .innerJoin('memberships as inviter', (join) =>
      join
        .onRef('inviter.companyId', '=', 'invitations.companyId')
        .onRef('inviter.userId', '=', 'invitations.invitedBy')
        .on('inviter.endedAt', 'is', null)
        .on('inviter.role', '=', 'admin'),
    )
    .select([
      'invitations.id',
      'companies.name as companyName',
      'invitations.invitedBy',
      'invitations.role',
      'invitations.auditsUntil',
      'invitations.audited',
      'invitations.expiresAt',
    ])
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now)
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id')
    .execute();
}

/** Declines an invitation for its address; returns its details if it was still pending. */
export async function declineInvitation(
  tx: SystemTx,
  id: InvitationId,
  email: string,
): Promise<{ companyId: CompanyId } | undefined> {
  return tx
    .updateTable('invitations')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returning('companyId')
    .executeTakeFirst();
}

/** Records that the email of a pending invitation was permanently refused; undefined if it is no longer pending. */
export async function markUndeliverable(tx: SystemTx, id: InvitationId, at: Date) {
  const row = await tx
    .updateTable('invitations')
    .set({ undeliverableAt: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('undeliverableAt', 'is', null)
    .returning(['companyId', 'invitedBy', 'email'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { name } = await tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', row.companyId)
    .executeTakeFirstOrThrow();
  return { ...row, companyName: name };
}

/** Locks the company until the transaction ends; false if it no longer exists or is being deleted. */
export async function holdCompany(tx: SystemTx, companyId: CompanyId): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up the invitation and creates the membership in one statement: of two at the same time, the second finds nothing to use. A former
 * member gets their old row back with the new role. False if the invitation was used, withdrawn or has ended, for example with its
 * inviter's role.
 *
 * @param invitation its secret, or none if the person has proven that the address is theirs
 * @throws a unique violation if the person joined another company at the same moment; nothing is used then
 */
export async function acceptInvitation(
  tx: SystemTx,
  {
    id,
    secretHash,
    userId,
    email,
    now,
  }: { id: InvitationId; secretHash: Buffer | null; userId: UserId; email: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with spent as (
      update invitations set status = 'accepted', accepted_at = ${now}, accepted_by = ${userId}
      where id = ${id} and status = 'pending' and expires_at > ${now} and email = ${email}
        and (${secretHash}::bytea is null or mail_secret_hash = ${secretHash} or link_secret_hash = ${secretHash})
        and ${inviterIsAdmin}
      returning company_id, role, audits_until, audited
    )
    insert into memberships (company_id, user_id, role, audits_until, audited)
    select company_id, ${userId}::uuid, role, audits_until, audited from spent
    on conflict (company_id, user_id) do update set role = excluded.role, audits_until = excluded.audits_until,
      audited = excluded.audited, ended_at = null, created_at = ${now}
      where memberships.ended_at is not null
    returning memberships.id`.execute(tx);
  return rows.length > 0;
}
