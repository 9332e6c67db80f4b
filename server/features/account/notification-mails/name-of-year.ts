import { nameInMail } from '#server/platform/mail/name-in-mail.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The name of an assessment, with its year to distinguish it from another with the same name. */
export const nameOfYear = ({ name, financialYearStart }: { name: string; financialYearStart: string }): string =>
  `${nameInMail(name)}, financial year starting ${day.format(new Date(financialYearStart))}`;
