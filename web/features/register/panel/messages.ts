/** Texts about an entry that somebody has deleted while the person was at it. */
export const goneMessages = {
  goneText: 'Your input stays here until you open another entry. Restore the entry to continue.',
  bringBack: 'Restore entry',
  bringingBack: 'Restoring...',
} as const;

/** Texts of the panel next to the table, whatever it contains. */
export const panelMessages = {
  untitled: 'Entry',
  close: 'Close the entry',
  previous: 'Previous row',
  next: 'Next row',
} as const;

/** Texts of the entry. */
export const entryMessages = {
  edit: 'Edit',
  delete: 'Delete',
  questionnaire: 'Questionnaire',
  openSection: 'Open in the questionnaire',
  results: 'Results',
  openResults: 'Show the results',
  details: 'Details',
} as const;
