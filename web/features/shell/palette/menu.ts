import type { LucideIcon } from 'lucide-react';
import { type MenuScreenName, menuScreenNames, screens } from '#contract/screens.ts';
import type { Role } from '#domain/people/permissions.ts';
import { menuEntries, menuGroups } from './messages.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other contents of the page, by which the palette finds it. */
  words: string;
}

/** The pages under /app for a role, by group: the contents of the sidebar, which the palette also lists. */
export function menuFor(role: Role | null): readonly { label: string; items: readonly MenuEntry[] }[] {
  const names = menuScreenNames.filter((name) => role !== 'auditor' || screens[name].who !== 'worker');
  return Object.entries(menuGroups).map(([group, label]) => ({
    label,
    items: names.filter((name) => screens[name].menu === group).map(entryOf),
  }));
}

function entryOf(name: MenuScreenName): MenuEntry {
  return { to: screens[name].path, ...menuEntries[name] };
}
