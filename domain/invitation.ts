import type { Decision } from './decision.ts';
import { normalizeEmail } from './email.ts';
import type { Role } from './permissions.ts';

export type InvitationStatus = 'pending' | 'accepted' | 'revoked';

/** How long an invitation can be accepted (ruling 10). */
export const INVITATION_DAYS = 7;

/** An invitation as far as these rules look. */
export interface Invitation {
  email: string;
  role: Role;
  status: InvitationStatus;
  expiresAt: Date;
}

/** Who wants to accept, and with which secret. */
export interface Invitee {
  email: string;
  hasConfirmedAddress: boolean;
  hasCompany: boolean;
  /** The mailed secret proves the mailbox; a copied link carries one that does not (ruling 10). */
  secret: 'mailed' | 'copied';
}

export type InvitationProblem = 'not-found' | 'already-processed' | 'expired';
export type AcceptanceRefusal =
  | InvitationProblem
  | 'sign-in-required'
  | 'wrong-account'
  | 'already-in-company'
  | 'address-unconfirmed';

const DAY = 24 * 60 * 60 * 1000;

/** When an invitation sent at this moment ends. */
export function invitationExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * DAY);
}

/** What is wrong with an invitation whoever opens it; null when nothing is. */
export function invitationProblem(
  invitation: Pick<Invitation, 'status' | 'expiresAt'> | null,
  now: Date,
): InvitationProblem | null {
  if (invitation === null) return 'not-found';
  if (invitation.status !== 'pending') return 'already-processed';
  return invitation.expiresAt.getTime() <= now.getTime() ? 'expired' : null;
}

/**
 * Whether this person can accept this invitation now.
 *
 * @param invitation null where no invitation has this id and secret
 * @param invitee null where nobody is signed in
 */
export function decideAcceptance(
  invitation: Invitation | null,
  invitee: Invitee | null,
  { now, requiresConfirmation }: { now: Date; requiresConfirmation: boolean },
): Decision<AcceptanceRefusal> {
  const problem = invitationProblem(invitation, now);
  if (problem !== null || invitation === null) return { ok: false, reason: problem ?? 'not-found' };
  if (invitee === null) return { ok: false, reason: 'sign-in-required' };
  if (normalizeEmail(invitation.email) !== normalizeEmail(invitee.email)) return { ok: false, reason: 'wrong-account' };
  if (invitee.hasCompany) return { ok: false, reason: 'already-in-company' };
  const provesMailbox = invitee.hasConfirmedAddress || invitee.secret === 'mailed';
  return requiresConfirmation && !provesMailbox ? { ok: false, reason: 'address-unconfirmed' } : { ok: true };
}

/**
 * The status with which an earlier invitation of this address to this company stands against a new one; null when none
 * does. An expired one does not, nor an accepted one whose member has left since.
 */
export function standingInvitation(
  earlier: readonly Pick<Invitation, 'status' | 'expiresAt'>[],
  { now, isMember }: { now: Date; isMember: boolean },
): 'pending' | 'accepted' | null {
  if (isMember && earlier.some(({ status }) => status === 'accepted')) return 'accepted';
  return earlier.some((invitation) => invitationProblem(invitation, now) === null) ? 'pending' : null;
}
