import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Reviewing what was carried over (method M25). */
export const reviewMessages = {
  left: (left: number, all: number) => `${formatNumber(left)} of ${counted('entry', 'entries')(all)} to review`,
  /** Before how many are left, for those who listen. */
  at: (title: string) => `${title}. `,
  leftText: 'Carried over. What is scored counts in the result meanwhile.',
  begin: 'Review one by one',
  onlyThese: 'Show only these',
  title: 'Review what was carried over',
  description: 'Confirm what still holds, change what does not, drop what is gone.',
  done: 'Everything is reviewed',
  doneText: (count: number) =>
    count === 0
      ? 'Nothing is left to review.'
      : `You have reviewed ${counted('entry', 'entries')(count)}. Undo takes the last one back.`,
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  change: 'Change',
  drop: 'Drop...',
  previous: 'Previous',
  next: 'Next',
  undo: 'Undo',
  undoLast: (title: string) => `Undo: ${title}`,
  close: 'Close',
  keys: 'Keys: C confirms, E changes, D drops, U undoes, arrows go to the next and previous.',
  whatItSays: 'What it says',
} as const;
