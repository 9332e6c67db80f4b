import { isSlip } from '../like-words.ts';
import { wordsOf } from '../words.ts';

/** Shorter words are too near to each other. */
const LEAST_LETTERS = 6;
/** Nobody reads a longer text for slips; looking up every word of it would take too long. */
const MOST_LETTERS = 2000;
/** A word that a slip may stand for is a usual one. */
const USUAL = 3;

export interface Spelling {
  learn(question: string): void;
  /** Puts right what is one letter off a word that people use in such questions; other unknown words stay as they are. */
  correct(question: string): string;
}

export function createSpelling(): Spelling {
  const times = new Map<string, number>();
  const correctWord = (word: string) => {
    const lower = word.toLowerCase();
    if (times.has(lower)) return word;
    const usual = [...times].filter(([known, count]) => count >= USUAL && isSlip(lower, known));
    return usual.toSorted(([, first], [, second]) => second - first)[0]?.[0] ?? word;
  };
  return {
    learn(question) {
      for (const word of wordsOf(question)) times.set(word, (times.get(word) ?? 0) + 1);
    },
    correct: (question) =>
      question.length > MOST_LETTERS
        ? question
        : question.replace(new RegExp(`[a-z]{${LEAST_LETTERS},}`, 'gi'), correctWord),
  };
}
