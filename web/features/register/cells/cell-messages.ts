/** What is said where the values of a cell are offered. */
export const cellMessages = {
  whyScore: 'Why? In a few words, may stay empty',
  clearValue: 'Clear',
} as const;
