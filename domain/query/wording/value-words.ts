import { inSentence } from '#domain/fields/wording.ts';
import type { Option } from '#domain/reference/option.ts';
import type { QueryField } from '../fields/field.ts';
import type { Constant } from '../query.ts';
import { either, literal, matching, type TextReader } from './reading.ts';

/** Adds the id to options with the same label, to distinguish them. */
function optionWords({ id, label }: Option, options: readonly Option[]): string {
  const isOnly = options.every((other) => other.label !== label || other.id === id);
  return inSentence(isOnly ? label : `${label} (${id})`);
}

/** A code such as E1.2 needs no quotation marks. */
const CODE = /[A-Za-z0-9][A-Za-z0-9.-]*/;
const IS_CODE = new RegExp(`^${CODE.source}$`);

const isNamed = ({ kind, options }: QueryField) => kind === 'reference' || (kind === 'choices' && !options);

/** Words a value for a sentence: options by their labels, days as 2026-03-31, texts in quotation marks as in JSON. */
export function sayValue(value: Constant, field: QueryField): string {
  const option = field.options?.find(({ id }) => id === value);
  if (option && field.options) return optionWords(option, field.options);
  if (typeof value !== 'string' || field.kind === 'date') return String(value);
  return isNamed(field) && IS_CODE.test(value) ? value : JSON.stringify(value);
}

const number = matching(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/, Number);
const day = matching(/\d{4}-\d{2}-\d{2}/, String);
const code = matching(CODE, String);

/** A text in quotation marks. */
export const quoted = matching(/"(?:[^"\\]|\\.)*"/, (found): string | undefined => {
  try {
    return JSON.parse(found);
  } catch {
    return undefined;
  }
});

/** A whole number of at least 1. */
export const amount = matching(/[1-9]\d{0,8}/, Number);

export { number as numberWords };

/** Reads what `sayValue` writes; of options with the same beginning, the longest comes first. */
export function readValue(field: QueryField): TextReader<Constant> {
  const { kind, options } = field;
  if (options) {
    const words = options.map((option) => ({ words: optionWords(option, options), id: option.id }));
    const longest = words.toSorted((one, other) => other.words.length - one.words.length);
    return either(longest.map((each) => literal<Constant>(each.words, each.id)));
  }
  if (kind === 'number') return number;
  if (kind === 'date') return day;
  return isNamed(field) ? either<Constant>([quoted, code]) : quoted;
}
