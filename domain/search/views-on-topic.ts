import type { Topic } from '#domain/assessment/assessment.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { isEmptyWord, stem } from '#domain/words/stems.ts';
import { splitSentences } from './sentences.ts';

/** A sentence of a stakeholder that names a topic. */
export interface QuotedView {
  /** As it was written. */
  text: string;
  /** How it names the topic: 'E3.1', 'E3', 'Water', 'Working time'. */
  names: string;
}

/** What separates the matters in the description of a topic. */
const PARTS = /[;,():]|\bincluding\b/;
const WORD = /[\p{L}\p{N}]+(?:[.’'-][\p{L}\p{N}]+)*/gu;
/** A matter of one word, such as 'Incidents', occurs in too many texts. */
const LEAST_WORDS = 2;

/**
 * The sentences of a text that name a topic: by its code or that of its standard, by its name, or by a matter that the standard lists
 * under it (ESRS 1 (2023) AR 16). All words of a name must be in one sentence, in any form and order; words of similar meaning do not
 * count.
 */
export function quoteViewsOn(topic: Pick<Topic, 'code' | 'name' | 'description'>, views: string): QuotedView[] {
  const names = namesOf(topic);
  return sentencesOf(views).flatMap(({ text, said }) => {
    const name = names.find((each) => isSaid(each, said));
    return name ? [{ text, names: name.name }] : [];
  });
}

/** Finds which of these topics a text names, by the same rule; created once for many texts. */
export function findNamed<T extends Pick<Topic, 'code' | 'name' | 'description'>>(topics: readonly T[]) {
  const known = topics.map((topic) => ({ topic, names: namesOf(topic) }));
  return (views: string): T[] => {
    const sentences = sentencesOf(views);
    return known.flatMap(({ topic, names }) =>
      sentences.some(({ said }) => names.some((name) => isSaid(name, said))) ? [topic] : [],
    );
  };
}

const sentencesOf = (views: string) =>
  splitSentences(views).map(({ text }) => ({ text, said: new Set(wordsOf(text)) }));

const isSaid = ({ words }: { words: readonly string[] }, said: ReadonlySet<string>) =>
  words.every((word) => said.has(word));

function namesOf({ code, name, description }: Pick<Topic, 'code' | 'name' | 'description'>) {
  const plain = name.replace(/\(.*\)/, '').trim();
  const listed = isOwnTopic({ code })
    ? []
    : description.split(PARTS).map((part) => part.replace(/^\s*and\b/, '').trim());
  const codes = isOwnTopic({ code }) ? [] : [code, code.replace(/\..*$/, '')];
  return [
    ...codes.map((each) => ({ name: each, words: [each.toLowerCase()] })),
    { name: plain, words: wordsOf(plain) },
    ...listed.map((part) => ({ name: part, words: wordsOf(part) })).filter(({ words }) => words.length >= LEAST_WORDS),
  ].filter(({ words }) => words.length > 0);
}

/** The content words of a text, each reduced to its stem; codes stay unchanged. */
function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => !isEmptyWord(word)).map((word) => (/\d/.test(word) ? word : stem(word)));
}
