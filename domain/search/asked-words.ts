import { isEmptyWord, stem, wordsOf } from '#domain/words/stems.ts';
import { meaningsOf } from '#domain/words/synonyms.ts';
import { sameAs } from './same-words.ts';

/** A word of a question that its answer should contain. */
export interface AskedWord {
  /** As typed, in lower case. */
  word: string;
  stem: string;
  /** Stems of words with the same meaning. */
  same: readonly string[];
  /** Stems of words with a similar meaning. */
  alike: readonly string[];
  /** Means little on its own, like 'use' and 'buy': an answer without it can still be correct. */
  isWeak: boolean;
  /** Whether the texts contain the word itself; true until they have been searched. */
  isKnown: boolean;
}

/** Words that only frame a question or name the unit asked for (`wanted-amount.ts`), including their plurals. */
const FRAME = new Set(
  (
    'amount number figure total quantity value level company business firm organisation organization currently current today ' +
    'year yr annual annually yearly per say said state stated mention mentioned text quote much many big large ' +
    'high long often far old heavy percentage percent cent proportion fraction tonne ton kilo kg gram gwh mwh kwh ' +
    'litre liter cubic euro eur name exactly approximately roughly about anything something somewhere please information ' +
    'happen happened assessment one ever any yet still already altogether overall problem issue according money sorry bother sth reason justification ok please thanks hello'
  ).split(' '),
);
const WEAK = new Set(
  (
    'use buy bought purchase sell sold make produce need get operate run work employ pay paid take come hold held give ' +
    'involve include cause type kind main major different certain active located based place site serve apply go went keep kept ' +
    'expect plan measure reach exist thing part group process area lose lost last next month week day hour spend spent stand put ' +
    'want cover join live call person country when arise occur burn complain rise grow emit release worth stay remain average mean tell told hang aim wait owe rest hope look seem turn bring carry build deal target forecast first second third know suffer run'
  )
    .split(' ')
    .map(stem),
);

/** The number of words of a question that are used; nobody asks for one fact with more. */
const MOST_WORDS = 24;

/** The content words of a question, each once. */
export function askedWords(question: string): AskedWord[] {
  const words = wordsOf(question.replace(/[-/]/g, ' ')).filter((word) => !isEmptyWord(word));
  const asked = new Map<string, AskedWord>();
  for (const word of words) {
    const root = stem(word);
    if (FRAME.has(word) || FRAME.has(word.replace(/s$/, '')) || asked.has(root)) continue;
    asked.set(root, {
      word,
      stem: root,
      same: sameAs(root),
      alike: meaningsOf(root),
      isWeak: WEAK.has(root),
      isKnown: true,
    });
  }
  const found = [...asked.values()].slice(0, MOST_WORDS);
  // 'What do we buy?': if all words are weak, they are the subject.
  return found.every(({ isWeak }) => isWeak) ? found.map((word) => ({ ...word, isWeak: false })) : found;
}

/** The subject of a question, to be named if nothing was found: its words in order; '' if there are none. */
export function askedSubject(question: string): string {
  return askedWords(question)
    .filter(({ isWeak }) => !isWeak)
    .map(({ word }) => word)
    .join(' ');
}
