/** What the panel beside the table says, whatever stands in it. */
export const panelMessages = {
  close: 'Close the entry',
  previous: 'Previous row',
  next: 'Next row',
} as const;
