import type { Decision } from '#domain/decision.ts';
import { normalizeEmail } from './email.ts';
import type { Role } from './permissions.ts';

/** 'expired' is stored when a new invitation replaces an old one; until then, the date decides. */
export type InvitationStatus = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

/** How long an invitation can be accepted (product P9). */
export const INVITATION_DAYS = 7;

/** The fields of an invitation that these rules use. */
export interface Invitation {
  email: string;
  role: Role;
  status: InvitationStatus;
  expiresAt: Date;
  /** Whether the sender is still an admin of the company. */
  isInviterAdmin: boolean;
}

/** The person who wants to accept, and their secret. */
export interface Invitee {
  email: string;
  hasConfirmedAddress: boolean;
  hasCompany: boolean;
  /** The mailed secret proves access to the mailbox; a copied link has one that does not (product P9). */
  secret: 'mailed' | 'copied';
}

export type InvitationProblem = 'not-found' | 'already-processed' | 'expired';
/** What is wrong with an invitation when someone wants to accept it: its inviter's role then also counts (product P9). */
export type ClosedDoor = InvitationProblem | 'inviter-not-admin';
/** What is wrong with the person who wants to accept. */
export type InviteeProblem = 'not-signed-in' | 'wrong-account' | 'already-in-company' | 'address-unconfirmed';
export type AcceptanceRefusal = ClosedDoor | InviteeProblem;

const DAY = 24 * 60 * 60 * 1000;

/** When an invitation sent at this moment expires. */
export function invitationExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * DAY);
}

/**
 * Path of the invitation page. The id names the invitation and gives no rights; the secret comes after the '#', which browsers send to no
 * server, so it is in no log and no Referer.
 */
export function invitationPath(id: string, secret: string): string {
  return `/invitation?invitation=${encodeURIComponent(id)}#secret=${encodeURIComponent(secret)}`;
}

/** What is wrong with an invitation, no matter who opens it; null if nothing is. */
export function invitationProblem(
  invitation: Pick<Invitation, 'status' | 'expiresAt'> | null,
  now: Date,
): InvitationProblem | null {
  if (invitation === null) return 'not-found';
  if (invitation.status === 'expired') return 'expired';
  if (invitation.status !== 'pending') return 'already-processed';
  return invitation.expiresAt.getTime() <= now.getTime() ? 'expired' : null;
}

/** Whether a refusal is about the invitation itself, no matter who opens it. */
export function isInvitationProblem(refusal: AcceptanceRefusal): refusal is ClosedDoor {
  return (
    refusal === 'not-found' ||
    refusal === 'already-processed' ||
    refusal === 'expired' ||
    refusal === 'inviter-not-admin'
  );
}

/**
 * What is wrong with an invitation that someone wants to accept; null if nothing is. If it ended with its inviter's role, the result says
 * so.
 */
function closedDoor(invitation: Invitation, now: Date): ClosedDoor | null {
  const isOpen = invitation.status === 'pending' || invitation.status === 'revoked';
  return isOpen && !invitation.isInviterAdmin ? 'inviter-not-admin' : invitationProblem(invitation, now);
}

/**
 * Whether this person can accept this invitation now.
 * @param invitation null if no invitation has this id and secret
 * @param invitee null if nobody is signed in
 */
export function decideAcceptance(
  invitation: Invitation | null,
  invitee: Invitee | null,
  { now, requiresConfirmation }: { now: Date; requiresConfirmation: boolean },
): Decision<AcceptanceRefusal> {
  if (invitation === null) return { ok: false, reason: 'not-found' };
  const problem = closedDoor(invitation, now);
  if (problem !== null) return { ok: false, reason: problem };
  if (invitee === null) return { ok: false, reason: 'not-signed-in' };
  if (normalizeEmail(invitation.email) !== normalizeEmail(invitee.email)) return { ok: false, reason: 'wrong-account' };
  if (invitee.hasCompany) return { ok: false, reason: 'already-in-company' };
  const provesMailbox = invitee.hasConfirmedAddress || invitee.secret === 'mailed';
  return requiresConfirmation && !provesMailbox ? { ok: false, reason: 'address-unconfirmed' } : { ok: true };
}

/**
 * The status of an earlier invitation of this address to this company that prevents a new one; null if none does. An expired invitation
 * does not, nor does an accepted one whose member has since left.
 */
export function standingInvitation(
  earlier: readonly Pick<Invitation, 'status' | 'expiresAt'>[],
  { now, isMember }: { now: Date; isMember: boolean },
): 'pending' | 'accepted' | null {
  if (isMember && earlier.some(({ status }) => status === 'accepted')) return 'accepted';
  return earlier.some((invitation) => invitationProblem(invitation, now) === null) ? 'pending' : null;
}

export type InvitingRefusal = 'cannot-invite-self' | 'already-member' | 'already-invited';

/**
 * Why an address cannot be invited now; null if it can.
 * @param standing the result of `standingInvitation`
 */
export function refuseInviting(
  { inviterEmail, email, isMember }: { inviterEmail: string; email: string; isMember: boolean },
  standing: 'pending' | 'accepted' | null,
): InvitingRefusal | null {
  if (normalizeEmail(inviterEmail) === normalizeEmail(email)) return 'cannot-invite-self';
  if (standing !== null) return 'already-invited';
  return isMember ? 'already-member' : null;
}
