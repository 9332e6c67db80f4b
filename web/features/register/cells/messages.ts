/** Texts of the list of values of a cell. */
export const cellMessages = {
  valueOf: (label: string, title: string) => `${label} of ${title}`,
  whyScore: 'Reason (optional)',
  clearValue: 'Clear',
} as const;

/** Texts about input in a cell that has not been saved to its row. */
export const keptMessages = {
  reasonTooLong: 'Not saved yet. Shorten the reason, or keep the previous one.',
  leaveReason: 'Keep the previous reason',
  notInRow: (label: string, title: string) =>
    `${label} of “${title}” has not been saved yet. Your input is still on this device.`,
  rowIsGone: 'The entry has been deleted. Copy your text if you need it elsewhere.',
  changedMeanwhile: (words: string) =>
    words.trim() === ''
      ? 'A colleague has since cleared the reason. Saving restores yours.'
      : `A colleague has since changed the reason: “${words}”. Saving replaces it with yours.`,
  withScore: (label: string, score: number | null) =>
    score === null ? `Saving it also clears ${label}.` : `Saving it also sets ${label} to ${score}.`,
  saveReason: 'Save reason',
  giveUpWords: 'Discard text',
} as const;
