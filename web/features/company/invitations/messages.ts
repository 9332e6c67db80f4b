import type { AcceptanceObstacle } from '#contract/invitations.ts';
import type { EmailProblem } from '#domain/people/email.ts';
import type { Role } from '#domain/people/permissions.ts';
import { leavingRefusals } from '#web/features/company/offboarding/messages.ts';
import { auditProblems } from '#web/features/company/team/messages.ts';
import type { api } from '#web/lib/api.ts';
import { EMAIL_LETTERS } from '#web/lib/email-letters.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

/** Texts for inviting people on the company page. Fixed texts must stay word for word (product P1). */
export const inviteMessages = {
  title: 'Invite Team Member',
  pendingTitle: 'Pending Invitations',
  text: 'The invitation goes out by email. It works once, only for this email address, and expires after 7 days.',
  email: 'Email',
  emailPlaceholder: 'name@company.com',
  role: 'Role',
  roles: { user: 'User', admin: 'Admin', auditor: 'Auditor' } satisfies Record<Role, string>,
  roleHints: {
    user: 'Can work on the assessment and edit the company’s information.',
    admin: 'Can do the same and manage the team.',
    auditor: 'Can read the assessments until a set date, but not change them. Can ask questions and draw samples.',
  } satisfies Record<Role, string>,
  send: 'Send Invitation',
  sending: 'Sending...',
  sent: (email: string) => `Invitation sent to ${email}`,
  sendFailed: 'Failed to send invitation',
  alreadyExists: 'Invitation Already Exists',
  alreadyExistsText: (email: string, status: string) => `${email} already has a ${status} invitation`,
  alreadyMemberText: (email: string) => `${email} is already a member of your team.`,
  selfText: 'This is your own email address.',
  assessmentGoneText: 'One of the assessments no longer exists. Choose again.',
  rateLimitedText: (minutes: number) =>
    `Too many invitations for now. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,

  expires: (day: string) => `Expires ${day}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  undeliverable: 'Could not be delivered',
  copyLink: 'Copy link',
  copying: 'Copying...',
  copyLinkFor: (email: string) => `Copy link for ${email}`,
  linkCopied: 'Link copied',
  linkCopiedText: (email: string) => `Send it to ${email} only. The link does not work for any other email address.`,
  linkTitle: 'Invitation link',
  linkText: 'Your browser did not allow copying. Select the link and copy it.',
  close: 'Close',
  copyFailed: 'Could not copy the link',
  delete: 'Delete',
  deleteFor: (email: string) => `Delete the invitation for ${email}`,
  deleteTitle: 'Delete this invitation?',
  deleteText: (email: string) => `The links sent to ${email} stop working immediately.`,
  deleting: 'Deleting...',
  deleted: 'Invitation deleted',
  deleteFailed: 'Failed to delete invitation',
  acceptedText: 'This invitation has already been accepted.',

  accessDenied: 'Access Denied',
  onlyAdminsInvite: 'Only administrators can invite users',
  onlyAdminsDelete: 'Only administrators can delete invitations',
} as const;

/** Texts of the invitation page. Fixed texts must stay word for word (product P1). */
export const invitationMessages = {
  pageTitle: 'Invitation',
  loading: 'Loading invitation...',
  invalidTitle: 'Invalid Invitation',
  noId: 'No invitation ID provided',
  notFound: 'Invitation not found',
  alreadyProcessed: 'This invitation has already been processed',
  expired: 'This invitation has expired',
  inviterNotAdmin:
    'The person who sent this invitation is no longer an admin of the company. Ask another admin of the company for a new invitation.',
  loadFailed: 'Failed to load invitation details',
  rateLimited: 'Too many attempts. Try again later.',
  cutHint: 'Email programs sometimes cut long links. Open the link again from the email, or copy the whole link.',
  askAgainHint: 'Ask the person who invited you for a new invitation.',
  goToLogin: 'Go to Login',
  goToApp: 'Go to the application',
  tryAgain: 'Try again',

  invites: (inviter: string, company: string, role: Role) =>
    role === 'auditor'
      ? `${inviter} invites you to audit the double materiality assessment of ${company}.`
      : `${inviter} invites you to work on the double materiality assessment of ${company}.`,
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in to accept this invitation.',
  signIn: 'Sign In',
  createAccount: 'Create Account',

  title: 'Team Invitation',
  subtitle: "You've been invited to join a team",
  company: 'Company',
  invitedBy: 'Invited by',
  email: 'Email',
  role: 'Role',
  roles: { admin: 'Admin', user: 'User', auditor: 'Auditor' } satisfies Record<Role, string>,
  allows: {
    user: 'You can work on the assessment and edit the company’s information.',
    admin: 'You can work on the assessment, edit the company’s information and manage the team.',
    auditor: 'You can read the assessments, ask questions and draw samples, but not change anything.',
  } satisfies Record<Role, string>,
  access: 'Access',
  expiry: 'Expires',
  accept: 'Accept Invitation',
  accepting: 'Accepting...',
  joinTitle: (company: string, other: string) => `Join ${company} and leave ${other}?`,
  joinEndTitle: (company: string, other: string) => `Join ${company} and end ${other}?`,
  joinConfirm: 'Leave and join',
  alreadyIn: (company: string) => `You already belong to ${company}.`,
  cancel: 'Cancel',
  signOutFirst: 'Sign out and use another account',

  error: 'Error',
  success: 'Success',
  welcome: (company: string) => `Welcome to ${company}!`,
  showTasks: 'Show my tasks',
  acceptFailed: 'Failed to accept invitation',
} as const;

/** Texts shown before the company setup to people who have been invited. */
export const ownInvitationMessages = {
  title: (count: number) => (count === 1 ? 'You have an invitation' : `You have ${count} invitations`),
  text: 'Join the company that invited you. You do not need to set up your own.',
  join: 'Join',
  joinCompany: (company: string) => `Join ${company}`,
  joining: 'Joining...',
  decline: 'Decline',
  declineCompany: (company: string) => `Decline the invitation from ${company}`,
  declining: 'Declining...',
  declined: (company: string) => `You have declined the invitation from ${company}`,
  declineFailed: 'Could not decline the invitation. Please try again.',
} as const;

/** Why the signed-in person cannot accept, as a sentence. */
export const obstacleSentences = {
  'not-signed-in': () => invitationMessages.signInText,
  'wrong-account': (email) => `This invitation is for ${email}. Please sign in with that email address.`,
  'already-member': () => 'You already belong to this company.',
  'in-another-company': () =>
    'You already belong to another company. If you accept, you will leave it. Before you do, you will see what happens to it.',
  'address-unconfirmed': () =>
    'Your email address has not been confirmed yet. Use the link in the invitation email, or confirm your address first.',
} satisfies Record<AcceptanceObstacle, (email: string) => string>;

/** Why accepting was refused. */
export const acceptRefusals: Explanations<typeof api.invitations.accept, string> = {
  ...leavingRefusals,
  'wrong-account': ({ email }) => obstacleSentences['wrong-account'](email),
  'already-member': obstacleSentences['already-member'],
  'in-another-company': obstacleSentences['in-another-company'],
  'address-unconfirmed': obstacleSentences['address-unconfirmed'],
  // The page itself then shows what has happened to the invitation.
  'not-found': () => invitationMessages.acceptFailed,
  'already-processed': () => invitationMessages.acceptFailed,
  expired: () => invitationMessages.acceptFailed,
  'inviter-not-admin': () => invitationMessages.inviterNotAdmin,
  'rate-limited': () => invitationMessages.acceptFailed,
};

/** Why an address was not invited. */
export const inviteRefusals: Explanations<
  typeof api.invitations.send,
  { title?: string; description: string },
  string
> = {
  'already-invited': ({ status }, email) => ({
    title: inviteMessages.alreadyExists,
    description: inviteMessages.alreadyExistsText(email, status),
  }),
  'already-member': (_, email) => ({ description: inviteMessages.alreadyMemberText(email) }),
  'cannot-invite-self': () => ({ description: inviteMessages.selfText }),
  'not-found': () => ({ description: inviteMessages.assessmentGoneText }),
  'audit-day-past': () => ({ description: auditProblems['audit-day-past'] }),
  'audit-day-too-far': () => ({ description: auditProblems['audit-day-too-far'] }),
  'rate-limited': ({ retryAfterSeconds }) => ({
    description: inviteMessages.rateLimitedText(Math.ceil(retryAfterSeconds / 60)),
  }),
};

/** Errors shown at the address to invite. */
export const inviteeProblems = {
  'email-required': 'Enter the email address to invite.',
  'invalid-email': 'Enter an email address like name@example.com.',
  'email-letters': EMAIL_LETTERS,
} as const satisfies Record<EmailProblem, string>;
