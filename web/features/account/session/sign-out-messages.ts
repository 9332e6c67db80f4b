/** What is asked before signing out would delete something unsaved. */
export const signOutMessages = {
  title: 'Sign out and discard unsaved changes?',
  text: 'You have unsaved changes in this browser. Signing out deletes them, so that nobody else finds them.',
  discard: 'Sign out and discard',
  stay: 'Stay signed in',
} as const;
