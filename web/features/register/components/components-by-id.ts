import type { ComponentRow } from '#contract/components.ts';

const mapped = new WeakMap<readonly ComponentRow[], ReadonlyMap<string, ComponentRow>>();

/** Components by id: indexed on first lookup, once for all callers. */
export function componentsById(components: readonly ComponentRow[]): ReadonlyMap<string, ComponentRow> {
  const known = mapped.get(components);
  if (known) return known;
  const made = new Map<string, ComponentRow>();
  for (const row of components) made.set(row.id, row);
  mapped.set(components, made);
  return made;
}
