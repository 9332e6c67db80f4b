import { isNotReadByParts } from './heading-parts.ts';
import { plainHeading, readHeading, withoutSide } from './said-heading.ts';

/** How a heading names a place: as its whole text, by our own name, or inside a longer text. */
export type NamedBy = 'whole' | 'label' | 'inside';

/** The places that a heading names, likeliest first, and how. */
export interface NamedPlaces<Place extends string> {
  places: readonly Place[];
  by: NamedBy;
}

/**
 * Creates a function that finds the places named by a heading: by foreign words, by our own names, and by a long word or name inside a
 * longer heading. Returns the likeliest place first, and none for an unknown heading. Words that only qualify the heading, such as 'net'
 * or a year, do not count.
 * @param words places with their names, folded and separated by semicolons, in the order in which they are tried
 * @param byParts finds the places of a heading that is none of these words, by the words that it consists of
 */
export function placesNamed<Place extends string>(
  words: readonly (readonly [Place, string])[],
  places: readonly { id: Place; label: string }[],
  byParts: (said: string) => readonly Place[] = () => [],
): (heading: string) => NamedPlaces<Place> | null {
  const byWord = new Map<string, Place[]>();
  for (const [place, called] of words) {
    for (const word of called.split('; ')) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  }
  const findInside = longestInside([...byWord.keys()].filter((word) => word.length >= LONG));
  const labels = places.map(({ id, label }) => ({ id, name: plainHeading(label) }));
  const find = (said: string): NamedPlaces<Place> | null => {
    const whole = byWord.get(said);
    if (whole) return { places: whole, by: 'whole' };
    const begun = `${said} `;
    const isEnough = said.length >= LONG && said.includes(' ');
    const called = labels.filter(({ name }) => name === said || (isEnough && name.startsWith(begun)));
    return called.length > 0 ? { places: called.map(({ id }) => id), by: 'label' } : null;
  };
  return (heading) => {
    const { whole, words: own } = readHeading(heading);
    if (whole === '') return null;
    const found = find(whole) ?? find(own) ?? find(withoutGeneric(own));
    if (found || isSentence(heading)) return found;
    const ofSide = find(withoutSide(own));
    if (ofSide) return { ...ofSide, by: 'inside' };
    const made = byParts(own);
    if (made.length > 0) return { places: made, by: 'label' };
    if (isNotReadByParts(own)) return null;
    const part = findInside(whole);
    if (part !== undefined) return { places: byWord.get(part) ?? [], by: 'inside' };
    const begun = byParts(own.replace(SHORT_AT_END, ''));
    return begun.length > 0 && SHORT_AT_END.test(own) ? { places: begun, by: 'inside' } : null;
  };
}

/** Words that say of a column only that it holds values. */
const GENERIC =
  /(?:^|\s)(?:points?|score|scores|scoring|rating|value|values|level|grade|step|class|punkte|wert|werte|stufe|bewertung|einstufung|score|note|valeur|niveau|valor|nivel|valore|livello|waarde|wartosc|poziom|ocena)$|^(?:level|degree|grad|grade|value|rating|score|stufe|wert|niveau|nivel|livello|poziom) (?:of |der |des |de (?:la |l.)?|del(?:la|l.)? ?|di |van (?:de |het )?)?/g;

const withoutGeneric = (text: string): string => text.replace(GENERIC, '').trim();

/** A short word at the end that is not known: 'Gravedad CP'. */
const SHORT_AT_END = / \p{L}{1,3}$/u;

/** From this length on, a word is also found inside a longer heading, because it has no other meaning. */
const LONG = 8;

/** A heading has at most this many words; a longer text is a sentence, whatever words occur in it. */
const MOST_WORDS = 12;

/** Whether a text is too long for a heading. */
export const isSentence = (text: string): boolean => wordsIn(plainHeading(text)).length > MOST_WORDS;

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
