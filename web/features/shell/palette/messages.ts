import type { MenuScreenName, ViewScreenName } from '#contract/screens.ts';
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

/** Other contents of a screen, so that the palette finds it by them. */
export const screenWords: Readonly<Record<MenuScreenName | ViewScreenName, string>> = {
  home: 'open points left to do progress start changes',
  assessment: '',
  register: 'table spreadsheet rows scores impacts risks opportunities',
  'value-chain': 'activities suppliers sites products markets upstream downstream tiers coverage',
  evidence: 'documents files links proof attachments upload',
  dashboard: 'results matrix thresholds',
  audit: 'auditor questions samples checked looked at visits assurance',
  disclosures: 'requirements datapoints due jointly not material standards law',
  results: 'sign-off signatures fingerprint completed files',
  compare: 'comparison years changes before',
  chat: 'ask question chat',
  activity: 'history changes who when why reasons trail log',
  company: 'team members invitations roles industry size',
  scales: 'steps wording severity scale scope likelihood magnitude amounts',
  'report-settings': 'report name title colour logo signatures',
  leaving: 'storage used leave close delete company',
  profile: 'name email address',
  settings: 'notifications privacy security password two-factor authentication sessions devices delete account',
};

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
