import { labelOf, type Option } from '#domain/reference/option.ts';
import type { Field, Fields } from './kinds.ts';
import { namesOf, type ValuesOf } from './values.ts';

/** How a value is read where nothing is said. */
export const BLANK = 'Not set';

/** As much of a field as its words need. */
export interface Worded {
  label: string;
  kind?: Field['kind'];
  options?: readonly Option[];
}

/** Gives the name of another row, such as a topic's; undefined where it is not known (any more). */
export type NameOfRow = (id: string) => string | undefined;

/** A value as a person reads it: options by their labels, 'Yes' and 'No', 'Not set'. */
export function wordValue(field: Worded, value: unknown, nameOf?: NameOfRow): string {
  if (value === null || value === undefined) return BLANK;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'reference') return nameOf?.(String(value)) ?? BLANK;
  if (Array.isArray(value)) return value.map((each) => wordOption(field, String(each))).join(', ') || BLANK;
  return wordOption(field, String(value)).trim() === '' ? BLANK : wordOption(field, String(value));
}

function wordOption(field: Worded, value: string): string {
  return field.options ? labelOf(field.options, value) : value;
}

/** What one row says in the fields in which it differs from the other: one line each, 'Severity: 4'. */
export function wordDifference<F extends Fields>(
  fields: F,
  one: ValuesOf<F>,
  other: ValuesOf<F>,
  nameOf?: NameOfRow,
): string {
  const read = (row: ValuesOf<F>, name: keyof F & string) => wordValue(fields[name] as Field, row[name], nameOf);
  return namesOf(fields)
    .filter((name) => read(one, name) !== read(other, name))
    .map((name) => `${fields[name]?.label}: ${read(one, name)}`)
    .join('\n');
}
