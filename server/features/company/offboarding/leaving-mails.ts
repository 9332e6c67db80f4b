import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';

type LeavingMail = ReturnType<typeof composeMail>;

interface About {
  /** The recipient. */
  name: string;
  companyName: string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** To the new admin of a company whose last admin has left. */
export function successorMail(publicUrl: string, { name, companyName, by }: About & { by: string }): LeavingMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `You are now an admin of ${company} on Twofold`,
    heading: `You are now an admin of ${company}`,
    greeted: nameInMail(name),
    paragraphs: [
      `${nameInMail(by)} has left ${company} and made you an admin.`,
      'Admins can invite and remove people, change roles and close the company.',
    ],
    action: { label: 'Open company page', url: `${publicUrl}/app/company` },
  });
}

/** To all members of a company that an admin has started to close. */
export function closingMail(
  publicUrl: string,
  { name, companyName, by, closesAt, isAdmin }: About & { by: string; closesAt: Date; isAdmin: boolean },
): LeavingMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `${company} will be deleted from Twofold on ${day.format(closesAt)}`,
    heading: `${company} will be deleted on ${day.format(closesAt)}`,
    greeted: nameInMail(name),
    paragraphs: [
      `${nameInMail(by)} is closing ${company} on Twofold. On ${day.format(closesAt)} (UTC), Twofold will delete all of the company’s data: assessments, answers, stakeholders, scores, chats and the history of all changes. This cannot be undone.`,
      isAdmin
        ? 'Until then, everything works as before. To keep the company, choose "Keep the company" in Twofold.'
        : 'Until then, everything works as before, and an admin can still decide to keep the company.',
    ],
    action: { label: 'Open Twofold', url: `${publicUrl}/app/company` },
    notes: ['You keep your account.'],
  });
}

/** To all members of a company whose closing an admin has cancelled. */
export function keptMail(publicUrl: string, { name, companyName, by }: About & { by: string }): LeavingMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `${company} will stay on Twofold`,
    heading: `${company} will stay`,
    greeted: nameInMail(name),
    paragraphs: [`${nameInMail(by)} has decided to keep ${company} on Twofold after all. Nothing was deleted.`],
    action: { label: 'Open Twofold', url: `${publicUrl}/app/company` },
  });
}

/** To each person who was a member of a company when it was deleted. */
export function companyDeletedMail(publicUrl: string, { name, companyName }: About): LeavingMail {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `${company} has been deleted from Twofold`,
    heading: `${company} has been deleted`,
    greeted: nameInMail(name),
    paragraphs: [
      `${company} was closed on Twofold and can no longer be reopened. All of its data has been deleted, including the history.`,
      'You keep your account. You can accept an invitation or set up another company.',
    ],
    action: { label: 'Open Twofold', url: `${publicUrl}/app` },
  });
}
