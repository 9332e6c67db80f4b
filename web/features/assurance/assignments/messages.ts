import { textLocale } from '#web/lib/text-locale.ts';

const shortDay = new Intl.DateTimeFormat(textLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date in short form: '3 Dec 2026'. */
export const formatDue = (day: string) => shortDay.format(new Date(day));

/** Texts about owners and due dates. */
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
  failed: 'Could not load owners and due dates. Check your connection and try again.',
  again: 'Try again',
  inReviewBy: (name: string) => `In review: ${name}`,
  markLabel: (name: string, said: string) => `${name}: ${said}. Change`,
} as const;

/** Texts of the form for owner, due date and review. */
export const workFormMessages = {
  owner: 'Owner',
  nobodyYet: 'Nobody',
  asTopic: (name: string) => `Same as the topic: ${name}`,
  you: (name: string) => `${name} (you)`,
  dueOn: 'Due',
  asTopicDay: (day: string) => `Same as the topic: ${formatDue(day)}`,
  past: 'This date has passed. Open items will count as overdue.',
  nowOwner: (name: string) => `Owner: ${name}.`,
  nowDue: (day: string | null) => (day === null ? 'Due date: none.' : `Due date: ${formatDue(day)}.`),
  keepMine: 'Keep mine',
  takeTheirs: 'Keep theirs',
  loading: 'Loading...',
  save: 'Save',
  saving: 'Saving...',

  review: 'Review',
  reviewer: 'Reviewer',
  anybody: 'Anybody',
  setInReview: 'Request review',
  openText: 'Not in review. To have a colleague check this record, request a review.',
  inReviewText: (by: string) => `In review, requested by ${by}.`,
  askedYou: 'You are asked to review this record.',
  askedText: (name: string) => `${name} is asked to review this record.`,
  needsAnother: 'The person who requested the review or last changed the record cannot approve it. Someone else must.',
  clear: 'Mark as reviewed',
  callOff: 'Cancel review',
  reviewedText: (by: string) => `Reviewed by ${by}. The next change reopens the review.`,
  reopen: 'Reopen review',

  failed: 'Could not save your selection',
  failedText: 'Check your connection and try again. Your selection has been kept.',
} as const;
