/** What stands on a page before the application has arrived. */
export const outlineMessages = {
  loading: 'Loading...',
  frameTitle: 'Double Materiality Assessment',
  takesLong: {
    before: 'This is taking longer than usual. Check your connection and ',
    link: 'reload the page',
    after: '.',
  },
} as const;
