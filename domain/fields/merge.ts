import { isSameValue } from './values.ts';

/** What a row says, by the names of its fields. */
export type RowValues = Readonly<Record<string, unknown>>;

/** What became of a row that two people changed from the same beginning. */
export interface MergeOutcome<Values extends object = RowValues> {
  /** Of a field that both changed mine, unless theirs was chosen. */
  values: Values;
  /** Fields that only they changed, and lists into which something of theirs was taken: theirs is kept. */
  kept: readonly string[];
  /** Fields that both changed, and not alike: one of the two has to be chosen. */
  asked: readonly string[];
}

/**
 * Makes one row of what two people made of it (product P20): a field that only one of them changed keeps her change, and of a list
 * each element by itself.
 *
 * @param base what both began from; undefined where that is not known, then every field that differs is asked
 * @param takesTheirs the asked fields of which theirs was chosen
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

/** One value of two people's, of whom the other changed it; null where both did, and one has to be chosen. */
function mergeValues<Value>(base: Value, mine: Value, theirs: Value): { value: Value } | null {
  if (isSameValue(base, mine)) return { value: theirs };
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  // Elements of such lists are all of one kind.
  return { value: mergeLists(base, mine, theirs) as Value };
}

/** What two people made of a list of different elements: each stands or goes as whoever changed it wanted. Mine come first. */
export function mergeLists<Element>(
  base: readonly Element[],
  mine: readonly Element[],
  theirs: readonly Element[],
): Element[] {
  const stays = mine.filter((element) => theirs.includes(element) || !base.includes(element));
  return [...stays, ...theirs.filter((element) => !base.includes(element) && !mine.includes(element))];
}

/**
 * What a row that goes on being edited begins from by now: theirs, but in the fields still to be chosen what it was, so that
 * they are asked when it is saved.
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
