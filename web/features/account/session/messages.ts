/** Texts for a session that cannot be read or ended. */
export const sessionMessages = {
  // Before company setup
  loading: 'Loading your profile...',
  profileNotLoaded: 'Failed to load profile. Please try refreshing the page.',

  unreachable: 'Could not reach Twofold',
  unreachableText: 'The server did not respond. Your input is still in this browser.',
  signOutFailed: 'Error',
  signOutFailedText: 'An unexpected error occurred. Please try again.',
} as const;

/** The question shown if signing out would delete unsaved input. */
export const signOutMessages = {
  title: 'Sign out and discard unsaved changes?',
  text: 'You have unsaved changes in this browser. Signing out deletes them, so that nobody else can see them.',
  discard: 'Sign out and discard',
  stay: 'Stay signed in',
} as const;
