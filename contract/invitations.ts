import { z } from 'zod';
import { MAX_EMAIL } from '#domain/limits.ts';
import { endpointFor, instant, invitationId } from './base.ts';
import { role } from './team.ts';

const NOT_AN_ADDRESS = 'Enter an e-mail address like name@example.com.';

/** The same form of address that an account can be made with, so that whoever is invited can sign up. */
const inviteeEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter the e-mail address to invite.')
  .max(MAX_EMAIL, NOT_AN_ADDRESS)
  .pipe(z.email(NOT_AN_ADDRESS));

/** What the invite form sends. */
export const inviteForm = z.strictObject({ email: inviteeEmail, role });
export type InviteForm = z.infer<typeof inviteForm>;

/** A row of Pending Invitations. */
export const pendingInvitationShape = z.object({
  id: invitationId,
  email: z.string(),
  role,
  createdAt: instant,
  expiresAt: instant,
  /** The inviter's name. */
  invitedBy: z.string(),
});
export type PendingInvitationShape = z.infer<typeof pendingInvitationShape>;

/** What stands in the way of accepting, besides the invitation itself. */
export const acceptanceObstacle = z.enum([
  'sign-in-required',
  'wrong-account',
  /** Of the company that invites. */
  'already-member',
  'in-another-company',
  'address-unconfirmed',
]);
export type AcceptanceObstacle = z.infer<typeof acceptanceObstacle>;

/** What the invitation page shows to whoever holds a link with a secret. */
export const openInvitationShape = z.object({
  id: invitationId,
  companyName: z.string(),
  invitedBy: z.string(),
  email: z.string(),
  role,
  expiresAt: instant,
  /** Null: the visitor can accept. */
  obstacle: acceptanceObstacle.nullable(),
});
export type OpenInvitationShape = z.infer<typeof openInvitationShape>;

// The secret travels in bodies only: an address would stand in logs.
const link = z.strictObject({ id: invitationId, secret: z.string().min(1).max(200) });

const problems = {
  ALREADY_PROCESSED: { status: 410, message: 'This invitation has already been processed' },
  EXPIRED: { status: 410, message: 'This invitation has expired' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many attempts. Try again later.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
} as const;

export const invitations = {
  list: endpointFor
    .member('team.view-invitations')
    .route({ method: 'GET', path: '/invitations', summary: 'Invitations that can still be accepted, newest first' })
    .output(z.array(pendingInvitationShape)),
  send: endpointFor
    .member('team.invite')
    .route({ method: 'POST', path: '/invitations', summary: 'Invite somebody by e-mail', successStatus: 201 })
    .errors({
      ALREADY_INVITED: {
        status: 409,
        message: 'This address has an invitation already.',
        data: z.object({ status: z.enum(['pending', 'accepted']) }),
      },
      ALREADY_MEMBER: { status: 409, message: 'This person is a member of your company already.' },
      CANNOT_INVITE_SELF: { status: 409, message: 'This is your own address.' },
      RATE_LIMITED: problems.RATE_LIMITED,
    })
    .input(inviteForm)
    .output(pendingInvitationShape),
  copyLink: endpointFor
    .member('team.invite')
    .route({
      method: 'POST',
      path: '/invitations/{id}/link',
      summary: 'A link to pass on by hand; it proves no mailbox (ruling 10)',
    })
    .errors({ ALREADY_PROCESSED: problems.ALREADY_PROCESSED, EXPIRED: problems.EXPIRED })
    .input(z.strictObject({ id: invitationId }))
    .output(z.object({ url: z.string() })),
  remove: endpointFor
    .member('team.delete-invitation')
    .route({ method: 'DELETE', path: '/invitations/{id}', summary: 'Take back an invitation; its links stop working' })
    .errors({ ALREADY_PROCESSED: problems.ALREADY_PROCESSED })
    .input(z.strictObject({ id: invitationId }))
    .output(z.object({ id: invitationId })),
  open: endpointFor.visitor
    .route({ method: 'POST', path: '/invitations/open', summary: 'What a link with a secret invites to' })
    .errors(problems)
    .input(link)
    .output(openInvitationShape),
  accept: endpointFor.person
    .route({ method: 'POST', path: '/invitations/accept', summary: 'Join the company, once and in one step' })
    .errors({
      ...problems,
      CANNOT_ACCEPT: {
        status: 409,
        message: 'You cannot accept this invitation.',
        data: z.object({ obstacle: acceptanceObstacle, email: z.string() }),
      },
    })
    .input(link)
    .output(z.object({ companyName: z.string() })),
};
