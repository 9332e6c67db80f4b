import { columnName } from '#domain/fields/column-name.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { namedNow } from '#domain/fields/named-now.ts';
import { namesOf, startingValues, type ValuesOf } from '#domain/fields/values.ts';
import type { Columns } from '#domain/records/contents/contents.ts';

/**
 * The values of a noun's fields in a row from the history. A field that did not exist when the row was last written gets its initial
 * value.
 */
export function valuesFromColumns<F extends Fields>(fields: F, row: Columns): ValuesOf<F> {
  const start = startingValues(fields);
  const said = namedNow(fields, row, columnName);
  const kept = namesOf(fields).map((name) => [name, said[columnName(name)] ?? start[name]]);
  return Object.fromEntries(kept);
}
