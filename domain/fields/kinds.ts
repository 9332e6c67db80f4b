import { MAX_LINE, MAX_LONG_TEXT } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import type { Score5 } from './score5.ts';

/** The axis of the matrix to which a field belongs; none if it belongs to both or neither. */
export type FieldSide = 'impact' | 'financial';

/** The properties of every field: the label in forms, conflicts, the history and the assistant. */
interface SaidValue {
  label: string;
  side?: FieldSide;
  /** The former name of the field in rows that were written before it was renamed; see `namedNow`. */
  was?: string;
}

/** The maximum number of options in one row. */
export const MAX_CHOICES = 20;

/** A text. `required` is the problem reported if it is empty; '' is allowed if there is none. */
interface Text extends SaidValue {
  kind: 'line' | 'long-text';
  /** The maximum length, in UTF-16 code units. */
  max: number;
  default: '';
  required?: string;
}

/** A day as 'YYYY-MM-DD'; '' if none is given. */
interface Day extends SaidValue {
  kind: 'day';
  default: '';
}

interface Flag extends SaidValue {
  kind: 'flag';
  default: boolean;
}

/** A whole number between two bounds, both allowed. */
interface Whole extends SaidValue {
  kind: 'whole';
  min: number;
  max: number;
  default: number;
}

/** The same, but null if nobody has given it. */
interface OptionalWhole extends SaidValue {
  kind: 'optional-whole';
  min: number;
  max: number;
  default: null;
}

interface StatedScore5 extends SaidValue {
  kind: 'score5';
  default: Score5;
}

/** Null if there is no score. */
interface OptionalScore5 extends SaidValue {
  kind: 'optional-score5';
  default: null;
}

/** One option of a list of reference data, stored by its id; '' if none is chosen, where that is allowed. */
interface Choice extends SaidValue {
  kind: 'choice';
  options: readonly Option[];
  default: string;
  mayBeBlank: boolean;
}

/** Several options of a list of reference data, stored by their ids. */
interface Choices extends SaidValue {
  kind: 'choices';
  options: readonly Option[];
  default: readonly [];
  max: number;
}

/** One of a closed list that rules distinguish, so that its values are types; null if not stated, where that is allowed. */
interface OneOf extends SaidValue {
  kind: 'one-of' | 'optional-one-of';
  options: readonly Option[];
  default: string | null;
}

/** Another row of the assessment. `required` is the problem that is reported if none is named. */
interface Reference extends SaidValue {
  kind: 'reference';
  of: 'topic' | 'component';
  required: string;
  default: '';
}

/** The same, but null if none is named. */
interface OptionalReference extends SaidValue {
  kind: 'optional-reference';
  of: 'component' | 'measure';
  default: null;
}

export type Field =
  | Text
  | Day
  | Flag
  | Whole
  | OptionalWhole
  | StatedScore5
  | OptionalScore5
  | Choice
  | Choices
  | OneOf
  | Reference
  | OptionalReference;

/** A noun's fields by name, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

/** The defaults of a kind, overridden by the field's own values. */
type LaidField<Brought, S> = Omit<Brought, keyof S> & S;
const lay = <Brought extends object, S>(brought: Brought, said: S) =>
  ({ ...brought, ...said }) as LaidField<Brought, S>;

export function line<const S extends SaidValue & { max?: number; required?: string }>(said: S) {
  return lay({ kind: 'line', max: MAX_LINE, default: '' } as const, said);
}

export function longText<const S extends SaidValue>(said: S) {
  return lay({ kind: 'long-text', max: MAX_LONG_TEXT, default: '' } as const, said);
}

export function day<const S extends SaidValue>(said: S) {
  return lay({ kind: 'day', default: '' } as const, said);
}

export function flag<const S extends SaidValue & { default: boolean }>(said: S) {
  return lay({ kind: 'flag' } as const, said);
}

export function whole<const S extends SaidValue & { min: number; max: number; default: number }>(said: S) {
  return lay({ kind: 'whole' } as const, said);
}

export function optionalWhole<const S extends SaidValue & { min: number; max: number }>(said: S) {
  return lay({ kind: 'optional-whole', default: null } as const, said);
}

export function score5<const S extends SaidValue & { default: Score5 }>(said: S) {
  return lay({ kind: 'score5' } as const, said);
}

export function optionalScore5<const S extends SaidValue>(said: S) {
  return lay({ kind: 'optional-score5', default: null } as const, said);
}

/** If it starts with an option, it must always have one; otherwise it may stay blank. */
export function choice<const O extends readonly Option[], const S extends SaidValue & { default?: O[number]['id'] }>(
  options: O,
  said: S,
) {
  return lay({ kind: 'choice', options, mayBeBlank: said.default === undefined, default: '' } as const, said);
}

export function choices<const O extends readonly Option[], const S extends SaidValue>(options: O, said: S) {
  return lay({ kind: 'choices', options, default: [], max: MAX_CHOICES } as const, said);
}

export function oneOf<const O extends readonly Option[], const S extends SaidValue & { default: O[number]['id'] }>(
  options: O,
  said: S,
) {
  return lay({ kind: 'one-of', options } as const, said);
}

export function optionalOneOf<const O extends readonly Option[], const S extends SaidValue>(options: O, said: S) {
  return lay({ kind: 'optional-one-of', options, default: null } as const, said);
}

export function reference<const S extends SaidValue & { of: Reference['of']; required: string }>(said: S) {
  return lay({ kind: 'reference', default: '' } as const, said);
}

export function optionalReference<const S extends SaidValue & { of: OptionalReference['of'] }>(said: S) {
  return lay({ kind: 'optional-reference', default: null } as const, said);
}
