import { isSlip } from '#domain/words/synonyms.ts';
import { lexicon } from './lexicon.ts';
import type { Names } from './names.ts';
import { formOf, type Shelves, shelve, type Word } from './words.ts';

/** Shorter words are too similar to one another. */
const LEAST_LETTERS = 5;
/** In words at least this long, a different letter counts as a typing mistake: 'store' is not 'score'. */
const LEAST_FOR_OTHER_LETTER = 7;
const LETTERS = /^\p{L}{5,30}$/u;

const shelves = shelve(lexicon.forms);

/** Corrects words that differ by one letter from a word of the lexicon or of the assessment's own texts; other unknown words stay. */
export function correct(words: readonly Word[], { phrases, vocabulary, ownWords }: Names): Word[] {
  const isKnown = (form: string) => lexicon.forms.has(form) || phrases.forms.has(form) || vocabulary.has(form);
  return words.map((word) => {
    const form = formOf(word.text);
    if (!LETTERS.test(form) || isKnown(form)) return word;
    const meant = findSlip(form, shelves) ?? findSlip(form, ownWords, LEAST_FOR_OTHER_LETTER);
    return meant === undefined ? word : { typed: word.typed, text: word.text === form ? meant : pluralOf(meant) };
  });
}

const pluralOf = (form: string) => (/[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`);

function findSlip(form: string, shelved: Shelves, least = LEAST_LETTERS): string | undefined {
  for (const length of [form.length, form.length + 1, form.length - 1]) {
    if (length < least) continue;
    const isLong = Math.min(length, form.length) >= LEAST_FOR_OTHER_LETTER;
    const isMeant = (other: string) =>
      isSlip(form, other) && !isInflected(form, other) && (isLong || length !== form.length || isSwapped(form, other));
    const meant = shelved.get(`${form[0]}${length}`)?.find(isMeant);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** 'Improve' is not a misspelling of 'improved'. */
const isInflected = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const isSwapped = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');
