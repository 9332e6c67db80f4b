import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { workFormMessages } from './messages.ts';

/** Why an owner or a due date was not set. */
export const assignRefusals: Explanations<typeof api.assignments.assign, string> = {
  'not-found': () => 'This record has been deleted. You can restore it in Activity.',
  'assessment-completed': () => 'The assessment has been completed. Reopen it to change this.',
  conflict: () => 'Nothing was overwritten. Choose which value to keep, then save again.',
  'not-a-member': () => 'This person has left the company. Choose someone else.',
  'review-needs-another': () => workFormMessages.needsAnother,
};

/** Why a review was not requested or approved. */
export const reviewRefusals: Explanations<typeof api.assignments.review, string> = {
  'not-found': assignRefusals['not-found'],
  'assessment-completed': assignRefusals['assessment-completed'],
  'not-a-member': assignRefusals['not-a-member'],
  'not-in-review': () => 'This record is no longer in review: someone has reviewed it or reopened it.',
  'review-needs-another': () => workFormMessages.needsAnother,
  'changed-since-seen': ({ by }) =>
    `${by ?? 'Someone'} has changed this record since you opened it. Check it again, then mark it as reviewed.`,
};
