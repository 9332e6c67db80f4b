import { counted, formatNumber } from '#web/lib/format-number.ts';

const records = counted('record', 'records');

/** What home says about what is one's own to do. */
export const mineMessages = {
  title: 'Assigned to you',
  nothing: (given: number) =>
    given === 0
      ? 'Nothing is assigned to you. You can set owners in the register and on the topics.'
      : `${records(given)} assigned to you, with nothing left to do.`,
  inRegister: 'Your entries in the register',
  text: (count: number) => `${records(count)} to finish, next due first.`,
  overdue: (count: number) => `${formatNumber(count)} overdue, then next due.`,
  toReview: 'For you to review',
  toReviewText: 'Colleagues asked for a review. You cannot approve your own last change.',
  left: 'Needs a new owner',
  leftText: 'The owner has left the company. Choose a new owner.',
  was: (name: string) => `previously ${name}`,
  open: counted('item open', 'items open'),
} as const;
