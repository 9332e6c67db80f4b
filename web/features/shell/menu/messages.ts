import {
  Building2,
  ClipboardList,
  FileLock2,
  FileX2,
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

/** The groups of the sidebar, in its order: fixed texts (product P1). */
export const menuGroups = { assessment: 'Assessment', account: 'Account' } as const;

interface ScreenTexts {
  /** The name in the sidebar and in the palette. */
  label: string;
  icon: LucideIcon;
  /** The name in the sidebar, if it represents several views. */
  entryLabel?: string;
  /** The name of its tab, if the name is too long or is that of the whole entry. */
  tabLabel?: string;
}

/** The names of the screens in the menu, and their icons. */
export const menuEntries: Readonly<Record<MenuScreenName | ViewScreenName, ScreenTexts>> = {
  home: { label: 'Home', icon: House },
  assessment: { label: 'Questionnaire', icon: ClipboardList },
  register: { label: 'Register', icon: TableProperties, tabLabel: 'Entries' },
  'value-chain': { label: 'Value chain', icon: Waypoints },
  evidence: { label: 'Evidence', icon: Paperclip },
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  audit: { label: 'Audit', icon: ScanSearch },
  'left-out': { label: 'Left out', icon: FileX2 },
  disclosures: { label: 'Disclosures', icon: ListChecks, tabLabel: 'Requirements' },
  conclusions: { label: 'Conclusions', icon: ListChecks },
  results: { label: 'Result and sign-off', icon: FileLock2 },
  compare: { label: 'Compare assessments', icon: GitCompareArrows, tabLabel: 'Comparison' },
  chat: { label: 'AI assistant', icon: MessagesSquare },
  activity: { label: 'Activity', icon: History, entryLabel: 'Review' },
  company: { label: 'Company', icon: Building2, tabLabel: 'Company and team' },
  scales: { label: 'Scales', icon: Building2 },
  'report-settings': { label: 'Reports and sign-off', icon: Building2 },
  leaving: { label: 'Storage and leaving', icon: Building2 },
  profile: { label: 'Profile', icon: UserRound },
  settings: { label: 'Settings', icon: Settings },
};
