import { normalise } from '#analyst/question/normalise.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import { topicWords } from '#domain/words/topic-words.ts';

const CODE = /\b(e[1-5]|s[1-4]|g1)(?:\.\d+)?\b/g;
const QUOTED = /"[^"]+"/g;
/** All ways in which people refer to topics. */
const NAMES = new RegExp(topicWords.map(({ says }) => says.source).join('|'), 'g');

/** Replaces every name of a topic by the same mask, because the name does not change what is asked about the topic. */
function maskNames(text: string): string {
  const masked = text.replace(QUOTED, ' titlequoted ').replace(CODE, ' topicnamed ').replace(NAMES, ' topicnamed ');
  return masked
    .replace(/\d+(?:[.,]\d+)?/g, ' num ')
    .replace(/(?:topicnamed[\s,/-]+(?:and |or |of )?)+topicnamed/g, 'topicnamed topicnamed');
}

/** Four-letter pieces of a text: inflected forms and typing mistakes share most of them. */
function piecesOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= 4)
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => ` ${word} `.slice(at, at + 4)));
}

/**
 * Returns the features by which a question is classified: the stems of its words, pairs of neighbouring words, pieces of words, and its
 * beginning.
 */
export function featuresOf(question: string): string[] {
  const plain = normalise(question);
  const words = wordsOf(maskNames(plain)).map(stem);
  const features = new Set<string>(['bias']);
  words.forEach((word, index) => {
    features.add(`w:${word}`);
    const next = words[index + 1];
    if (next) features.add(`b:${word} ${next}`);
    const afterNext = words[index + 2];
    if (afterNext) features.add(`s:${word} ${afterNext}`);
  });
  for (const piece of piecesOf(plain)) features.add(`t:${piece}`);
  if (words[0]) features.add(`o:${words[0]}`);
  if (words[1]) features.add(`o:${words[0]} ${words[1]}`);
  features.add(`n:${words.length <= 1 ? 1 : words.length <= 3 ? 3 : words.length <= 8 ? 8 : 9}`);
  return [...features];
}

/** How much each sort of feature counts: what a question speaks of more than its exact words. */
const COUNTS: Readonly<Record<string, number>> = { b: 0.7, s: 0.4, t: 0.6 };

/** What was learnt of a question's features, and how much each counts; a long question has more of them, and each question counts alike. */
export function knownAmong<Learnt>(features: readonly string[], known: ReadonlyMap<string, Learnt>) {
  const found = features.flatMap((feature) => {
    const learnt = known.get(feature);
    return learnt === undefined ? [] : { learnt, count: COUNTS[feature.slice(0, feature.indexOf(':'))] ?? 1 };
  });
  const squared = found.reduce((sum, { count }) => sum + count * count, 0);
  const length = Math.max(6, squared) ** 0.3;
  return found.map(({ learnt, count }) => ({ learnt, count: count / length }));
}
