import { formatNumber } from '#web/lib/format-number.ts';
import { textLocale } from '#web/lib/text-locale.ts';

const signed = new Intl.NumberFormat(textLocale, { signDisplay: 'exceptZero' });

/** Texts that components of the design system contain themselves; all others are passed to them. */
export const uiMessages = {
  productName: 'Twofold',
  home: 'Twofold, home',
  pageTitle: (screen: string) => `${screen} · Twofold`,
  toggleSidebar: 'Toggle sidebar',

  close: 'Close',
  cancel: 'Cancel',
  messages: 'Messages',
  dismiss: 'Dismiss',
  emptySearch: 'Clear the search',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  showRest: (count: number) => `Show ${formatNumber(count)} more`,
  showFewer: 'Show fewer',
  becomes: 'becomes',
  changedBy: (points: number) => `(${signed.format(points)})`,
  reference: (id: string) => `Reference: ${id}`,

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  changeTheme: {
    system: 'Theme: system. Change',
    light: 'Theme: light. Change',
    dark: 'Theme: dark. Change',
  },
} as const;

/** Texts of controls with several choices. */
export const choiceMessages = {
  required: 'Required',
  other: 'Other',
  pleaseSpecify: 'Please specify',
  remove: (option: string) => `Remove ${option}`,
  nothingMatches: 'Nothing matches.',
  chooseFile: 'Choose a file',
} as const;

/** Texts of the design system about scores. */
export const scoreMessages = {
  notScored: 'Not scored',
  notSet: (value: string) => `${value}, not set`,
  notScoredYet: 'Not scored yet',
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

/** Messages about a text that approaches or exceeds the maximum length. */
export const limitMessages = {
  count: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)} characters`,
  over: (length: number, most: number) =>
    `${formatNumber(length)} of ${formatNumber(most)} characters. Shorten it by ${formatNumber(length - most)} before you save. Nothing is cut automatically.`,
  tooLong: (most: number) => `Use at most ${formatNumber(most)} characters.`,
} as const;
