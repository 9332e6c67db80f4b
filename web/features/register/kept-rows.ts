import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { componentsById } from '#web/features/components/components-by-id.ts';

/** The rows with those that somebody has deleted while they were changed here: they stand there until that is decided. */
export function withUnsavedGone(
  components: readonly ComponentRow[],
  unsaved: ReadonlyMap<string, Component>,
): readonly ComponentRow[] {
  if (unsaved.size === 0) return components;
  const there = componentsById(components);
  const gone = [...unsaved.values()].filter(({ id }) => !there.has(id));
  return gone.length === 0 ? components : [...components, ...gone.map((component) => ({ ...component, version: 0 }))];
}

/** The rows as they decide on the order, with the one that is worked on as it stood when it was come to. */
export function withActiveAsHeld(
  components: readonly ComponentRow[],
  held: readonly ComponentRow[],
  activeId: string | null,
): readonly ComponentRow[] {
  const active = activeId === null ? undefined : held.find(({ id }) => id === activeId);
  return active ? components.map((row) => (row.id === activeId ? active : row)) : components;
}
