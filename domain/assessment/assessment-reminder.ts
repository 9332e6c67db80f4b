const DAY = 24 * 60 * 60 * 1000;

/** How long a draft may be idle before its team is reminded, and the time between reminders. */
export const REMINDER_EVERY_DAYS = 14;
/** After this many reminders, an idle draft gets no more. */
export const MOST_REMINDERS = 3;

/**
 * Which reminder about an idle draft is due, counted from 1; null if none is.
 *
 * @param lastWorkedAt when anyone last changed something in the draft
 */
export function dueReminder(lastWorkedAt: Date, now: Date): number | null {
  const reminder = Math.floor((now.getTime() - lastWorkedAt.getTime()) / (REMINDER_EVERY_DAYS * DAY));
  return reminder >= 1 && reminder <= MOST_REMINDERS ? reminder : null;
}
