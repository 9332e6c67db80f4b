import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import type { UnsavedRows } from './unsaved.ts';

/** The rows that someone deleted while they were being changed here. */
function goneOf(components: readonly ComponentRow[], unsaved: UnsavedRows): Component[] {
  if (unsaved.size === 0) return [];
  const there = componentsById(components);
  return [...unsaved.values()].filter(({ id }) => !there.has(id));
}

/** Their ids as one text, so that rendering code can compare them. */
export const idsOfGone = (components: readonly ComponentRow[], unsaved: UnsavedRows): string =>
  goneOf(components, unsaved)
    .map(({ id }) => id)
    .join(' ');

/** The rows, including those that someone deleted while they were being changed here: they stay until that is decided. */
export function withUnsavedGone(components: readonly ComponentRow[], unsaved: UnsavedRows): readonly ComponentRow[] {
  const gone = goneOf(components, unsaved);
  return gone.length === 0 ? components : [...components, ...gone.map((component) => ({ ...component, version: 0 }))];
}

/** The rows as used for the order, with the current one as it was when the person came to it. */
export function withActiveAsHeld(
  components: readonly ComponentRow[],
  held: readonly ComponentRow[],
  activeId: string | null,
): readonly ComponentRow[] {
  const active = activeId === null ? undefined : held.find(({ id }) => id === activeId);
  return active ? components.map((row) => (row.id === activeId ? active : row)) : components;
}
