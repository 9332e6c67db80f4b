import { formatNumber } from '#web/lib/format-number.ts';

/** What is said where a score that stood was changed in a cell. */
export const whyMessages = {
  line: 'Reason for changed scores',
  asks: (title: string, others: number) =>
    others === 0 ? `Why was “${title}” changed?` : `Why were “${title}” and ${others} more changed?`,
  give: 'Give a reason',
  later: 'Not now',
  goAlong: (count: number) =>
    count === 1
      ? 'One of them goes along with its row, which is not saved yet.'
      : `${formatNumber(count)} of them go along with their rows, which are not saved yet.`,
  nothingLeft: 'Nothing of it asks for a reason any more.',
} as const;
