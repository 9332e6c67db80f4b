import { textLocale } from './text-locale.ts';

const day = new Intl.DateTimeFormat(textLocale, { day: 'numeric', month: 'long', year: 'numeric' });
/** A date without a time has no time zone: it must not be shown as the day before west of Greenwich. */
const plainDay = new Intl.DateTimeFormat(textLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An instant or a plain ISO date as a day in the language of the interface; an unreadable one is returned unchanged. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (PLAIN_DATE.test(iso) ? plainDay : day).format(date);
}
