import { sql } from 'kysely';
import type { TeamMemberShape } from '#contract/team.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { AssessmentId, MembershipId, UserId } from '#domain/ids.ts';
import type { Audit } from '#domain/people/audit.ts';
import { can, type Role } from '#domain/people/permissions.ts';
import { readableEmail } from '#domain/people/readable-email.ts';

const memberColumns = [
  'membershipId',
  'userId',
  'fullName',
  'email',
  'role',
  'createdAt',
  'auditsUntil',
  'audited',
  'mailRefusedAt',
  'jobTitle',
  'competence',
] as const;

interface MemberRow {
  membershipId: MembershipId;
  userId: UserId;
  fullName: string;
  email: string;
  role: Role;
  createdAt: Date;
  auditsUntil: Date | null;
  audited: AssessmentId[] | null;
  mailRefusedAt: Date | null;
  jobTitle: string;
  competence: string;
}

/** An auditor's access, in the API's format; null for everyone else. */
export const toAudit = ({ auditsUntil, audited }: Pick<MemberRow, 'auditsUntil' | 'audited'>) =>
  auditsUntil && { until: auditsUntil.toISOString(), assessments: audited };

/**
 * A member in the API's format, as `viewer` sees it. Only people who can do something about it learn that a member's email is refused.
 */
export function toMember(
  { membershipId, userId, email, createdAt, auditsUntil, audited, mailRefusedAt, ...row }: MemberRow,
  viewer: Pick<Member, 'userId' | 'role'>,
): TeamMemberShape {
  return {
    ...row,
    email: readableEmail(email),
    audit: toAudit({ auditsUntil, audited }),
    id: membershipId,
    createdAt: createdAt.toISOString(),
    isSelf: userId === viewer.userId,
    isMailRefused: can(viewer.role, 'team.view-mail') && mailRefusedAt !== null,
  };
}

const presentMembers = (tx: CompanyTx) =>
  tx.selectFrom('companyPeople').select(memberColumns).where('endedAt', 'is', null);

/** Current members, oldest first. */
export function listMembers(tx: CompanyTx): Promise<MemberRow[]> {
  return presentMembers(tx).orderBy('createdAt').orderBy('membershipId').execute();
}

export function findMember(tx: CompanyTx, id: MembershipId): Promise<MemberRow | undefined> {
  return presentMembers(tx).where('membershipId', '=', id).executeTakeFirst();
}

export async function isMember(tx: CompanyTx, email: string): Promise<boolean> {
  return (await presentMembers(tx).where('email', '=', email).executeTakeFirst()) !== undefined;
}

/**
 * Allows one change of the team at a time, and only while its author is still a member with this role: two admins who demote each other
 * must not both succeed. Returns their current role, or undefined if they are no longer a member.
 */
export async function lockTeam(tx: CompanyTx, actor: UserId): Promise<Role | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('keep_an_admin' || current_company()::text, 0))`.execute(tx);
  const row = await tx
    .selectFrom('memberships')
    .select('role')
    .where('userId', '=', actor)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row?.role;
}

export async function countAdmins(tx: CompanyTx): Promise<number> {
  const { admins } = await tx
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('admins'))
    .where('role', '=', 'admin')
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return admins;
}

export async function setRole(tx: CompanyTx, id: MembershipId, role: Role): Promise<void> {
  await tx.updateTable('memberships').set({ role }).where('id', '=', id).where('endedAt', 'is', null).execute();
}

/** Sets what a current member says about themselves, and returns the member; undefined if they are no longer one. */
export async function describeMember(
  tx: CompanyTx,
  userId: UserId,
  said: { jobTitle: string; competence: string },
): Promise<MemberRow | undefined> {
  await tx.updateTable('memberships').set(said).where('userId', '=', userId).where('endedAt', 'is', null).execute();
  return presentMembers(tx).where('userId', '=', userId).executeTakeFirst();
}

/** Sets until when, and for which assessments, a person is an auditor. */
export async function setAudit(tx: CompanyTx, id: MembershipId, { until, assessments }: Audit): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ auditsUntil: until, audited: assessments && [...assessments] })
    .where('id', '=', id)
    .where('role', '=', 'auditor')
    .where('endedAt', 'is', null)
    .execute();
}

/** Returns those of the assessments that the company has, in any order. */
export async function listAssessmentsAmong(tx: CompanyTx, ids: readonly AssessmentId[]): Promise<AssessmentId[]> {
  const rows = await tx
    .selectFrom('assessments')
    .select('id')
    .where('id', 'in', [...ids])
    .where('removedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends a membership. The row stays, so that the history keeps its names. */
export async function endMembership(tx: CompanyTx, id: MembershipId, at: Date): Promise<void> {
  await tx.updateTable('memberships').set({ endedAt: at }).where('id', '=', id).where('endedAt', 'is', null).execute();
}

/** Ends the membership of a member who leaves. */
export async function endOwnMembership(tx: CompanyTx, userId: UserId, at: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ endedAt: at })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}
