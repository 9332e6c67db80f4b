/** What is said of an entry that somebody has deleted while one was at it. */
export const goneMessages = {
  goneText: 'Your input stays here until you open another entry. Restore the entry to continue.',
  bringBack: 'Restore entry',
  bringingBack: 'Restoring...',
} as const;

/** What the panel beside the table says, whatever stands in it. */
export const panelMessages = {
  close: 'Close the entry',
  previous: 'Previous row',
  next: 'Next row',
} as const;
