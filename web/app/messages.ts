/** What the frame of the application says, and the page that stands in for a screen that failed. */
export const appMessages = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  signOut: 'Sign Out',

  errorTitle: 'Error',
  error: 'Unexpected Application Error!',
  errorText:
    'Something failed on this page. What you typed is kept in this browser; loading the page again usually helps.',
  reload: 'Load the page again',
  start: 'Go to the start',
  newVersion: 'Loading the new version...',
} as const;
