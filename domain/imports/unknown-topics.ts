import type { Component } from '#domain/components/component.ts';
import { cellWords } from './cell.ts';
import type { ImportAsked, Present } from './import-plan.ts';
import { rowsBelow } from './plan-import.ts';
import { topicColumn } from './read-place.ts';
import { plain, readTopic } from './read-words.ts';

/** A word that stands where a topic is named and names none of the assessment, as it is written first, and in how many rows. */
export interface UnknownTopic {
  said: string;
  rows: number;
}

/** The words of a table that are no topic of the assessment, the most frequent first; whoever imports may say what they mean. */
export function unknownTopics(asked: ImportAsked, { topics }: Present<Component>): UnknownTopic[] {
  const found = new Map<string, UnknownTopic>();
  const known = new Map<string, boolean>();
  for (const { cells } of rowsBelow(asked)) {
    const column = topicColumn(asked, cells);
    if (column < 0) continue;
    const said = cellWords(cells[column]).trim();
    const word = plain(said);
    const isKnown = known.get(word) ?? readTopic(said, topics) !== undefined;
    known.set(word, isKnown);
    if (isKnown) continue;
    const { rows, ...first } = found.get(word) ?? { said, rows: 0 };
    found.set(word, { ...first, rows: rows + 1 });
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}
