import type { NounRow } from '#domain/query/fields/noun.ts';
import type { QueryGroup } from '#domain/query/group-rows.ts';

/** Rows of the register under a heading. */
export interface Group {
  key: string;
  /** Null if there are no groups. */
  label: string | null;
  ids: string[];
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Rows by group. A row with several values appears once, in a group of all of them, after that of the first.
 *
 * @param groups of the query, in their order
 */
export function groupsOf(
  rows: readonly NounRow[],
  groups: readonly Pick<QueryGroup, 'value' | 'label'>[],
  groupBy: string | null,
): Group[] {
  if (groupBy === null) return [{ key: '', label: null, ids: rows.map(({ id }) => id) }];
  const places = new Map<unknown, number>(groups.map(({ value }, at) => [value, at]));
  const found = new Map<string, Group & { at: readonly number[] }>();
  for (const row of rows) {
    const value = row.value(groupBy);
    const at = (Array.isArray(value) ? value : [value]).map((each) => places.get(each) ?? groups.length);
    const key = String(value);
    const known = found.get(key);
    if (known) known.ids.push(row.id);
    else found.set(key, { key, label: list.format(at.map((place) => groups[place]?.label ?? '')), ids: [row.id], at });
  }
  return [...found.values()].toSorted((one, other) => compareLists(one.at, other.at));
}

/** By the first value in which they differ; the longer one comes later. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((place, at) => place !== other[at]);
  if (differing < 0) return one.length - other.length;
  return (one[differing] ?? -1) - (other[differing] ?? -1);
}
