/** Texts of the application's frame, and of the page that replaces a screen that failed. */
export const appMessages = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  views: 'Views',
  signOut: 'Sign Out',

  errorTitle: 'Error',
  error: 'Unexpected Application Error!',
  errorText:
    'Something went wrong on this page. Your input is still in this browser. Reloading the page usually helps.',
  reload: 'Reload the page',
  start: 'Go to Home',
  newVersion: 'Loading the new version...',
} as const;

/** Texts of the frame when there is no connection. */
export const connectionMessages = {
  offline: 'You are offline. Your input stays in this browser. Save it when you are back online.',
  outOfReach: 'This screen is not available offline',
  outOfReachText:
    'It has not been loaded yet, and the server is not responding. It will open automatically when you are back online.',
} as const;
