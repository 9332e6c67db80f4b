import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts for reviewing what was carried over (method M25). */
export const reviewMessages = {
  left: (left: number, all: number) => `${formatNumber(left)} of ${counted('entry', 'entries')(all)} to review`,
  /** For screen readers, before the number of remaining entries. */
  at: (title: string) => `${title}. `,
  leftText: 'Carried over. Scored entries already count in the result.',
  begin: 'Review one by one',
  onlyThese: 'Show only these',
  title: 'Review what was carried over',
  description: 'Confirm what still applies, change what does not, drop what no longer exists.',
  done: 'All reviewed',
  doneText: (count: number) =>
    count === 0
      ? 'There is nothing left to review.'
      : `You have reviewed ${counted('entry', 'entries')(count)}. You can undo the last one.`,
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  change: 'Change',
  drop: 'Drop...',
  previous: 'Previous',
  next: 'Next',
  undo: 'Undo',
  undoLast: (title: string) => `Undo: ${title}`,
  close: 'Close',
  keys: 'Keys: C confirms, E changes, D drops, U undoes, and the arrows go to the next and previous entry.',
  whatItSays: 'Details',
} as const;
