import {
  Building2,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react';

export interface AppPage {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The pages under /app in the groups of the specification, section 2: what the sidebar lists and the palette reaches. */
export const appPages: readonly { label: string; items: readonly AppPage[] }[] = [
  {
    label: 'Assessment',
    items: [
      { to: '/app/assessment', label: 'Questionnaire', icon: ClipboardList },
      { to: '/app/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/app/chat', label: 'AI assistant', icon: MessagesSquare },
    ],
  },
  {
    label: 'Account',
    items: [
      { to: '/app/company', label: 'Company', icon: Building2 },
      { to: '/app/profile', label: 'Profile', icon: UserRound },
      { to: '/app/settings', label: 'Settings', icon: Settings },
    ],
  },
];
