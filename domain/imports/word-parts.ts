import { foldLetters } from './topic-meanings.ts';

/** The features that a text names, and how certain they are. */
export interface Parts {
  /** Each once, in the order of the text. */
  features: readonly string[];
  /** Features that are only suggested. */
  suggested: readonly string[];
  /** Words that are in no list. */
  unknown: readonly string[];
}

interface Entry {
  feature: string;
  words: readonly string[];
  isSuggestion: boolean;
}

/** A list of words, indexed for reading. */
export interface Lexicon {
  exact: ReadonlyMap<string, readonly Entry[]>;
  /** Entries whose first word has a star at its end, by the letters with which it begins, and those with a star before. */
  stems: ReadonlyMap<string, readonly Entry[]>;
  inside: readonly Entry[];
}

/** So many letters of a stem are compared first. */
const BEGIN = 3;

/** Reads lists of words; see `vocabulary.ts` for how they are written. */
export function lexiconOf(...lines: readonly string[]): Lexicon {
  const entries = lines
    .flatMap((text) => text.split('\n'))
    .flatMap((line): Entry[] => {
      const [feature = '', words = ''] = line.split('|').map((part) => part.trim());
      return words === ''
        ? []
        : words.split('; ').map((word) => {
            const isSuggestion = word.startsWith('?');
            return { feature, words: (isSuggestion ? word.slice(1) : word).split(' '), isSuggestion };
          });
    });
  const first = ({ words: [word = ''] }: Entry) => word;
  const starred = entries.filter((entry) => first(entry).includes('*'));
  return {
    exact: Map.groupBy(
      entries.filter((entry) => !first(entry).includes('*')),
      first,
    ),
    stems: Map.groupBy(
      starred.filter((entry) => !first(entry).startsWith('*')),
      (entry) => first(entry).replace('*', '').slice(0, BEGIN),
    ),
    inside: starred.filter((entry) => first(entry).startsWith('*')),
  };
}

/** The words of a text, without case and accents, and the signs that stand for words. */
export const tokensOf = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+|[+−✓✔]/gu) ?? [];

/** Finds the features that a text names. A single letter counts only among single letters, or beside the word that it stands for. */
export function partsOf(text: string, lexicon: Lexicon): Parts {
  const tokens = tokensOf(text);
  const isLetters = tokens.every((token) => token.length === 1);
  const features = new Set<string>();
  const suggested = new Set<string>();
  const unknown: string[] = [];
  const letters: { feature: string; token: string }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const { found, length } = longestAt(tokens, at, lexicon);
    at += length;
    if (found.length === 0) unknown.push(token);
    for (const { feature, isSuggestion } of found) {
      if (feature === '-') continue;
      if (isSuggestion) suggested.add(feature);
      else if (isLetters || length > 1 || token.length > 1 || !/\p{L}/u.test(token)) features.add(feature);
      else letters.push({ feature, token });
    }
  }
  for (const { feature, token } of letters) if (!features.has(feature) && !isSmall(token)) unknown.push(token);
  return { features: [...features], suggested: [...suggested].filter((each) => !features.has(each)), unknown };
}

const SMALL: ReadonlySet<string> = new Set('a e i o y w z l d'.split(' '));
const isSmall = (token: string) => SMALL.has(token);

/** The entries of the longest phrase that begins at a word; a word can name several features: 'Übergangsrisiko'. */
function longestAt(tokens: readonly string[], at: number, { exact, stems, inside }: Lexicon) {
  const token = tokens[at] ?? '';
  const begun = [...beginningsOf(token)].flatMap((begin) => stems.get(begin) ?? []);
  const starred = [...begun, ...inside].filter(({ words: [stem = ''] }) => fits(token, stem));
  const candidates = [...(exact.get(token) ?? []), ...starred];
  const matching = candidates.filter(({ words }) => words.every((word, nth) => fits(tokens[at + nth] ?? '', word)));
  const length = Math.max(1, ...matching.map(({ words }) => words.length));
  const longest = matching.filter(({ words }) => words.length === length);
  const exactly = longest.filter(({ words }) => words.every((word) => !word.includes('*')));
  // A whole word is meant before one that only begins alike; what begins alike counts before what says nothing.
  const best = exactly.length > 0 ? exactly : longest;
  const telling = best.filter(({ feature }) => feature !== '-');
  return { found: telling.length > 0 ? telling : best, length };
}

/** The beginnings of a word by which stems are found; a stem may be shorter than most. */
const beginningsOf = (token: string): string[] =>
  Array.from({ length: Math.min(BEGIN, token.length) }, (_, at) => token.slice(0, at + 1));

function fits(token: string, word: string): boolean {
  if (!word.includes('*')) return token === word;
  const stem = word.replaceAll('*', '');
  return word.startsWith('*') ? token.includes(stem) : token.startsWith(stem);
}
