/** Texts on a page before the application has loaded. */
export const outlineMessages = {
  loading: 'Loading...',
  frameTitle: 'Double Materiality Assessment',
  takesLong: {
    before: 'This is taking longer than usual. Check your connection and ',
    link: 'reload the page',
    after: '.',
  },
} as const;

/** Texts of header and footer of the public pages, and of the page for a wrong address, which the application also shows. */
export const publicMessages = {
  skip: 'Skip to content',
  sections: 'Sections',
  features: 'Features',
  process: 'Process',
  pricing: 'Pricing',
  viewDemo: 'View Demo',
  signIn: 'Sign In',
  backToHome: 'Back to Home',
  getStarted: 'Get Started',
  claim: 'Open, self-hosted double materiality assessments for ESRS and CSRD reports.',
  footerPages: 'Pages',
  demo: 'Demo',
  api: 'API description',
  licence: 'Apache License 2.0. Topic lists are texts of EU law, reused under Commission Decision 2011/833/EU.',
  sample: 'The sample company and all its data are fictional.',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  // The 404 page is fixed (product P2).
  notFoundTitle: 'Page not found',
  notFoundFigure: '404',
  notFound: 'Oops! Page not found',
  home: 'Return to Home',

  unavailableTitle: 'Not available',
  unavailable: 'Twofold is not available right now',
  unavailableText:
    'The server is being updated, or its database is not responding. Your saved work is safe, and unsaved input is kept in this browser.',
  looking: 'This page checks every few seconds and continues automatically.',
  tryAgain: 'Try again',
} as const;
