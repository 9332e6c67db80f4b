import { labelOf, type Option } from '#domain/reference/option.ts';
import { isDay } from './day.ts';
import type { Field } from './kinds.ts';

/** The word for an empty value. */
export const BLANK = 'Not set';

/** The properties of a field that are needed to word its values. */
export interface FieldWords {
  label: string;
  kind?: Field['kind'];
  options?: readonly Option[];
  /** The words for an empty value, if it has its own. */
  blank?: string;
  was?: string;
}

/** Returns the name of another row, such as a topic; undefined if it is not known (any longer). */
export type NameOfRow = (id: string) => string | undefined;

const plainDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day in readable form: '20 Nov 2026'; an invalid one unchanged. */
export const wordDay = (day: string): string => (isDay(day) ? plainDay.format(new Date(day)) : day);

/** A value in readable form: options by their labels, days as '20 Nov 2026', 'Yes' and 'No', 'Not set'. */
export function wordValue(field: FieldWords, value: unknown, nameOf?: NameOfRow): string {
  if (value === null || value === undefined) return field.blank ?? BLANK;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'reference' || field.kind === 'optional-reference') return nameOf?.(String(value)) ?? BLANK;
  if (Array.isArray(value)) return value.map((each) => wordOption(field, String(each))).join(', ') || BLANK;
  return wordOption(field, String(value)).trim() === '' ? BLANK : wordOption(field, String(value));
}

function wordOption(field: FieldWords, value: string): string {
  if (field.options) return labelOf(field.options, value);
  return field.kind === 'day' ? wordDay(value) : value;
}

/** A label inside a sentence: 'High Materiality' becomes 'high materiality'; 'E1' stays. */
export const inSentence = (label: string): string =>
  label.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** A label with its article inside a sentence: 'an end of validity', 'a score', 'datapoints'. */
export function withArticle(label: string): string {
  const words = inSentence(label);
  if (/[^s]s$/.test(words)) return words;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** Words on their own, starting with a capital. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
