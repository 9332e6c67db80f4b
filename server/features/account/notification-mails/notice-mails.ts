import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import { switchedOn } from './switched-on.ts';

type NoticeMail = ReturnType<typeof composeMail>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** For everyone in a company whose draft has been idle for weeks. */
export function reminderMail(
  publicUrl: string,
  { name, companyName, lastWorkedAt }: { name: string; companyName: string; lastWorkedAt: Date },
): NoticeMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `Reminder: ${company}’s double materiality assessment is not complete`,
    heading: 'The assessment is not complete yet',
    greeted: nameInMail(name),
    paragraphs: [
      `Nobody has worked on the double materiality assessment of ${company} since ${day.format(lastWorkedAt)}, and it is not yet complete.`,
      'The questionnaire shows what is still missing in each section. Everything you entered has been saved.',
    ],
    action: { label: 'Open questionnaire', url: `${publicUrl}/app/assessment` },
    notes: [switchedOn(publicUrl, 'Assessment Reminders')],
  });
}

/** For everyone in a company whose assessment a colleague has completed. */
export function resultsMail(
  publicUrl: string,
  { name, companyName, completedBy }: { name: string; companyName: string; completedBy: string },
): NoticeMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `New results: ${company}’s double materiality assessment`,
    heading: 'There are new results',
    greeted: nameInMail(name),
    paragraphs: [
      `${nameInMail(completedBy)} has completed the double materiality assessment of ${company}.`,
      'The dashboard shows its results: the matrix, the material topics and the highest scores.',
    ],
    action: { label: 'Open dashboard', url: `${publicUrl}/app/dashboard` },
    notes: [switchedOn(publicUrl, 'Report Updates')],
  });
}

/** From the operator to everyone: maintenance, a new version, an incident. */
export function announcementMail(
  publicUrl: string,
  { name, subject, text }: { name: string; subject: string; text: string },
): NoticeMail {
  return composeMail({
    subject,
    heading: subject,
    greeted: nameInMail(name),
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    action: { label: 'Open Twofold', url: publicUrl },
    notes: [switchedOn(publicUrl, 'System Updates')],
  });
}
