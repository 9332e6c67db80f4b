import type { Role } from '#domain/people/permissions.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Texts of the command palette. */
export const paletteMessages = {
  open: 'Search',
  openWhat: 'pages, topics, texts and commands',
  title: 'Search and commands',
  placeholder: 'Search pages, topics, entries...',
  hint: 'Use the arrow keys to move through the list, Enter to open an item, and Escape to close.',
  close: 'Close',
  escapeKey: 'Esc',
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  empty: (query: string) => `Nothing matches "${query}".`,
  reading: 'Still loading the texts of the assessment...',
  unread: 'Could not load the texts of the assessment. Only names were searched.',
  found: (count: number) => (count === 1 ? '1 result' : `${formatNumber(count)} results`),
  more: (shown: number, count: number) =>
    `The best ${shown} of ${formatNumber(count)} results. Type more to narrow them down.`,
  failed: 'Could not load the search',
  failedText: 'Check your connection and try again.',

  notSelected: (code: string) => `${code}, not selected`,
  viewWords: 'saved view rows table',
  section: (position: number) => `Section ${position}`,
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  themeWords: 'appearance colour color mode',
  member: {
    admin: 'team member colleague admin',
    user: 'team member colleague',
    auditor: 'team member auditor',
  } satisfies Record<Role, string>,
  signOut: 'Sign Out',
  signOutWords: 'log out leave',
} as const;

export const paletteGroups = {
  pages: 'Pages',
  sections: 'Questionnaire',
  topics: 'Topics',
  components: 'Impacts, risks and opportunities',
  screening: 'Screening scores',
  stakeholders: 'Stakeholders',
  activities: 'Value chain',
  answers: 'Answers and reasons',
  evidence: 'Evidence',
  views: 'Views of the register',
  people: 'People',
  settings: 'Settings',
  commands: 'Commands',
} as const;

export const componentKinds = {
  negative: 'Negative impact',
  positive: 'Positive impact',
  impact: 'Impact',
  risk: 'Risk',
  opportunity: 'Opportunity',
} as const;
