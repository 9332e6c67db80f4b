import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatDue } from './messages.ts';

/** What the form says that sets owner, day and review. */
export const workFormMessages = {
  owner: 'Owner',
  nobodyYet: 'Nobody',
  asTopic: (name: string) => `As the topic: ${name}`,
  you: (name: string) => `${name} (you)`,
  dueOn: 'Due',
  asTopicDay: (day: string) => `The topic’s: ${formatDue(day)}`,
  past: 'This day has passed. What is still open then counts as overdue.',
  nowOwner: (name: string) => `Owner now: ${name}.`,
  nowDue: (day: string | null) => (day === null ? 'No due date now.' : `Due now: ${formatDue(day)}.`),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  loading: 'Loading...',
  save: 'Save',
  saving: 'Saving...',

  review: 'Review',
  setInReview: 'Set in review',
  openText: 'Not in review. Set it in review when a colleague should look at it.',
  inReviewText: (by: string) => `In review, set by ${by}.`,
  needsAnother: 'A second person clears it: neither who set it in review nor who changed it last.',
  clear: 'Mark as reviewed',
  callOff: 'Call off',
  reviewedText: (by: string) => `Reviewed by ${by}. The next change opens it again.`,
  reopen: 'Open again',

  failed: 'This could not be saved',
  failedText: 'Check the connection and try again. What you chose is still here.',
} as const;

/** Why an owner or a day was not set. */
export const assignRefusals: Explanations<typeof api.assignments.assign, string> = {
  'not-found': () => 'It was deleted meanwhile.',
  'assessment-completed': () => 'The assessment was completed meanwhile. Reopen it to change this.',
  conflict: () => 'Nothing was overwritten. Choose below which is to stand, then save again.',
  'not-a-member': () => 'This person has left the company meanwhile. Choose somebody else.',
};

/** Why a review was not set or cleared. */
export const reviewRefusals: Explanations<typeof api.assignments.review, string> = {
  'not-found': assignRefusals['not-found'],
  'assessment-completed': assignRefusals['assessment-completed'],
  'not-in-review': () => 'It is not in review any more: it was opened again or reviewed meanwhile.',
  'review-needs-another': () => workFormMessages.needsAnother,
  'changed-since-seen': ({ by }) =>
    `${by ?? 'Somebody'} has changed it since you opened this. Look at it again: if it is right as it stands now, press once more.`,
};
