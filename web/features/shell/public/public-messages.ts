/** What header and footer of the public pages say. */
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
  sample: 'The sample company and everything about it is invented.',
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
    'The server is being updated, or its database does not answer. Nothing you saved is lost, and what you typed is kept in this browser.',
  looking: 'This page looks every few seconds and goes on by itself.',
  tryAgain: 'Try again',
} as const;

/** Where whoever begins is asked for a new account; whoever has one is one press away. */
export const SIGN_UP = '/auth?mode=sign-up';
