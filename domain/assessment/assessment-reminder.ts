const DAY = 24 * 60 * 60 * 1000;

/** How long a draft may rest before its team is reminded, and how long until the next reminder. */
export const REMINDER_EVERY_DAYS = 14;
/** After so many reminders a draft that nobody touches is left in peace. */
export const MOST_REMINDERS = 3;

/**
 * Which reminder about a resting draft is due, counted from 1; null when none is.
 *
 * @param lastWorkedAt when anybody last changed something of the draft
 */
export function dueReminder(lastWorkedAt: Date, now: Date): number | null {
  const reminder = Math.floor((now.getTime() - lastWorkedAt.getTime()) / (REMINDER_EVERY_DAYS * DAY));
  return reminder >= 1 && reminder <= MOST_REMINDERS ? reminder : null;
}
