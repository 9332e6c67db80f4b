import { dateLocale } from './date-locale.ts';

const moment = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant (ISO 8601) as day and time in the reader's own zone and in the words of the interface; an unreadable one as it is. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : moment.format(date);
}
