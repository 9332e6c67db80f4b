/** What the command palette says. */
export const paletteMessages = {
  open: 'Search',
  openWhat: 'pages, topics and commands',
  title: 'Search and commands',
  placeholder: 'Search pages, topics, impacts, risks...',
  hint: 'Arrow keys move through the list, Enter opens what is highlighted, Escape closes.',
  close: 'Close',
  empty: (query: string) => `Nothing matches "${query}".`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (shown: number, count: number) => `The best ${shown} of ${count} results. Type more to narrow them down.`,
  failed: 'The search could not be loaded',
  failedText: 'Check the connection and try again.',

  section: (position: number) => `Section ${position}`,
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  themeWords: 'appearance colour color mode',
  signOut: 'Sign Out',
  signOutWords: 'log out leave',
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
