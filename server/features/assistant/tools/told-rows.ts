import type { QueryRow } from '#domain/query/evaluate.ts';
import type { QueryField, Value } from '#domain/query/fields/field.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { rowSource } from '#domain/query/row-source.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Citations } from '../text/citations.ts';

/** The maximum number of rows in one answer, and of characters in these rows: models read slowly, and forget. */
const MOST_ROWS = 60;
const MOST_LENGTH = 14_000;

/** A row of a noun with its source and its choices in words. Empty fields are left out; a side without a score has none. */
export function tellRow({ noun, label, path, values }: Omit<QueryRow, 'id'>, citations: Citations) {
  const told = Object.entries(values).flatMap(([name, value]): [string, Value][] =>
    value === null ? [] : [[name, inWords(value, nouns[noun].fields[name])]],
  );
  return { source: citations.cite(rowSource({ noun, label, path })), ...Object.fromEntries(told), [noun]: label };
}

function inWords(value: Value, field: QueryField | undefined): Value {
  const { options } = field ?? {};
  if (!options) return value;
  return Array.isArray(value) ? value.map((id) => labelOf(options, id)) : labelOf(options, String(value));
}

/** As many rows as a model can receive; says that the rest was left out. */
export function fittingRows<Row, Told extends object>(
  rows: readonly Row[],
  tell: (row: Row) => Told,
): { rows: Told[]; cut?: string } {
  const fitting: Told[] = [];
  let length = 0;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const told = tell(row);
    length += JSON.stringify(told).length;
    if (length > MOST_LENGTH && fitting.length > 0) break;
    fitting.push(told);
  }
  const left = rows.length - fitting.length;
  return { rows: fitting, ...(left > 0 && { cut: `${left} more rows are not shown here` }) };
}
