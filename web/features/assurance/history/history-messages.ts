/** What the buttons say that open a history; apart, since many screens bring them. */
export const historyMessages = {
  history: 'History',
  showAll: 'Show all',
  historyOf: (name: string) => `History of ${name}`,
} as const;
