/** What the frame of the application says, and the pages that stand in for a screen. The 404 page is fixed (product P2). */
export const routeMessages = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  signOut: 'Sign Out',

  notFoundTitle: 'Page not found',
  notFoundFigure: '404',
  notFound: 'Oops! Page not found',
  home: 'Return to Home',

  errorTitle: 'Error',
  error: 'Unexpected Application Error!',
  errorText:
    'Something failed on this page. What you typed is kept in this browser; loading the page again usually helps.',
  reload: 'Load the page again',
  start: 'Go to the start',
  newVersion: 'Loading the new version...',

  assessmentFrom: (name: string, day: string) => `${name}, from ${day}`,
} as const;
