/** What is said of words that are typed into a cell and stand in no row yet. */
export const keptMessages = {
  reasonTooLong: 'Not saved yet: shorten it, or leave the reason as it was.',
  leaveReason: 'Leave the reason as it was',
  notInRow: (label: string, title: string) =>
    `${label} of “${title}” is not saved yet. What you typed is kept on this device.`,
  rowIsGone: 'The entry has been deleted. Copy your words if you need them elsewhere.',
  changedMeanwhile: (words: string) =>
    words.trim() === ''
      ? 'A colleague has emptied the reason since you began. Yours would stand there again.'
      : `A colleague has changed the reason since you began: “${words}”. Yours would replace it.`,
  withScore: (label: string, score: number | null) =>
    score === null ? `Saving it also clears ${label}.` : `Saving it also sets ${label} to ${score}.`,
  saveReason: 'Save reason',
  giveUpWords: 'Give the words up',
} as const;
