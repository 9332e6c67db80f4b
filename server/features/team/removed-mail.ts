import { composeMail } from '#server/platform/mail/compose-mail.ts';

/** Names are other people's words: long ones would make room for a text of their own. */
const shorten = (name: string) => (name.length > 80 ? `${name.slice(0, 79)}…` : name);

/** To somebody whose membership an admin has ended. */
export function removedMail(
  publicUrl: string,
  { name, companyName }: { name: string; companyName: string },
): ReturnType<typeof composeMail> {
  const company = shorten(companyName);
  return composeMail({
    subject: `You are no longer a member of ${company} on Twofold`,
    heading: `Hello, ${name}`,
    paragraphs: [
      `An admin has removed you from ${company}. You no longer see its assessments.`,
      'Your account stays. What you entered stays with the company.',
    ],
    action: { label: 'Open Twofold', url: `${publicUrl}/app` },
    notes: ['If this is a mistake, ask an admin of the company for an invitation.'],
  });
}
