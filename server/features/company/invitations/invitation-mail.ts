import { screens } from '#contract/screens.ts';
import { type Audit, lastDayOf } from '#domain/people/audit.ts';
import { invitationPath } from '#domain/people/invitation.ts';
import type { Role } from '#domain/people/permissions.ts';
import { readableEmail } from '#domain/people/readable-email.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';

interface InvitationMail {
  id: string;
  secret: string;
  email: string;
  role: Role;
  /** Until when, and for how many assessments, if it is for an auditor. */
  audit: Audit | null;
  companyName: string;
  inviterName: string;
  expiresAt: Date;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail of a new invitation. Its secret proves that the person who follows the link reads this mailbox. */
export function invitationMail(publicUrl: string, invitation: InvitationMail): Message {
  const { id, secret, email, expiresAt } = invitation;
  const company = nameInMail(invitation.companyName);
  const inviter = nameInMail(invitation.inviterName);
  return {
    to: email,
    ...composeMail({
      subject: `${inviter} invites you to join ${company} on Twofold`,
      heading: `Join ${company}`,
      paragraphs: [
        whatFor(invitation, inviter, company),
        invitation.role === 'auditor'
          ? 'Open the invitation to create an account or sign in. Then you see the assessment, from its result to its sources.'
          : 'Open the invitation to create an account or sign in. Then you see what is assigned to you.',
        // The last day on which it works all day, wherever the reader is.
        `The invitation is for ${readableEmail(email)}. You can use it once, until ${day.format(new Date(lastDayOf(expiresAt)))}.`,
      ],
      action: { label: 'Open invitation', url: publicUrl + invitationPath(id, secret) },
      notes: ['If you did not expect this invitation, you can ignore it. Nothing happens unless you accept.'],
    }),
  };
}

function whatFor({ role, audit }: InvitationMail, inviter: string, company: string): string {
  if (!audit)
    return `${inviter} invites you to work on the double materiality assessment of ${company}${role === 'admin' ? ', as an admin' : ''}.`;
  const { assessments, until } = audit;
  const what = !assessments
    ? 'the double materiality assessments'
    : assessments.length === 1
      ? 'one double materiality assessment'
      : `${assessments.length} double materiality assessments`;
  const lastDay = day.format(new Date(lastDayOf(until)));
  return `${inviter} invites you to audit ${what} of ${company} until ${lastDay}. You can read everything but cannot change anything.`;
}

/** Tells the inviter that the mail server refused their invitation. */
export function undeliverableMail(
  publicUrl: string,
  { to, name, companyName, ...invited }: { to: string; name: string; email: string; companyName: string },
): Message {
  const email = readableEmail(invited.email);
  return {
    to,
    ...composeMail({
      subject: `Your invitation to ${email} could not be delivered`,
      heading: 'Your invitation could not be delivered',
      greeted: nameInMail(name),
      paragraphs: [
        `The mail server rejected the email inviting ${email} to join ${nameInMail(companyName)}. The mailbox may not exist.`,
        'Check the address and send a new invitation, or copy the invitation link and send it yourself.',
      ],
      action: { label: 'Open invitations', url: `${publicUrl}${screens.company.path}` },
    }),
  };
}
