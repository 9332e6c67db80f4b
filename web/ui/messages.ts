import { formatNumber } from '#web/lib/format-number.ts';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero', numberingSystem: 'latn' });

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
