import { readNumberWords } from './number-words.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
/** Names of substances that contain digits: neither figures nor codes. */
const SUBSTANCES = /^(co2e?q?|ch4|n2o|h2o|nox|sf6|pm\d+)$/i;

/** A word, as texts and tool results are split: letters and digits, with . , - / between them. */
export const WORD = /[\p{L}\p{N}]+(?:[.,\-/][\p{L}\p{N}]+)*/gu;

/** The maximum length of a number in words, in characters. */
export const LONGEST_SPELLED = 80;

/** Digits of any script, and single characters for fractions and circled numbers. */
const DIGIT = /[\p{Nd}\u00bc-\u00be\u2150-\u215f\u2460-\u249b]/u;

/** Whether a word contains a figure in digits. */
export const hasDigit = (word: string): boolean => DIGIT.test(word);

/** Letters followed by digits: a code such as 'E1.2' or 'S1-9'. */
export const isCode = (word: string) => /^\p{L}{1,6}-?\d/u.test(word);

/** Whether a word has digits that are not 0 to 9 even in their normalized form, such as '½' or '٣': it matches only the same word. */
function isOwnWriting(word: string): boolean {
  return hasDigit(inPlainDigits(word).replace(/[0-9]/g, ''));
}

/** '３７' is 37 in full-width digits. */
const inPlainDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'));

/** The numbers in a text in normalized form: '1,250' and '1250', '12,5' and '12.5', '07' and '7' are the same. */
export function numbersIn(text: string): string[] {
  return (inPlainDigits(text).match(NUMBER) ?? []).map((found) => {
    const plain = GROUPED.test(found)
      ? found.replaceAll(',', '')
      : DECIMAL_COMMA.test(found)
        ? found.replace(',', '.')
        : found;
    const value = Number(plain);
    return Number.isFinite(value) ? String(value) : plain;
  });
}

/** Everything with digits that the tools of one answer returned, and the source of each. */
export interface Figures {
  /** Records what a tool returned. A `source` field of an object is the source of everything below it. */
  note(data: unknown): void;
  /** True if tools returned every number in the word; a code must have been returned exactly. */
  isReturned(word: string): boolean;
  /** The sources with which a word's number was returned; empty if there are none. */
  sourcesOf(word: string): readonly number[];
}

export function createFigures(): Figures {
  const sources = new Map<string, Set<number>>();
  const remember = (key: string, source: number | undefined) => {
    const known = sources.get(key) ?? new Set<number>();
    if (source !== undefined) known.add(source);
    sources.set(key, known);
  };
  const noteText = (text: string, source: number | undefined) => {
    for (const number of numbersIn(text)) remember(number, source);
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (isCode(word) || isOwnWriting(word)) remember(word.toLowerCase(), source);
      const spelled = readNumberWords(text.slice(index, index + LONGEST_SPELLED), text.slice(0, index));
      if (spelled) remember(String(spelled.value), source);
    }
  };
  const walk = (value: unknown, source: number | undefined): void => {
    if (typeof value === 'number') remember(String(value), source);
    else if (typeof value === 'string') noteText(value, source);
    else if (Array.isArray(value)) for (const item of value) walk(item, source);
    else if (typeof value === 'object' && value !== null) {
      const own = 'source' in value && typeof value.source === 'number' ? value.source : source;
      // The maximum of a scale is not a figure about anything.
      for (const [key, item] of Object.entries(value))
        if (key !== 'source') walk(item, key === 'scale' ? undefined : own);
    }
  };
  const keysOf = (word: string) =>
    isOwnWriting(word) || (isCode(word) && !SUBSTANCES.test(word)) ? [word.toLowerCase()] : numbersIn(word);
  return {
    note: (data) => walk(data, undefined),
    isReturned: (word) => SUBSTANCES.test(word) || keysOf(word).every((key) => sources.has(key)),
    sourcesOf: (word) => [...new Set(keysOf(word).flatMap((key) => [...(sources.get(key) ?? [])]))],
  };
}
