import type { MenuScreenName, ViewScreenName } from '#contract/screens.ts';

/** Other contents of a screen, so that the palette finds it by them. */
export const screenWords: Readonly<Record<MenuScreenName | ViewScreenName, string>> = {
  home: 'open items points left to do progress start changes',
  assessment: '',
  register: 'table spreadsheet rows scores impacts risks opportunities',
  'value-chain': 'activities suppliers sites products markets upstream downstream tiers coverage',
  evidence: 'documents files links proof attachments upload',
  dashboard: 'results matrix thresholds',
  audit: 'auditor questions samples checked looked at visits assurance',
  conclusions: 'top-down verdict decided not material without scores approach',
  'left-out':
    'completeness deselected topics set aside deleted entries not counted why value chain stakeholders without views',
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
