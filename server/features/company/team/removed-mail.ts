import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';

/** To a person whom an admin has removed from the company. */
export function removedMail(
  publicUrl: string,
  { name, companyName }: { name: string; companyName: string },
): ReturnType<typeof composeMail> {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `You are no longer a member of ${company} on Twofold`,
    heading: `You are no longer a member of ${company}`,
    greeted: nameInMail(name),
    paragraphs: [
      `An admin has removed you from ${company}. You can no longer see its assessments.`,
      'You keep your account. Everything you entered stays with the company.',
    ],
    action: { label: 'Open Twofold', url: `${publicUrl}/app` },
    notes: ['If this is a mistake, ask an admin of the company for an invitation.'],
  });
}
