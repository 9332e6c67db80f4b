import { formatNumber } from '#web/lib/format-number.ts';

/** What the parts of the design system say of their own accord; all else they are given. */
export const uiMessages = {
  productName: 'Twofold',
  home: 'Twofold, home',
  pageTitle: (screen: string) => `${screen} · Twofold`,
  toggleSidebar: 'Toggle sidebar',

  close: 'Close',
  cancel: 'Cancel',
  messages: 'Messages',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  reference: (id: string) => `Reference: ${id}`,

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  changeTheme: {
    system: 'Theme: system. Change',
    light: 'Theme: light. Change',
    dark: 'Theme: dark. Change',
  },

  // Controls
  other: 'Other',
  pleaseSpecify: 'Please specify',
  remove: (option: string) => `Remove ${option}`,
  nothingMatches: 'Nothing matches.',

  // Scores
  notScored: 'Not scored',
  ofScale: (value: number, max: number) => `${formatNumber(value)} of ${formatNumber(max)}`,
  namedScore: (name: string, score: string) => `${name}: ${score}`,
  bothAxes: (impact: number | null, financial: number | null) =>
    [
      impact === null ? 'Impact not assessed' : `Impact ${formatNumber(impact)} of 25`,
      financial === null ? 'financial side not assessed' : `financial ${formatNumber(financial)} of 25`,
    ].join(', '),
  shapes: {
    negative: 'Negative impact',
    positive: 'Positive impact',
    risk: 'Risk',
    opportunity: 'Opportunity',
  },
} as const;
