import { reviewStates } from '#domain/assignments/assignment.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type HistoryWords, text } from './contents.ts';

export const assignmentContents: HistoryWords = {
  changeOf: 'an owner, a due date or a review',
  fields: {
    ownerId: { label: 'Owner', kind: 'reference' },
    dueOn: { label: 'Due', kind: 'day' },
    // Nothing is stored for a review that nobody has requested.
    review: { label: 'Review', options: reviewStates, blank: labelOf(reviewStates, 'open') },
    reviewerId: { label: 'Reviewer', kind: 'reference' },
  },
  title: (row) => (row.noun === 'section' ? text(row.record_key) : text(row.title)),
  // A record has no owner at first, so the first owner counts as a change.
  before: (added) => ({ ...added, owner_id: null, due_on: null, review: null, reviewer_id: null }),
};
