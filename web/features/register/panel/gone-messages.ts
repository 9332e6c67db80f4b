/** What is said of an entry that somebody has deleted while one was at it. */
export const goneMessages = {
  goneText: 'What you typed here stays until you go to another entry. Bring it back to go on with it.',
  bringBack: 'Bring it back',
  bringingBack: 'Bringing it back...',
} as const;
