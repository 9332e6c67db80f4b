import { counted, formatNumber } from '#web/lib/format-number.ts';

const records = counted('thing is', 'things are');

/** What home says about what is one's own to do. */
export const mineMessages = {
  title: 'Mine to do',
  nothing: (given: number) =>
    given === 0
      ? 'Nothing is given to you. Owners are set in the register and at the topics.'
      : `${records(given)} yours, and nothing is left to do in ${given === 1 ? 'it' : 'them'}.`,
  inRegister: 'Your entries in the register',
  text: (count: number) => `${records(count)} yours and still open, the next due first.`,
  overdue: (count: number) => `${formatNumber(count)} overdue. What is due next follows.`,
  toReview: 'For you to review',
  toReviewText: 'Colleagues ask for a second look. Whoever changed a record last cannot clear it.',
  left: 'Nobody’s any more',
  leftText: 'Whose it was has left the company. Give it to somebody else.',
  was: (name: string) => `was ${name}’s`,
  open: counted('point open', 'points open'),
} as const;
