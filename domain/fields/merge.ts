import { isSameValue } from './values.ts';

/** The contents of a row, by field name. */
export type RowValues = Readonly<Record<string, unknown>>;

/** The result of merging two people's changes to the same starting row. */
export interface MergeOutcome<Values extends object = RowValues> {
  /** For fields that both people changed, my values, unless the other person's was chosen. */
  values: Values;
  /** Fields that only the other person changed, and lists that include the other person's changes: the other person's value is kept. */
  kept: readonly string[];
  /** Fields that both people changed to different values: one of the two must be chosen. */
  asked: readonly string[];
}

/**
 * Merges two people's versions of a row (product P20): a field that only one of them changed keeps that change, and list elements are
 * merged one by one.
 *
 * @param base the row that both started from; if undefined, every differing field is asked about
 * @param takesTheirs the fields for which the other person's value was chosen
 */
export function mergeFields<Values extends object>(
  names: readonly (keyof Values & string)[],
  base: Values | undefined,
  mine: Values,
  theirs: Values,
  takesTheirs: readonly string[] = [],
): MergeOutcome<Values> {
  const values = { ...mine };
  const kept: string[] = [];
  const asked: string[] = [];
  for (const name of names) {
    if (isSameValue(mine[name], theirs[name])) continue;
    if (base && isSameValue(base[name], theirs[name])) continue;
    const together = base && mergeValues(base[name], mine[name], theirs[name]);
    if (!together) asked.push(name);
    else if (!isSameValue(together.value, mine[name])) kept.push(name);
    if (together) values[name] = together.value;
    else if (takesTheirs.includes(name)) values[name] = theirs[name];
  }
  return { values, kept, asked };
}

/** The merged value if only one of two people changed it; null if both did and one must be chosen. */
function mergeValues<Value>(base: Value, mine: Value, theirs: Value): { value: Value } | null {
  if (isSameValue(base, mine)) return { value: theirs };
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  // All elements of such a list have the same type.
  return { value: mergeLists(base, mine, theirs) as Value };
}

/**
 * Merges two people's versions of a list without duplicates: each element is kept or removed as the person who changed it wanted. The own
 * elements come first.
 */
export function mergeLists<Element>(
  base: readonly Element[],
  mine: readonly Element[],
  theirs: readonly Element[],
): Element[] {
  const stays = mine.filter((element) => theirs.includes(element) || !base.includes(element));
  return [...stays, ...theirs.filter((element) => !base.includes(element) && !mine.includes(element))];
}

/**
 * The new starting point of a row that is still being edited: the other person's values, but the earlier value for fields still to be
 * chosen, so that saving asks about them.
 */
export function baseAfter(
  base: RowValues | undefined,
  theirs: RowValues,
  asked: readonly string[],
): RowValues | undefined {
  if (asked.length === 0) return theirs;
  if (!base) return undefined;
  return { ...theirs, ...Object.fromEntries(asked.map((name) => [name, base[name]])) };
}
