import { stem } from '#domain/words/stems.ts';
import { isSlip } from '#domain/words/synonyms.ts';
import type { AskedWord } from './asked-words.ts';
import type { SearchEntry } from './search-entry.ts';

/** A word with its weight: up to 1, and higher if fewer texts contain it. */
export interface WeighedWord extends AskedWord {
  weight: number;
}

/** The weight of a word that says little, compared with one that is the subject. */
const WEAK = 0.25;
/** The number of entries that are read sentence by sentence. */
const MOST_READ = 200;
/** Words shorter than this are too similar for a typing error to be recognized. */
const LEAST_LETTERS = 5;
const LONG_WORD = /\p{L}{4,}/gu;

/**
 * The entries in which words of a question occur, those with the most distinctive words first, and the words with their weights. A word
 * that occurs in no entry but is a typing error of one that does stands for that word. Reads all texts once, without an index, so nothing
 * has to be stored for the next question.
 * @param mayAnswer whether a text is eligible at all
 */
export function findEntries(
  asked: readonly AskedWord[],
  entries: readonly SearchEntry[],
  mayAnswer: (text: string) => boolean,
) {
  const texts = entries.map(({ text, label, under }) => fold(`${label}\n${under}\n${text}`));
  const words = asked.map(createLookUp(texts));
  const starts = words.map(({ stem: own, same, alike }) => [own, ...same, ...alike].map(startOf));
  const holds = texts.map((text) => starts.map((some) => some.some((start) => beginsIn(text, start))));
  const weighed: WeighedWord[] = words.map((word, at) => {
    const count = holds.reduce((sum, held) => sum + (held[at] ? 1 : 0), 0);
    const rarity = count === 0 ? 1 : Math.log(1 + entries.length / count) / Math.log(1 + entries.length);
    return { ...word, weight: rarity * (word.isWeak ? WEAK : 1) };
  });
  const weigh = (held: readonly boolean[] = []) =>
    weighed.reduce((sum, { weight }, at) => sum + (held[at] ? weight : 0), 0);
  const found = entries
    .map((entry, index) => ({ entry, weight: weigh(holds[index]) }))
    .filter(({ entry, weight }) => weight > 0 && mayAnswer(entry.text))
    .toSorted((first, second) => second.weight - first.weight)
    .slice(0, MOST_READ)
    .map(({ entry }) => entry);
  return { found, words: weighed };
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The start that all forms of a word share: 'polic' for 'policy' and 'policies'. */
const startOf = (root: string) => (root.length > 4 && root.endsWith('y') ? root.slice(0, -1) : root);

/** Whether a word of the text starts like this. */
function beginsIn(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * Looks up words in texts: whether they occur, otherwise what they are typing errors of. All words are listed once, and only if one is
 * unknown.
 */
function createLookUp(texts: readonly string[]): (word: AskedWord) => AskedWord {
  let all: ReadonlyMap<string, string[]> | null = null;
  const occurs = (root: string) => texts.some((text) => beginsIn(text, startOf(root)));
  return (word) => {
    if (occurs(word.stem)) return word;
    const unknown = { ...word, isKnown: false };
    if ([...word.same, ...word.alike].some(occurs)) return unknown;
    if (word.word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word.word)) return unknown;
    all ??= wordsByLetter(texts);
    const slips = (all.get(word.word.charAt(0)) ?? []).filter((other) => isSlip(word.word, other)).map(stem);
    return { ...unknown, same: [...new Set(slips)] };
  };
}

function wordsByLetter(texts: readonly string[]): Map<string, string[]> {
  const words = new Set<string>();
  for (const text of texts) for (const word of text.match(LONG_WORD) ?? []) words.add(word);
  return Map.groupBy(words, (word) => word.charAt(0));
}
