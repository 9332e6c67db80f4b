import type { Component } from '#domain/components/component.ts';
import { cellWords, type ImportedCell } from './cell.ts';
import type { ImportAsked, Present } from './import-plan.ts';
import { rowsBelow } from './plan-import.ts';
import { topicColumn } from './read-place.ts';
import { plain, readTopic } from './read-words.ts';

/** A word of a table that names nothing of the assessment, as it is written first, and in how many rows. */
export interface UnknownWord {
  said: string;
  rows: number;
}

/** The words of cells that are not known, each once, the most frequent first; whoever imports may say what they mean. */
export function unknownWords(cells: readonly ImportedCell[], isKnown: (said: string) => boolean): UnknownWord[] {
  const words = cells.map((cell) => cellWords(cell).trim());
  return [...Map.groupBy(words, (word) => plain(word)).values()]
    .map((same) => ({ said: same[0] ?? '', rows: same.length }))
    .filter(({ said }) => !isKnown(said))
    .sort((one, other) => other.rows - one.rows);
}

/** The words of a table of entries that are no topic of the assessment. */
export function unknownTopics(asked: ImportAsked, { topics }: Pick<Present<Component>, 'topics'>): UnknownWord[] {
  const cells = [...rowsBelow(asked)].flatMap((row) => row.cells[topicColumn(asked, row.cells)] ?? []);
  return unknownWords(cells, (said) => readTopic(said, topics) !== undefined);
}
