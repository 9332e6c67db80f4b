import { screens } from '#contract/screens.ts';
import { can, type Role } from '#domain/people/permissions.ts';
import { notificationMessages } from '#web/features/account/notifications/messages.ts';
import { profileMessages } from '#web/features/account/profile/messages.ts';
import { settingsMessages } from '#web/features/account/settings/messages.ts';
import { companyMessages } from '#web/features/company/company/messages.ts';
import { inviteMessages } from '#web/features/company/invitations/messages.ts';
import { leavingMessages } from '#web/features/company/offboarding/messages.ts';
import { useMessages as storage } from '#web/features/questionnaire/assessment/messages.ts';
import { scalesMessages } from '#web/features/register/scales/messages.ts';
import { menuEntries } from '../menu/messages.ts';
import type { PaletteItem } from './palette-item.ts';

/** A setting: its name, other words for it, and the id of its card. */
type Setting = readonly [label: string, words: string, card: string];

const settings: readonly Setting[] = [
  ...Object.values(notificationMessages.switches).map(({ label, hint }) => [label, hint, 'notifications'] as const),
  [settingsMessages.twoFactor, '2fa security support', 'privacy-security'],
  [settingsMessages.password, settingsMessages.changePassword, 'privacy-security'],
  [settingsMessages.sessions, settingsMessages.sessionsText, 'privacy-security'],
  [settingsMessages.deleteAccount, settingsMessages.dangerZone, 'danger-zone'],
];

/** A separate page. */
const SCALES: PaletteItem = {
  ...itemOf('company', [scalesMessages.title, scalesMessages.cardText, 'scales']),
  action: { to: screens.scales.path },
};

/** All settings that the person may change. Without a company: only their own. */
export function settingItems(role: Role | null): PaletteItem[] {
  const ofCompany: Setting[] =
    role === null
      ? []
      : [
          [companyMessages.informationTitle, 'name industry size rename', 'company-information'],
          ...invitations(role),
          [companyMessages.reportsTitle, 'report name title colour logo brand', 'reports'],
          [companyMessages.signOffTitle, companyMessages.onePerson, 'sign-off-rule'],
          [storage.title, storage.text, 'room-used'],
          [companyMessages.securityTitle, 'tenant privacy', 'data-security'],
          [leavingMessages.title, 'close delete company', 'leave-or-close'],
        ];
  return [
    ...settings.map((setting) => itemOf('settings', setting)),
    itemOf('profile', [profileMessages.personalInformation, 'name email address', 'personal-information']),
    ...ofCompany.map((setting) => itemOf('company', setting)),
    ...(role === null ? [] : [SCALES]),
  ];
}

function invitations(role: Role): Setting[] {
  return [
    ...(can(role, 'team.invite') ? [[inviteMessages.title, 'colleague member', 'invite-member'] as const] : []),
    ...(can(role, 'team.view-invitations') ? [[inviteMessages.pendingTitle, '', 'pending-invitations'] as const] : []),
  ];
}

function itemOf(screen: 'settings' | 'profile' | 'company', [label, words, card]: Setting): PaletteItem {
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
    action: { to: `/app/${screen}?setting=${card}` },
  };
}
