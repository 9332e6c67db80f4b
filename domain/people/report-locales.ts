import { found } from '#domain/found.ts';

/** The languages for dates and numbers in reports (product P59), and the format of times in a workbook's cells. */
export const reportLocales = [
  { id: 'en-GB', label: 'English (UK)', workbookDate: 'yyyy-mm-dd hh:mm' },
  { id: 'en-US', label: 'English (US)', workbookDate: 'mm/dd/yyyy hh:mm' },
  { id: 'de-DE', label: 'German', workbookDate: 'dd.mm.yyyy hh:mm' },
  { id: 'fr-FR', label: 'French', workbookDate: 'dd/mm/yyyy hh:mm' },
  { id: 'es-ES', label: 'Spanish', workbookDate: 'dd/mm/yyyy hh:mm' },
  { id: 'it-IT', label: 'Italian', workbookDate: 'dd/mm/yyyy hh:mm' },
  { id: 'nl-NL', label: 'Dutch', workbookDate: 'dd-mm-yyyy hh:mm' },
  { id: 'pl-PL', label: 'Polish', workbookDate: 'dd.mm.yyyy hh:mm' },
] as const satisfies readonly { id: string; label: string; workbookDate: string }[];

export type ReportLocale = (typeof reportLocales)[number]['id'];

/** The default until someone has chosen. */
export const DEFAULT_LOCALE: ReportLocale = 'en-GB';
/** The format of times in a workbook's cells, in the spreadsheet's own notation. */
export const workbookDateOf = (locale: ReportLocale): string =>
  found(
    reportLocales.find(({ id }) => id === locale),
    locale,
  ).workbookDate;

/** The formats of dates and numbers in a language. Months are words, so that no day is mistaken for a month. */
export function formatsOf(locale: ReportLocale) {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    /** An ISO date or instant as a day, in UTC. */
    day: (iso: string): string => days.format(new Date(iso)),
    number: (value: number): string => numbers.format(value),
  };
}
