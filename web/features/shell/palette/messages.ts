import {
  Building2,
  ClipboardList,
  FileLock2,
  GitCompareArrows,
  History,
  House,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Paperclip,
  ScanSearch,
  Settings,
  TableProperties,
  UserRound,
  Waypoints,
} from 'lucide-react';
import type { MenuScreenName, ViewScreenName } from '#contract/screens.ts';
import type { Role } from '#domain/people/permissions.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What the command palette says. */
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

/** The groups of the menu, in its order: fixed texts (product P1). */
export const menuGroups = { assessment: 'Assessment', account: 'Account' } as const;

/** What the palette calls a screen, and its icon. */
export const menuEntries: Readonly<
  Record<MenuScreenName | ViewScreenName, { label: string; icon: LucideIcon; words: string }>
> = {
  home: { label: 'Home', icon: House, words: 'open points left to do progress start changes' },
  assessment: { label: 'Questionnaire', icon: ClipboardList, words: '' },
  register: {
    label: 'Register',
    icon: TableProperties,
    words: 'table spreadsheet rows scores impacts risks opportunities',
  },
  'value-chain': {
    label: 'Value chain',
    icon: Waypoints,
    words: 'activities suppliers sites products markets upstream downstream tiers coverage',
  },
  evidence: { label: 'Evidence', icon: Paperclip, words: 'documents files links proof attachments upload' },
  dashboard: { label: 'Dashboard', icon: LayoutDashboard, words: 'results matrix thresholds' },
  audit: { label: 'Audit', icon: ScanSearch, words: 'auditor questions samples checked looked at visits assurance' },
  disclosures: {
    label: 'Disclosures',
    icon: ListChecks,
    words: 'requirements datapoints due jointly not material standards law',
  },
  results: { label: 'Frozen result', icon: FileLock2, words: 'sign-off signatures fingerprint completed files' },
  compare: { label: 'Compare assessments', icon: GitCompareArrows, words: 'comparison years changes before' },
  chat: { label: 'AI assistant', icon: MessagesSquare, words: 'ask question chat' },
  activity: { label: 'Activity', icon: History, words: 'history changes who when why reasons trail log' },
  company: { label: 'Company', icon: Building2, words: 'team members invitations roles industry size' },
  profile: { label: 'Profile', icon: UserRound, words: 'name email address' },
  settings: {
    label: 'Settings',
    icon: Settings,
    words: 'notifications privacy security password two-factor authentication sessions devices delete account',
  },
};

/** What the sidebar calls an entry that contains several views, where it is not the name of its first. */
export const entryLabels: Partial<Record<MenuScreenName, string>> = { activity: 'Review' };

/** What the tabs call a view, where its name is too long for a tab or is that of the whole entry. */
export const viewLabels: Partial<Record<MenuScreenName | ViewScreenName, string>> = {
  register: 'Entries',
  disclosures: 'Requirements',
  results: 'Result and sign-off',
  compare: 'Comparison',
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
