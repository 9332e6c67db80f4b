import { cellWords, type ImportedCell } from './cell.ts';
import { findTopic, type TopicsMeant } from './find-topic.ts';
import type { ImportAsked } from './import-plan.ts';
import { rowsBelow } from './plan-import.ts';
import { plain } from './read-words.ts';
import { topicSaid } from './topic-columns.ts';

/** A word of a table that names nothing in the assessment, as first written, and the number of rows with it. */
export interface UnknownWord {
  said: string;
  rows: number;
  /** The codes of the topics that it may mean, if a topic corresponds to several here. */
  codes?: readonly string[];
}

/** The unknown words of cells, each once, most frequent first; the person can say what they mean. */
export function unknownWords(cells: readonly ImportedCell[], isKnown: (said: string) => boolean): UnknownWord[] {
  const words = cells.map((cell) => cellWords(cell).trim());
  return [...Map.groupBy(words, (word) => plain(word)).values()]
    .map((same) => ({ said: same[0] ?? '', rows: same.length }))
    .filter(({ said }) => !isKnown(said))
    .sort((one, other) => other.rows - one.rows);
}

/** The topics in the rows of a table of entries, with code and name together. */
export const topicsOfEntries = (asked: ImportAsked): string[] =>
  [...rowsBelow(asked)].flatMap((row) => topicSaid(asked.matching, row.cells) || []);

/** The words that are not topics of the assessment; those of the other version with the codes of their successors here. */
export function unknownTopics(words: readonly string[], meant: TopicsMeant): UnknownWord[] {
  return unknownWords(words, (said) => 'topic' in findTopic(said, meant)).map((word) => {
    const found = findTopic(word.said, meant);
    return 'codes' in found && found.codes.length > 0 ? { ...word, codes: found.codes } : word;
  });
}
