/** What is asked before signing out would delete something unsaved. */
export const signOutMessages = {
  title: 'Sign out and discard what is not saved?',
  text: 'Something you typed waits in this browser. Signing out deletes it, so that nobody after you finds it.',
  discard: 'Sign out and discard',
  stay: 'Stay signed in',
} as const;
