import { screens } from '#contract/screens.ts';
import { can, type Role } from '#domain/people/permissions.ts';
import { notificationMessages } from '#web/features/account/notifications/messages.ts';
import { profileMessages } from '#web/features/account/profile/messages.ts';
import { settingsMessages } from '#web/features/account/settings/messages.ts';
import { companyMessages } from '#web/features/company/company/messages.ts';
import { inviteMessages } from '#web/features/company/invitations/messages.ts';
import { leavingMessages } from '#web/features/company/offboarding/messages.ts';
import { useMessages as storage } from '#web/features/questionnaire/assessment/messages.ts';
import { menuEntries } from '../menu/messages.ts';
import type { PaletteItem } from './palette-item.ts';

/** A setting: its screen, its name, other words for it, and the id of its card. */
type Setting = readonly [screen: SettingScreen, label: string, words: string, card: string];
type SettingScreen = 'settings' | 'profile' | 'company' | 'report-settings' | 'leaving';

const ofPerson: readonly Setting[] = [
  ...Object.values(notificationMessages.switches).map(
    ({ label, hint }) => ['settings', label, hint, 'notifications'] as const,
  ),
  ['settings', settingsMessages.twoFactor, '2fa security support', 'privacy-security'],
  ['settings', settingsMessages.password, settingsMessages.changePassword, 'privacy-security'],
  ['settings', settingsMessages.sessions, settingsMessages.sessionsText, 'privacy-security'],
  ['settings', settingsMessages.deleteAccount, settingsMessages.dangerZone, 'danger-zone'],
  ['profile', profileMessages.personalInformation, 'name email address', 'personal-information'],
];

/** All settings that the person may change. Without a company: only their own. */
export const settingItems = (role: Role | null): PaletteItem[] =>
  [...ofPerson, ...(role === null ? [] : ofCompany(role))].map(itemOf);

const ofCompany = (role: Role): Setting[] => [
  ['company', companyMessages.informationTitle, 'name industry size rename', 'company-information'],
  ...invitations(role),
  ['company', companyMessages.securityTitle, 'tenant privacy', 'data-security'],
  ...(can(role, 'company.edit')
    ? [['report-settings', companyMessages.reportsTitle, 'report name title colour logo brand', 'reports'] as const]
    : []),
  ['report-settings', companyMessages.signOffTitle, companyMessages.onePerson, 'sign-off-rule'],
  ...(can(role, 'company.view-use') ? [['leaving', storage.title, storage.text, 'room-used'] as const] : []),
  ['leaving', leavingMessages.title, 'close delete company', 'leave-or-close'],
];

function invitations(role: Role): Setting[] {
  return [
    ...(can(role, 'team.invite')
      ? [['company', inviteMessages.title, 'colleague member', 'invite-member'] as const]
      : []),
    ...(can(role, 'team.view-invitations')
      ? [['company', inviteMessages.pendingTitle, '', 'pending-invitations'] as const]
      : []),
  ];
}

function itemOf([screen, label, words, card]: Setting): PaletteItem {
  const { label: detail, icon: mark } = menuEntries[screen];
  const id = `setting ${screen} ${label}`;
  return {
    id,
    group: 'settings',
    label,
    detail,
    words,
    texts: null,
    mark,
    action: { to: `${screens[screen].path}?setting=${card}` },
  };
}
