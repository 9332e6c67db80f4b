import {
  Building2,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react';
import { pageGroups, pageNames } from './messages.ts';

export interface AppPage {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The pages under /app in their groups (product P5): what the sidebar lists and the palette reaches. */
export const appPages: readonly { label: string; items: readonly AppPage[] }[] = [
  {
    label: pageGroups.assessment,
    items: [
      { to: '/app/assessment', label: pageNames.questionnaire, icon: ClipboardList },
      { to: '/app/dashboard', label: pageNames.dashboard, icon: LayoutDashboard },
      { to: '/app/chat', label: pageNames.chat, icon: MessagesSquare },
    ],
  },
  {
    label: pageGroups.account,
    items: [
      { to: '/app/company', label: pageNames.company, icon: Building2 },
      { to: '/app/profile', label: pageNames.profile, icon: UserRound },
      { to: '/app/settings', label: pageNames.settings, icon: Settings },
    ],
  },
];
