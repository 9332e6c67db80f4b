import type { Topic } from '#domain/assessment/assessment.ts';
import { topicWords as everyday } from '#domain/words/topic-words.ts';
import { type ImportedCell, visibleWords } from './cell.ts';
import { type ClosedList, wordsIn } from './closed-lists.ts';
import { BELOW, findTopic, type TopicsMeant } from './find-topic.ts';
import { isLike } from './likeness.ts';
import { bare } from './read-topic.ts';
import { plain } from './read-words.ts';
import { rowsBelow, type TableOfEntries } from './row-entries.ts';
import { topicSaid } from './topic-columns.ts';
import { tokensOf } from './word-parts.ts';

/** A word of a table that is not certain, as first written, and the number of rows with it. */
export interface UnknownWord {
  said: string;
  rows: number;
  /** The codes of the topics that it may mean, if there are several. */
  codes?: readonly string[];
  /** What is proposed: the code of a topic, or the id of an option; null to leave the field open. */
  proposed?: string | null;
}

/** The unknown words of cells, each once, most frequent first; the person can say what they mean. */
export function unknownWords(cells: readonly ImportedCell[], isKnown: (said: string) => boolean): UnknownWord[] {
  const words = cells.map((cell) => visibleWords(cell));
  return [...Map.groupBy(words, (word) => plain(word)).values()]
    .map((same) => ({ said: same[0] ?? '', rows: same.length }))
    .filter(({ said }) => !isKnown(said))
    .sort((one, other) => other.rows - one.rows);
}

/** The words of a column that are not certainly in its closed list, with what is proposed: as remembered, or as it looks. */
export function unknownInList(
  cells: readonly (ImportedCell | undefined)[],
  list: ClosedList,
  remembered: ReadonlyMap<string, string | null> = new Map(),
): UnknownWord[] {
  const words = cells.flatMap((cell) => wordsIn(list, cell));
  return unknownWords(words, (said) => list.read(said)?.isSure ?? false).map((word) => {
    const before = remembered.get(plain(word.said));
    const proposed = before === undefined ? list.read(word.said)?.id : before;
    return proposed === undefined ? word : { ...word, proposed };
  });
}

/** The topics in the rows of a table of entries, with code and name together. */
export const topicsOfEntries = (asked: TableOfEntries): string[] =>
  [...rowsBelow(asked)].flatMap((row) => topicSaid(asked.matching, row.cells) || []);

/**
 * The words that are not certainly topics of the assessment, with the codes that they may mean: successors of a topic of the other version,
 * topics that share the name, topics under a standard. Where code and name differ, the name's topic is proposed.
 * @param remembered codes of the topics that the company chose for words in other files
 */
export function unknownTopics(
  words: readonly string[],
  meant: TopicsMeant,
  remembered: ReadonlyMap<string, string> = new Map(),
): UnknownWord[] {
  return unknownWords(words, (said) => 'topic' in findTopic(said, meant)).map((word) => {
    const found = findTopic(word.said, meant);
    if ('topic' in found) return word;
    const codes = 'codes' in found ? found.codes : found.may;
    const before = remembered.get(plain(word.said));
    const proposed = meant.topics.some(({ code }) => code === before)
      ? before
      : (found.why === 'differs' && codes.length === 1) || found.why === 'renamed'
        ? codes[0]
        : found.why === 'unknown' && found.likely !== undefined
          ? found.likely
          : found.why === 'unknown' && codes.length === 0
            ? likelyTopic(word.said, meant.topics)?.code
            : found.why === 'split'
              ? nearest(word.said, codes, meant.topics)
              : undefined;
    return { ...word, ...(codes.length > 0 && { codes }), ...(proposed !== undefined && { proposed }) };
  });
}

/** The code among these whose topic has most of the words of a text in its name; undefined if none has any, or two have as many. */
function nearest(text: string, codes: readonly string[], topics: readonly Topic[]): string | undefined {
  // The narrowest piece says most: 'S1 › Working conditions › Social dialogue'.
  const said = tellingIn(text.split(BELOW).at(-1) ?? text);
  const shared = codes.map((code) => {
    const words = tellingIn(topics.find((topic) => topic.code === code)?.name ?? '');
    return { code, count: said.filter((word) => words.some((other) => isLike(word, other))).length };
  });
  const most = Math.max(...shared.map(({ count }) => count));
  const [first, second] = shared.filter(({ count }) => count === most);
  return most > 0 && !second ? first?.code : undefined;
}

const tellingIn = (name: string): string[] => tokensOf(bare(name)).filter((word) => word.length > 3);

/** The topic whose name has all words of a text, or which everyday words mean; undefined if there is none, or several. */
function likelyTopic(text: string, topics: readonly Topic[]): Topic | undefined {
  const said = tokensOf(text).filter((word) => word.length > 3);
  const alike = topics.filter(({ name }) => {
    const words = tokensOf(name);
    return said.length > 1 && said.every((word) => words.some((other) => isLike(word, other)));
  });
  const means = everyday.find(({ says }) => says.test(plain(text)))?.means;
  const meant = means instanceof RegExp ? topics.filter(({ name }) => means.test(name)) : [];
  return alike.length === 1 ? alike[0] : meant.length === 1 ? meant[0] : undefined;
}
