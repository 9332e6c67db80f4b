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

/** What is asked before signing out would delete something unsaved. */
export const signOutMessages = {
  title: 'Sign out and discard unsaved changes?',
  text: 'You have unsaved changes in this browser. Signing out deletes them, so that nobody else finds them.',
  discard: 'Sign out and discard',
  stay: 'Stay signed in',
} as const;
