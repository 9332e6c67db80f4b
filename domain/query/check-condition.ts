import { isOptionId } from '#domain/reference/option.ts';
import { isRecord, type Path, type QueryFault } from './faults.ts';
import type { QueryField, QueryKind } from './fields/field.ts';
import type { Noun } from './fields/noun.ts';
import type { Condition, Constant } from './query.ts';

type Is = Condition['is'];

const ORDER = ['at-least', 'at-most', 'between'] as const;

/** The comparisons for each kind of value, in the order in which they are offered. */
export const comparisons: Readonly<Record<QueryKind, readonly Is[]>> = {
  line: ['contains', 'equal', 'one-of', 'missing'],
  'long-text': ['contains', 'missing'],
  number: [...ORDER, 'equal', 'one-of', 'missing'],
  choice: ['equal', 'one-of', 'missing'],
  choices: ['equal', 'one-of', 'missing'],
  flag: ['equal', 'missing'],
  date: [...ORDER, 'missing'],
  reference: ['equal', 'one-of', 'missing'],
};

/** What each comparison takes in addition to the field and `not`. */
const TAKES: Readonly<Record<Is, readonly string[]>> = {
  equal: ['value'],
  'one-of': ['values'],
  'at-least': ['value'],
  'at-most': ['value'],
  between: ['from', 'to'],
  contains: ['text'],
  missing: [],
};

/** The maximum length of a text, number of values in a condition and number of conditions in a list. */
const MAX_TEXT = 300;
const MAX_VALUES = 100;
const MAX_CONDITIONS = 20;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

/** Why a value does not fit the field; null if it does. */
function faultOf(value: unknown, field: QueryField): QueryFault | null {
  const { kind, min = -Infinity, max = Infinity, options } = field;
  if (kind === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrong-value';
    return value < min || value > max ? 'out-of-scale' : null;
  }
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'wrong-value';
  if (!isText(value)) return 'wrong-value';
  if (kind === 'date') return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? null : 'wrong-value';
  return options && !isOptionId(options, value) ? 'unknown-option' : null;
}

/** Creates a reader for conditions on a noun's fields. */
export function conditionReader(noun: Noun, fault: (path: Path, reason: QueryFault) => void) {
  function readConditions(input: unknown, path: Path): Condition[] {
    if (Array.isArray(input) && input.length <= MAX_CONDITIONS) {
      return input.flatMap((each: unknown, index) => readCondition(each, [...path, index]));
    }
    fault(path, 'invalid');
    return [];
  }

  function readCondition(input: unknown, path: Path): Condition[] {
    if (!isRecord(input)) {
      fault(path, 'invalid');
      return [];
    }
    const name = String(input.field);
    const field = Object.hasOwn(noun.fields, name) ? noun.fields[name] : undefined;
    const is = field && comparisons[field.kind].find((each) => each === input.is);
    if (!field) fault([...path, 'field'], 'unknown-field');
    else if (!is) fault([...path, 'is'], 'wrong-comparison');
    if (!field || !is) return [];
    for (const key of Object.keys(input)) {
      if (!['field', 'is', 'not', ...TAKES[is]].includes(key)) fault([...path, key], 'invalid');
    }
    if (input.not !== undefined && typeof input.not !== 'boolean') fault([...path, 'not'], 'invalid');
    const base = input.not === true ? { field: name, not: true as const } : { field: name };
    return readAs(is, input, field, path).map((asked) => ({ ...base, ...asked }));
  }

  /** What a condition requires of a field's value; empty if the condition is invalid. */
  function readAs(is: Is, input: Record<string, unknown>, field: QueryField, path: Path): ConditionInput[] {
    const read = (key: string, value = input[key], at: Path = [...path, key]): Constant[] => {
      const wrong = faultOf(value, field);
      if (wrong) fault(at, wrong);
      return wrong ? [] : [value as Constant];
    };
    const ordered = (key: string) => read(key).filter((value) => typeof value !== 'boolean');
    switch (is) {
      case 'missing':
        return [{ is }];
      case 'contains':
        if (isText(input.text)) return [{ is, text: input.text.trim() }];
        fault([...path, 'text'], 'wrong-value');
        return [];
      case 'equal':
        return read('value').map((value) => ({ is, value }));
      case 'one-of':
        return readOneOf(input.values, (value, index) => read('values', value, [...path, 'values', index]), path);
      case 'at-least':
      case 'at-most':
        return ordered('value').map((value) => ({ is, value }));
      case 'between':
        return readBetween(ordered('from'), ordered('to'), path);
    }
  }

  function readOneOf(
    values: unknown,
    read: (value: unknown, index: number) => Constant[],
    path: Path,
  ): ConditionInput[] {
    if (Array.isArray(values) && values.length > 0 && values.length <= MAX_VALUES) {
      const constants = values.flatMap(read).filter((value) => typeof value !== 'boolean');
      return constants.length === values.length ? [{ is: 'one-of', values: constants }] : [];
    }
    fault([...path, 'values'], 'invalid');
    return [];
  }

  function readBetween(from: (string | number)[], to: (string | number)[], path: Path): ConditionInput[] {
    const [[least], [most]] = [from, to];
    if (least === undefined || most === undefined) return [];
    if (least > most) fault([...path, 'to'], 'upside-down');
    return [{ is: 'between', from: least, to: most }];
  }

  return { readConditions };
}

type ConditionInput = Condition extends infer Each
  ? Each extends Condition
    ? Omit<Each, 'field' | 'not'>
    : never
  : never;
