import { columnName } from '#domain/fields/column-name.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { namedNow } from '#domain/fields/named-now.ts';
import { namesOf, startingValues, type ValuesOf } from '#domain/fields/values.ts';
import type { Columns } from '#domain/records/contents/contents.ts';

/**
 * The values of a noun's fields in a row as the history keeps it. A field that the product did not have yet when the row was last
 * written says what a new row starts with.
 */
export function valuesFromColumns<F extends Fields>(fields: F, row: Columns): ValuesOf<F> {
  const start = startingValues(fields);
  const said = namedNow(fields, row, columnName);
  const kept = namesOf(fields).map((name) => [name, said[columnName(name)] ?? start[name]]);
  return Object.fromEntries(kept);
}
