import type { Decision } from '#domain/decision.ts';
import type { UserId } from '#domain/ids.ts';
import { can, type Role } from './permissions.ts';

/** The fields of a member that these rules use. */
export interface TeamMember {
  userId: UserId;
  role: Role;
}

export type RemovalRefusal = 'access-denied' | 'cannot-remove-self' | 'last-admin';
export type RoleChangeRefusal =
  | 'access-denied'
  | 'cannot-change-own-role'
  | 'is-auditor'
  | 'last-admin'
  | 'role-unchanged';

/**
 * Whether a member may remove another. `adminCount` is read in the removing transaction, under a lock: two admins who remove each other
 * at the same time must not leave the company without one (product P7).
 */
export function decideRemoval(actor: TeamMember, target: TeamMember, adminCount: number): Decision<RemovalRefusal> {
  if (!can(actor.role, 'team.remove-member')) return { ok: false, reason: 'access-denied' };
  if (actor.userId === target.userId) return { ok: false, reason: 'cannot-remove-self' };
  return isLastAdmin(target, adminCount) ? { ok: false, reason: 'last-admin' } : { ok: true };
}

/** Whether a member may give another member this role; `adminCount` as in `decideRemoval`. */
export function decideRoleChange(
  actor: TeamMember,
  target: TeamMember,
  role: Exclude<Role, 'auditor'>,
  adminCount: number,
): Decision<RoleChangeRefusal> {
  if (!can(actor.role, 'team.change-role')) return { ok: false, reason: 'access-denied' };
  if (actor.userId === target.userId) return { ok: false, reason: 'cannot-change-own-role' };
  // An auditor of a company cannot take on another role in it, nor the reverse: remove the person and invite them again.
  if (target.role === 'auditor') return { ok: false, reason: 'is-auditor' };
  if (target.role === role) return { ok: false, reason: 'role-unchanged' };
  return isLastAdmin(target, adminCount) ? { ok: false, reason: 'last-admin' } : { ok: true };
}

function isLastAdmin(member: TeamMember, adminCount: number): boolean {
  return member.role === 'admin' && adminCount <= 1;
}
