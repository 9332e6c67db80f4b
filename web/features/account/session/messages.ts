/** What is said where the session cannot be read or ended. */
export const sessionMessages = {
  // Before the setup of a company.
  loading: 'Loading your profile...',
  profileNotLoaded: 'Failed to load profile. Please try refreshing the page.',

  unreachable: 'Twofold cannot be reached',
  unreachableText: 'The server did not answer. What you typed is kept in this browser.',
  signOutFailed: 'Error',
  signOutFailedText: 'An unexpected error occurred. Please try again.',
} as const;
