/** Texts about an entry that somebody has deleted while the person was at it. */
export const goneMessages = {
  goneText: 'Your input stays here until you open another entry. Restore the entry to continue.',
  bringBack: 'Restore entry',
  bringingBack: 'Restoring...',
} as const;

/** Texts of the panel next to the table, whatever it contains. */
export const panelMessages = {
  close: 'Close the entry',
  previous: 'Previous row',
  next: 'Next row',
} as const;
