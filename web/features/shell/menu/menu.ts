import type { LucideIcon } from 'lucide-react';
import {
  appScreen,
  type MenuScreenName,
  menuScreenNames,
  menuScreenOf,
  screenAt,
  screens,
  type ViewScreenName,
  viewsOf,
} from '#contract/screens.ts';
import type { Role } from '#domain/people/permissions.ts';
import { menuEntries, menuGroups } from './messages.ts';

interface MenuEntry {
  screen: MenuScreenName | ViewScreenName;
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The pages under /app for a role, by group: those of the sidebar and their views, which the palette lists. */
export function menuFor(role: Role | null): readonly { label: string; items: readonly MenuEntry[] }[] {
  return groupsFor(role, (entry) => viewsFor(entry, role).map(entryOf));
}

/** The entries of the sidebar for a role, by group. An auditor's Review begins with their own screen. */
export function sidebarFor(role: Role | null) {
  return groupsFor(role, (entry) => {
    const [first = entry] = viewsFor(entry, role);
    const { icon, label, entryLabel = label } = menuEntries[entry];
    return [{ entry, to: screens[first].path, icon, label: entryLabel }];
  });
}

/** The entry of the sidebar that contains the screen at a path; null if none does. */
export function entryAt(pathname: string): MenuScreenName | null {
  const name = screenAt(pathname);
  return name && menuScreenOf(name);
}

/** A link to a view of the same entry of the sidebar. */
export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** The tabs of the screen at a path, in their order; none if it has no other views. */
export function tabsAt(pathname: string, role: Role | null): readonly Tab[] {
  const entry = entryAt(pathname);
  const views = entry ? viewsFor(entry, role) : [];
  const current = screenAt(pathname);
  // A screen that is not a view itself, such as the import, belongs to the first one.
  const isView = views.some((name) => name === current);
  return views.length < 2
    ? []
    : views.map((name) => ({
        to: screens[name].path,
        label: menuEntries[name].tabLabel ?? menuEntries[name].label,
        isCurrent: name === (isView ? current : entry),
      }));
}

function groupsFor<Item>(role: Role | null, itemsOf: (entry: MenuScreenName) => Item[]) {
  const names = menuScreenNames.filter((name) => role !== 'auditor' || screens[name].who !== 'worker');
  return Object.entries(menuGroups).map(([group, label]) => ({
    label,
    items: names.filter((name) => screens[name].menu === group).flatMap(itemsOf),
  }));
}

/** The views of an entry; for auditors, the screen on which they begin comes first. A person without a company has the entry alone. */
function viewsFor(entry: MenuScreenName, role: Role | null): readonly (MenuScreenName | ViewScreenName)[] {
  if (role === null) return [entry];
  const views = viewsOf(entry);
  const begins = (name: MenuScreenName | ViewScreenName) => name !== entry && appScreen(name).isLanding === true;
  return role === 'auditor' ? views.toSorted((one, other) => Number(begins(other)) - Number(begins(one))) : views;
}

function entryOf(screen: MenuScreenName | ViewScreenName): MenuEntry {
  const { label, icon } = menuEntries[screen];
  return { screen, to: screens[screen].path, label, icon };
}
