/** What is said where a score that stood was changed in a cell. */
export const whyMessages = {
  line: 'Reason for changed scores',
  asks: (title: string, others: number) =>
    others === 0 ? `Why was “${title}” changed?` : `Why were “${title}” and ${others} more changed?`,
  give: 'Give a reason',
  later: 'Not now',
  nothingLeft: 'Nothing of it asks for a reason any more.',
} as const;
