import type { Fields } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { isSameValue } from '#domain/fields/values.ts';
import { BLANK, wordValue } from '#domain/fields/wording.ts';
import type { ImportedCell } from '../cell.ts';
import type { PlacedProblem } from '../problems.ts';
import { readScored } from '../read-scored.ts';
import { mayBeEmpty, readValue } from '../read-value.ts';
import type { Columns } from './columns.ts';
import type { FieldChange, HowToRead, OwnSheet } from './sheet-plan.ts';

/** The values in a row for the fields of a noun. */
interface ReadFields<Row> {
  /** The new version of the row, without what could not be read. */
  next: Row;
  /** The names of the fields that have a value in their cell, changed or not. */
  said: ReadonlySet<string>;
  problems: PlacedProblem[];
}

/**
 * Reads the fields of a noun from a row of its sheet, each by its own title.
 *
 * @param stands the current row, or the defaults of a new one
 * @param isNew an existing row keeps where it was carried over from
 */
export function readFields<Row extends object>(
  fields: Fields,
  { columns, cells, scored }: { columns: Columns; cells: readonly ImportedCell[]; scored?: OwnSheet['scored'] },
  stands: Row,
  { isNew, empty }: { isNew: boolean; empty: HowToRead['empty'] },
): ReadFields<Row> {
  const before = { ...stands } as Readonly<Record<string, unknown>>;
  const next: Record<string, unknown> = { ...before };
  const said = new Set<string>();
  const problems: PlacedProblem[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const column = columns.get(titleOf(fields, field));
    if (column === undefined || (name === 'carriedFrom' && !isNew)) continue;
    const other = scored?.get(column);
    const value = other ? readScored(cells[column], other) : readValue(field, cells[column], before[name]);
    if (value === 'nothing') {
      if (!isNew && empty === 'clears' && mayBeEmpty(field)) next[name] = field.default;
      continue;
    }
    if ('code' in value) problems.push({ ...value, column });
    else {
      said.add(name);
      next[name] = value.is;
    }
  }
  return { next: next as Row, said, problems };
}

/** The fields that a row changes, in words; for a new row, all its values. */
export function changesIn(fields: Fields, before: object | null, next: object): FieldChange[] {
  const [was, is] = [before as Readonly<Record<string, unknown>> | null, next as Readonly<Record<string, unknown>>];
  return Object.entries(fields).flatMap(([name, field]): FieldChange[] => {
    if (name === 'carriedFrom' || field.kind === 'reference') return [];
    const to = wordValue(field, is[name]);
    if (was === null) return to === BLANK ? [] : [{ label: titleOf(fields, field), from: null, to }];
    if (isSameValue(was[name], is[name])) return [];
    return [{ label: titleOf(fields, field), from: wordValue(field, was[name]), to }];
  });
}
