import { z } from 'zod';
import { instant, invitationId } from './base.ts';
import { emailAddress } from './email-address.ts';
import { endpointFor } from './endpoint.ts';
import { leavingRefusals, wayOut } from './offboarding.ts';
import type { RefusalCode } from './refusals.ts';
import { auditFields, auditShape, role } from './team.ts';

/** What the invite form sends. */
export const inviteForm = z.discriminatedUnion('role', [
  z.strictObject({ email: emailAddress, role: z.enum(['admin', 'user']) }),
  z.strictObject({ email: emailAddress, role: z.literal('auditor'), ...auditFields }),
]);
export type InviteForm = z.infer<typeof inviteForm>;

/** A row of Pending Invitations. */
export const pendingInvitationShape = z.object({
  id: invitationId,
  email: z.string(),
  role,
  /** Null if the person will not be an auditor. */
  audit: auditShape.nullable(),
  createdAt: instant,
  expiresAt: instant,
  /** The inviter's name. */
  invitedBy: z.string(),
  /** The mail server permanently refused its email. The link can still be copied. */
  isUndeliverable: z.boolean(),
});
export type PendingInvitationShape = z.infer<typeof pendingInvitationShape>;

/** What prevents acceptance, besides the invitation itself; trying anyway is refused with the same code. */
export const acceptanceObstacle = z.enum([
  'not-signed-in',
  'wrong-account',
  /** The address already belongs to a member of the inviting company. */
  'already-member',
  'in-another-company',
  'address-unconfirmed',
] satisfies RefusalCode[]);
export type AcceptanceObstacle = z.infer<typeof acceptanceObstacle>;

/** What the invitation page shows to a person with a secret link. */
export const openInvitationShape = z.object({
  id: invitationId,
  companyName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role,
  /** Null if the person will not be an auditor; otherwise until when, and for which assessments (null for all). */
  audit: z.object({ until: instant, assessments: z.int().nullable() }).nullable(),
  expiresAt: instant,
  /** Null if the visitor can accept. */
  obstacle: acceptanceObstacle.nullable(),
});
export type OpenInvitationShape = z.infer<typeof openInvitationShape>;

/** An invitation to the caller's confirmed address. */
export const ownInvitationShape = openInvitationShape.omit({ email: true, obstacle: true });
export type OwnInvitationShape = z.infer<typeof ownInvitationShape>;

// The secret is sent only in bodies, because URLs are logged.
const linkFields = { id: invitationId, secret: z.string().min(1).max(200) };
const link = z.strictObject(linkFields);
/** How a person leaves their present company before joining this one. */
const leaving = wayOut.optional();
const joined = z.object({ companyName: z.string() });

/** Why an invitation is invalid, no matter who opens it. */
const closedDoors = ['not-found', 'already-processed', 'expired', 'inviter-not-admin'] as const;

export const invitations = {
  list: endpointFor
    .member('team.view-invitations')
    .reads()
    .route({
      method: 'GET',
      path: '/invitations',
      summary: 'Lists invitations that can still be accepted, newest first',
    })
    .output(z.array(pendingInvitationShape)),
  send: endpointFor
    .member('team.invite')
    .changes('invitations')
    .refuses(
      'already-invited',
      'already-member',
      'cannot-invite-self',
      'rate-limited',
      'not-found',
      'audit-day-past',
      'audit-day-too-far',
    )
    .route({ method: 'POST', path: '/invitations', summary: 'Invites a person by email', successStatus: 201 })
    .input(inviteForm)
    .output(pendingInvitationShape),
  copyLink: endpointFor
    .member('team.invite')
    .changes('invitations', { tells: 'nobody' })
    .refuses('not-found', 'already-processed', 'expired')
    .route({
      method: 'POST',
      path: '/invitations/{id}/link',
      summary: 'Returns a link to pass on by hand; it does not prove access to a mailbox',
    })
    .input(z.strictObject({ id: invitationId }))
    .output(z.object({ url: z.string() })),
  remove: endpointFor
    .member('team.delete-invitation')
    .changes('invitations')
    .refuses('not-found', 'already-processed')
    .route({ method: 'DELETE', path: '/invitations/{id}', summary: 'Withdraws an invitation; its links stop working' })
    .input(z.strictObject({ id: invitationId }))
    .output(z.object({ id: invitationId })),
  open: endpointFor.visitor
    .reads()
    .refuses(...closedDoors, 'rate-limited')
    .route({
      method: 'POST',
      path: '/invitations/open',
      summary: 'Returns the invitation that a link with a secret belongs to',
    })
    .input(link)
    .output(openInvitationShape),
  // The endpoint itself states which company to notify: the person who accepts has none yet.
  accept: endpointFor.person
    .changes('team')
    .refuses(
      ...closedDoors,
      'rate-limited',
      'wrong-account',
      'already-member',
      'in-another-company',
      'address-unconfirmed',
      ...leavingRefusals,
    )
    .route({ method: 'POST', path: '/invitations/accept', summary: 'Joins the company, once and in one step' })
    .input(z.strictObject({ ...linkFields, leaving }))
    .output(joined),
  listOwn: endpointFor.person
    .reads()
    .route({
      method: 'GET',
      path: '/invitations/own',
      summary: 'Lists invitations to the caller’s confirmed email address; none if it is not confirmed',
    })
    .output(z.array(ownInvitationShape)),
  acceptOwn: endpointFor.person
    .changes('team')
    .refuses(...closedDoors, 'already-member', 'in-another-company', ...leavingRefusals)
    .route({
      method: 'POST',
      path: '/invitations/{id}/accept',
      summary: 'Accepts an invitation to the caller’s confirmed email address, without a link',
    })
    .input(z.strictObject({ id: invitationId, leaving }))
    .output(joined),
  declineOwn: endpointFor.person
    .changes('invitations')
    .refuses('not-found', 'already-processed')
    .route({
      method: 'POST',
      path: '/invitations/{id}/decline',
      summary: 'Declines an invitation to the caller’s confirmed email address; its links stop working',
    })
    .input(z.strictObject({ id: invitationId }))
    .output(z.object({ id: invitationId })),
};
