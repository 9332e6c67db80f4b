import { formatNumber } from '#web/lib/format-number.ts';

/** What the command palette says. */
export const paletteMessages = {
  open: 'Search',
  openWhat: 'pages, topics and commands',
  title: 'Search and commands',
  placeholder: 'Search pages, topics, entries...',
  hint: 'Arrow keys move through the list, Enter opens what is highlighted, Escape closes.',
  close: 'Close',
  escapeKey: 'Esc',
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  empty: (query: string) => `Nothing matches "${query}".`,
  found: (count: number) => (count === 1 ? '1 result' : `${formatNumber(count)} results`),
  more: (shown: number, count: number) =>
    `The best ${shown} of ${formatNumber(count)} results. Type more to narrow them down.`,
  failed: 'The search could not be loaded',
  failedText: 'Check the connection and try again.',

  section: (position: number) => `Section ${position}`,
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  themeWords: 'appearance colour color mode',
  signOut: 'Sign Out',
  signOutWords: 'log out leave',
} as const;

/** The pages under /app and their groups, in the sidebar and in the palette: fixed texts (product P1). */
export const pageGroups = { assessment: 'Assessment', account: 'Account' } as const;

export const pageNames = {
  questionnaire: 'Questionnaire',
  dashboard: 'Dashboard',
  chat: 'AI assistant',
  company: 'Company',
  profile: 'Profile',
  settings: 'Settings',
} as const;

export const paletteGroups = {
  pages: 'Pages',
  sections: 'Questionnaire',
  topics: 'Topics',
  components: 'Impacts, risks and opportunities',
  commands: 'Commands',
} as const;

export const componentKinds = {
  negative: 'Negative impact',
  positive: 'Positive impact',
  impact: 'Impact',
  risk: 'Risk',
  opportunity: 'Opportunity',
} as const;
