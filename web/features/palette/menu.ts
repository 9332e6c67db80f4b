import type { LucideIcon } from 'lucide-react';
import { type MenuScreenName, menuScreenNames, screens } from '#contract/screens.ts';
import { menuEntries, menuGroups } from './messages.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What else stands on the page: the palette finds it by these. */
  words: string;
}

/** The pages under /app by group: what the sidebar lists and the palette reaches. */
export const menu: readonly { label: string; items: readonly MenuEntry[] }[] = Object.entries(menuGroups).map(
  ([group, label]) => ({ label, items: menuScreenNames.filter((name) => screens[name].menu === group).map(entryOf) }),
);

function entryOf(name: MenuScreenName): MenuEntry {
  return { to: screens[name].path, ...menuEntries[name] };
}
