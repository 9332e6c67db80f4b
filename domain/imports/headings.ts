import { MAX_TITLE } from '#domain/limits.ts';
import { fold } from '#domain/words/fold.ts';
import { visible } from './cell.ts';

/** The number of characters of a heading that are read; a cell can be of any length, but no heading is longer than a title. */
const LONGEST = MAX_TITLE;

/** A heading without case, accents, invisible characters, brackets and their contents, asterisks and line breaks. */
export const plainHeading = (heading: string): string =>
  fold(visible(heading.slice(0, LONGEST)).replaceAll('ß', 'ss'))
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[*:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Creates a function that finds the places named by a heading: by foreign words, by our own names, and by a long word or name inside a
 * longer heading. Returns the likeliest place first, and none for an unknown heading.
 * @param words places with their names, folded and separated by semicolons, in the order in which they are tried
 */
export function placesNamed<Place extends string>(
  words: readonly (readonly [Place, string])[],
  places: readonly { id: Place; label: string }[],
): (heading: string) => readonly Place[] {
  const byWord = new Map<string, Place[]>();
  for (const [place, called] of words) {
    for (const word of called.split('; ')) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  }
  const findInside = longestInside([...byWord.keys()].filter((word) => word.length >= LONG));
  const labels = places.map(({ id, label }) => ({ id, name: plainHeading(label) }));
  return (heading) => {
    const said = plainHeading(heading);
    if (said === '') return [];
    const whole = byWord.get(said);
    if (whole) return whole;
    const begun = `${said} `;
    const called = labels.filter(({ name }) => name === said || (said.length >= LONG && name.startsWith(begun)));
    if (called.length > 0) return called.map(({ id }) => id);
    const part = findInside(said);
    return part === undefined ? [] : (byWord.get(part) ?? []);
  };
}

/** From this length on, a word is also found inside a longer heading, because it has no other meaning. */
const LONG = 8;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds the longest of these phrases in a text, as whole words. They are indexed once by their first words. */
function longestInside(phrases: readonly string[]): (text: string) => string | undefined {
  const beginWith = new Map<string, { phrase: string; words: readonly string[]; rank: number }[]>();
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  for (const [rank, phrase] of longestFirst.entries()) {
    const words = wordsIn(phrase);
    const [first = ''] = words;
    beginWith.set(first, [...(beginWith.get(first) ?? []), { phrase, words, rank }]);
  }
  return (text) => {
    const said = wordsIn(text);
    let best: { phrase: string; rank: number } | undefined;
    for (const [at, word] of said.entries()) {
      for (const each of beginWith.get(word) ?? []) {
        if (best && best.rank < each.rank) break;
        if (each.words.every((next, nth) => said[at + nth] === next)) best = each;
      }
    }
    return best?.phrase;
  };
}
