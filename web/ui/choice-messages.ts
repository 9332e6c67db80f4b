/** What controls of several choices say. Apart from the rest, which the sign-in page loads. */
export const choiceMessages = {
  other: 'Other',
  pleaseSpecify: 'Please specify',
  remove: (option: string) => `Remove ${option}`,
  nothingMatches: 'Nothing matches.',
} as const;
