import type { Value } from './fields/field.ts';
import type { Condition, Constant, Query } from './query.ts';

/** Whether a value meets a condition. */
export function holds(condition: Condition, value: Value): boolean {
  if (value === null && needsValue(condition)) return false;
  return isAs(condition, value) !== (condition.not === true);
}

/** The values that a condition names. */
export const valuesOf = (condition: Condition): readonly Constant[] =>
  condition.is === 'equal' ? [condition.value] : condition.is === 'one-of' ? condition.values : [];

/** The values of a field that a query asks for; empty if it does not restrict the field. */
export const valuesAsked = (query: Query | null, field: string): readonly Constant[] =>
  (query?.where ?? []).flatMap((each) => (each.field === field && !each.not ? valuesOf(each) : []));

/** A missing value is neither above nor below a bound, and neither true nor false. */
function needsValue(condition: Condition): boolean {
  if (condition.is === 'equal') return typeof condition.value === 'boolean';
  return condition.is === 'at-least' || condition.is === 'at-most' || condition.is === 'between';
}

function isAs(condition: Condition, value: Value): boolean {
  switch (condition.is) {
    case 'missing':
      return value === null;
    case 'equal':
      return isOneOf(value, [condition.value]);
    case 'one-of':
      return isOneOf(value, condition.values);
    case 'at-least':
      return compare(value, condition.value) >= 0;
    case 'at-most':
      return compare(value, condition.value) <= 0;
    case 'between':
      return compare(value, condition.from) >= 0 && compare(value, condition.to) <= 0;
    case 'contains':
      return typeof value === 'string' && value.toLowerCase().includes(condition.text.toLowerCase());
  }
}

function isOneOf(value: Value, wanted: readonly (string | number | boolean)[]): boolean {
  const held = Array.isArray(value) ? value : [value];
  return held.some((one) => wanted.some((each) => fold(each) === fold(one)));
}

const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Compares numbers by size, and an instant with a day by the instant's day in UTC. */
function compare(value: Value, bound: number | string): number {
  if (typeof value === 'number' && typeof bound === 'number') return value - bound;
  const day = String(value).slice(0, 10);
  return day < bound ? -1 : day > bound ? 1 : 0;
}
