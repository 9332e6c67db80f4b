import type { QueryField, Value } from './field.ts';
import type { Noun, NounRow } from './noun.ts';
import type { Sort } from './query.ts';

/** Sorts rows; those that are equal keep the noun's own order, and what has no value comes last either way. */
export function orderRows(rows: readonly NounRow[], noun: Noun, sort: readonly Sort[]): NounRow[] {
  if (sort.length === 0) return [...rows];
  // Each is ranked once, not with each comparison.
  const ranked = rows.map((row) => ({
    row,
    ranks: sort.map(({ field }) => rankOf(row.value(field), noun.fields[field])),
  }));
  return ranked
    .sort((one, other) => {
      // Of thousands of rows some twenty thousand are compared: nothing is made for it.
      for (let at = 0; at < sort.length; at += 1) {
        const difference = compareRanks(one.ranks[at] ?? null, other.ranks[at] ?? null, sort[at]?.order ?? 'highest');
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map(({ row }) => row);
}

function compareRows(one: NounRow, other: NounRow, noun: Noun, sort: readonly Sort[]): number {
  for (const { field, order } of sort) {
    const difference = compareValues(one.value(field), other.value(field), order, noun.fields[field]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** By size, by time, by the alphabet, by the place among the options. */
export function compareValues(one: Value, other: Value, order: Sort['order'], field?: QueryField): number {
  return compareRanks(rankOf(one, field), rankOf(other, field), order);
}

type Rank = string | number | null;

function compareRanks(one: Rank, other: Rank, order: Sort['order']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const difference = one < other ? -1 : one > other ? 1 : 0;
  return order === 'highest' ? -difference : difference;
}

function rankOf(value: Value, field?: QueryField): Rank {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  const first = typeof value === 'string' ? value : (value[0] ?? '');
  return field?.options ? field.options.findIndex(({ id }) => id === first) : first.toLowerCase();
}

/** How many of the rows after the first ones are sorted as the last of those: cut off by no difference. */
export function countAlsoAtLast(rows: readonly NounRow[], first: number, noun: Noun, sort: readonly Sort[]): number {
  const keys = sort.length > 0 ? sort : noun.order ? [noun.order] : [];
  const last = rows[first - 1];
  if (!last || keys.length === 0) return 0;
  return rows.slice(first).filter((row) => compareRows(last, row, noun, keys) === 0).length;
}
