import { formatNumber } from '#web/lib/format-number.ts';

/** Texts for changing an existing score in a cell. */
export const whyMessages = {
  line: 'Reason for changed scores',
  asks: (title: string, others: number) =>
    others === 0 ? `Why was “${title}” changed?` : `Why were “${title}” and ${others} more changed?`,
  give: 'Give a reason',
  later: 'Not now',
  goAlong: (count: number) =>
    count === 1
      ? 'One of them will be saved with its row.'
      : `${formatNumber(count)} of them will be saved with their rows.`,
  nothingLeft: 'A reason is no longer needed.',
} as const;
