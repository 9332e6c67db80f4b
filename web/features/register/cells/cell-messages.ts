/** What is said where the values of a cell are offered. */
export const cellMessages = {
  whyScore: 'Reason (optional)',
  clearValue: 'Clear',
} as const;
