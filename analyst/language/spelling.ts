import { isSlip } from '#domain/words/synonyms.ts';

/** Shorter words are too near to each other. */
const LEAST_LETTERS = 6;
/** A word that a slip may stand for is a usual one. */
const USUAL = 3;

/**
 * Puts right what is one letter off a word that people use in such questions; other unknown words stay as they are.
 *
 * @param words known words, and how often each is used
 */
export function createSpelling(words: ReadonlyMap<string, number>): (question: string) => string {
  const usual = [...words].filter(([, times]) => times >= USUAL).toSorted(([, first], [, second]) => second - first);
  const correctWord = (word: string) => {
    const lower = word.toLowerCase();
    if (words.has(lower)) return word;
    return usual.find(([known]) => isSlip(lower, known))?.[0] ?? word;
  };
  const candidates = new RegExp(`[a-z]{${LEAST_LETTERS},}`, 'gi');
  return (question) => question.replace(candidates, correctWord);
}
