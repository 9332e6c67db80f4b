import { textLocale } from './text-locale.ts';

const moment = new Intl.DateTimeFormat(textLocale, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * An instant (ISO 8601) as date and time in the reader's own time zone and in the language of the interface; an unreadable one is
 * returned unchanged.
 */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : moment.format(date);
}
