import { asSentence, BLANK, wordValue } from '#domain/fields/wording.ts';
import type { QueryField } from '../fields/field.ts';
import { nouns } from '../fields/nouns.ts';
import type { Condition, Constant, Query } from '../query.ts';
import { sayCondition } from '../wording/condition-words.ts';
import type { Chip, ChipChoice, ChipEntry, ChipWorld, QueryChange } from './chip.ts';
import { menuLabel } from './menu-label.ts';

/** The choice for a count that is empty if there is nothing to count. */
const NONE = 'None';

/** Creates the chip of one field: its conditions, its choices, and what can be typed. */
export function fieldChip(query: Query, name: string, world: ChipWorld): Chip {
  const field = nouns[query.noun].fields[name];
  if (!field) throw new Error(`A ${query.noun} has no field ${name}.`);
  const own = query.where.filter((condition) => condition.field === name);
  return {
    slot: `where.${name}`,
    label: menuLabel(query.noun, name),
    said: own.length === 0 ? null : own.map((condition) => sayCondition(condition, field)).join(', '),
    choices: [...valueChoices(query, name, field, world), missingChoice(query, name, field, own)],
    entry: entryOf(field, own),
    clear: own.length === 0 ? null : withCondition(query, name, null),
  };
}

/** A condition that can be selected with one click, in words. */
export interface SaidCondition {
  label: string;
  change: QueryChange;
}

/**
 * Lists the conditions on one field that can be selected with one click, in searchable words: 'Impact polarity: Negative', 'Without
 * evidence', 'With evidence'.
 */
export function saidConditions(query: Query, name: string, world: ChipWorld): SaidCondition[] {
  const field = nouns[query.noun].fields[name];
  if (!field) throw new Error(`A ${query.noun} has no field ${name}.`);
  const said = (condition: Condition, label = asSentence(sayCondition(condition, field))) => ({
    label,
    change: withCondition(query, name, condition),
  });
  return [
    ...valuesOf(field, world).map(({ value, label }) =>
      said(
        { field: name, is: 'equal', value },
        field.kind === 'flag' ? undefined : `${menuLabel(query.noun, name)}: ${label}`,
      ),
    ),
    said({ field: name, is: 'missing' }),
    said({ field: name, not: true, is: 'missing' }),
  ];
}

/** The change that makes this the only condition on a field, or removes all conditions on it. */
export function withCondition(query: Query, field: string, condition: Condition | null): QueryChange {
  const others = query.where.filter((each) => each.field !== field);
  return { where: condition ? [...others, condition] : others };
}

/** The condition for something typed into a field's chip; null if nothing was typed. */
export function conditionOf(field: string, entry: ChipEntry): Condition | null {
  if (entry.kind === 'text') {
    const text = entry.text?.trim();
    return text ? { field, is: 'contains', text } : null;
  }
  if (entry.kind !== 'numbers' && entry.kind !== 'days') return null;
  const { from, to } = entry;
  if (entry.kind === 'numbers' && entry.isCount && to === 0 && !from) return { field, is: 'missing' };
  if (from !== null && to !== null) return { field, is: 'between', from, to };
  if (from !== null) return { field, is: 'at-least', value: from };
  return to === null ? null : { field, is: 'at-most', value: to };
}

function valueChoices(query: Query, name: string, field: QueryField, world: ChipWorld): ChipChoice[] {
  const chosen = chosenValues(query, name);
  return valuesOf(field, world).map(({ value, label }) => {
    const isChosen = chosen.includes(value);
    const others = chosen.filter((each) => each !== value);
    return {
      label,
      isChosen,
      change: withCondition(query, name, { field: name, is: 'equal', value }),
      toggle:
        field.kind === 'flag' ? null : withCondition(query, name, oneOf(name, isChosen ? others : [...chosen, value])),
    };
  });
}

function valuesOf(
  field: QueryField,
  { topics, activities = [], people = [] }: ChipWorld,
): { value: Constant; label: string }[] {
  if (field.ofActivities) return activities.map(({ name }) => ({ value: name, label: name }));
  if (field.kind === 'flag')
    return [true, false].map((value) => ({ value, label: wordValue({ label: field.label }, value) }));
  if (field.options) return field.options.map(({ id, label }) => ({ value: id, label }));
  if (field.ofPeople) return people.map((name) => ({ value: name, label: name }));
  const isOfTopics = field.kind === 'reference' || field.kind === 'choices';
  return isOfTopics ? topics.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })) : [];
}

function chosenValues({ where }: Query, name: string): Constant[] {
  return where.flatMap((condition): Constant[] => {
    if (condition.field !== name || condition.not) return [];
    if (condition.is === 'equal') return [condition.value];
    return condition.is === 'one-of' ? [...condition.values] : [];
  });
}

function oneOf(field: string, values: readonly Constant[]): Condition | null {
  const named = values.filter((value) => typeof value !== 'boolean');
  return named.length === 0 ? null : { field, is: 'one-of', values: named };
}

function missingChoice(query: Query, name: string, { isCount }: QueryField, own: readonly Condition[]): ChipChoice {
  return {
    label: isCount ? NONE : BLANK,
    isChosen: own.some(({ is, not }) => is === 'missing' && !not),
    change: withCondition(query, name, { field: name, is: 'missing' }),
    toggle: null,
  };
}

function entryOf({ kind, min, max, isCount }: QueryField, own: readonly Condition[]): ChipEntry | null {
  const said = own.filter(({ not }) => !not);
  if (kind === 'number') {
    return {
      kind: 'numbers',
      min: min ?? null,
      max: max ?? null,
      ...(isCount && { isCount }),
      ...rangeOf(said, 'number'),
    };
  }
  if (kind === 'date') return { kind: 'days', ...rangeOf(said, 'string') };
  if (kind !== 'line' && kind !== 'long-text') return null;
  const text = said.flatMap((condition) => (condition.is === 'contains' ? [condition.text] : []))[0];
  return { kind: 'text', text: text ?? null };
}

interface Types {
  number: number;
  string: string;
}

/** The bounds that the conditions set. */
function rangeOf<Type extends keyof Types>(own: readonly Condition[], type: Type) {
  const isOfType = (bound: unknown): bound is Types[Type] => typeof bound === type;
  const boundOf = (end: 'from' | 'to', is: Condition['is']) => {
    const bounds = own.map((condition) => {
      if (condition.is === 'between') return condition[end];
      return 'value' in condition && (condition.is === is || condition.is === 'equal') ? condition.value : null;
    });
    return bounds.find(isOfType) ?? null;
  };
  return { from: boundOf('from', 'at-least'), to: boundOf('to', 'at-most') };
}
