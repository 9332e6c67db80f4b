import type { LucideIcon } from 'lucide-react';
import {
  type MenuScreenName,
  menuScreenNames,
  menuScreenOf,
  screenAt,
  screens,
  type ViewScreenName,
  viewsOf,
} from '#contract/screens.ts';
import type { Role } from '#domain/people/permissions.ts';
import { entryLabels, menuEntries, menuGroups, viewLabels } from './messages.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other contents of the page, by which the palette finds it. */
  words: string;
}

/** The pages under /app for a role, by group: those of the sidebar and their views, which the palette lists. */
export function menuFor(role: Role | null): readonly { label: string; items: readonly MenuEntry[] }[] {
  return groupsFor(role, (entry) => viewsFor(entry, role).map(entryOf));
}

/** The entries of the sidebar for a role, by group. An auditor's Review begins with their own screen. */
export function sidebarFor(role: Role | null) {
  return groupsFor(role, (entry) => {
    const [first = entry] = viewsFor(entry, role);
    const { icon, label } = menuEntries[entry];
    return [{ entry, to: screens[first].path, icon, label: entryLabels[entry] ?? label }];
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
  return views.length < 2
    ? []
    : views.map((name) => ({
        to: screens[name].path,
        label: viewLabels[name] ?? menuEntries[name].label,
        isCurrent: name === current,
      }));
}

function groupsFor<Item>(role: Role | null, itemsOf: (entry: MenuScreenName) => Item[]) {
  const names = menuScreenNames.filter((name) => role !== 'auditor' || screens[name].who !== 'worker');
  return Object.entries(menuGroups).map(([group, label]) => ({
    label,
    items: names.filter((name) => screens[name].menu === group).flatMap(itemsOf),
  }));
}

function viewsFor(entry: MenuScreenName, role: Role | null): readonly (MenuScreenName | ViewScreenName)[] {
  const views = viewsOf(entry);
  return role === 'auditor' && entry === 'activity' ? views.toReversed() : views;
}

function entryOf(name: MenuScreenName | ViewScreenName): MenuEntry {
  return { to: screens[name].path, ...menuEntries[name] };
}
