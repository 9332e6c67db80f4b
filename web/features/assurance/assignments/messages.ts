import { dateLocale } from '#web/lib/date-locale.ts';

const shortDay = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date in few words: '3 Dec 2026'. */
export const formatDue = (day: string) => shortDay.format(new Date(day));

/** What is said about who looks after what. */
export const assignmentMessages = {
  nobody: 'No owner',
  left: (name: string) => `No owner (${name} has left)`,
  due: (day: string) => `due ${formatDue(day)}`,
  wasDue: (day: string) => `was due ${formatDue(day)}`,
  overdue: (day: string) => `overdue since ${formatDue(day)}`,
  ofTopic: 'From the topic',
  noDay: '–',
  title: (name: string) => `Owner and due date: ${name}`,
  loading: 'Loading...',
  failed: 'Owners and due dates could not be loaded. Check the connection and try again.',
  again: 'Try again',
  markLabel: (name: string, said: string) => `${name}: ${said}. Change`,
} as const;
