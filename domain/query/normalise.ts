import type { Noun } from './fields/noun.ts';
import type { Condition, Query, Sort } from './query.ts';

/**
 * Normalizes a valid query: conditions in the order of the fields, values in the order of the options, no duplicates, no redundant parts.
 * Queries that ask the same of each field are then the same JSON text.
 */
export function normaliseQuery(query: Query, noun: Noun): Query {
  const { measure } = query;
  return {
    noun: query.noun,
    where: normaliseConditions(query.where, noun),
    groupBy: query.groupBy,
    measure: measure?.of === 'share' ? { of: 'share', where: normaliseConditions(measure.where, noun) } : measure,
    sort: normaliseSort(query, noun),
    first: query.first,
    of: query.of,
    comparedWith: query.comparedWith,
    thresholds: query.thresholds,
  };
}

/** Each field is used at most once for sorting; the default order is not stated, and a single figure needs no order. */
function normaliseSort({ sort, measure, groupBy, first }: Query, { order }: Noun): Sort[] {
  const isWhole = measure !== null && groupBy === null && first === null;
  if (isWhole) return [];
  const once = sort.filter(({ field }, index) => sort.findIndex((each) => each.field === field) === index);
  const [only] = once;
  const isOwn = once.length === 1 && order?.field === only?.field && order?.order === only?.order;
  return isOwn && !(measure && groupBy !== null) ? [] : once.map((each) => ({ field: each.field, order: each.order }));
}

function normaliseConditions(where: readonly Condition[], noun: Noun): Condition[] {
  const names = Object.keys(noun.fields);
  const keyed = where.map((condition) => {
    const normal = normaliseCondition(condition, noun);
    return { normal, place: names.indexOf(condition.field), text: JSON.stringify(normal) };
  });
  return keyed
    .toSorted((one, other) => one.place - other.place || (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .filter(({ text }, index, all) => all[index - 1]?.text !== text)
    .map(({ normal }) => normal);
}

function normaliseCondition(condition: Condition, noun: Noun): Condition {
  const { field, not } = condition;
  const base = not ? { field, not } : { field };
  switch (condition.is) {
    case 'equal':
      // The negation of a flag is its other value.
      if (typeof condition.value === 'boolean')
        return { field, is: 'equal', value: condition.value !== (not === true) };
      return { ...base, is: 'equal', value: condition.value };
    case 'one-of': {
      const values = sortValues(condition.values, noun.fields[field]?.options);
      const [only, second] = values;
      if (only !== undefined && second === undefined) return { ...base, is: 'equal', value: only };
      return { ...base, is: 'one-of', values };
    }
    case 'at-least':
    case 'at-most':
      return { ...base, is: condition.is, value: condition.value };
    case 'between':
      return { ...base, is: 'between', from: condition.from, to: condition.to };
    case 'contains':
      return { ...base, is: 'contains', text: condition.text };
    case 'missing':
      return { ...base, is: 'missing' };
  }
}

function sortValues<Each extends string | number>(
  values: readonly Each[],
  options?: readonly { id: string }[],
): Each[] {
  const place = (value: Each) => options?.findIndex(({ id }) => id === value) ?? 0;
  return [...new Set(values)].toSorted(
    (one, other) => place(one) - place(other) || (one < other ? -1 : one > other ? 1 : 0),
  );
}
