import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { type ImportedCell, saysNothing, visibleWords } from './cell.ts';
import { findTopic, topicProblem } from './find-topic.ts';
import type { ImportAsked, Present } from './import-plan.ts';
import type { PlacedProblem } from './problems.ts';
import { readKindWord } from './read-kind-word.ts';
import type { NamedKind } from './read-words.ts';
import { topicColumn, topicSaid } from './topic-columns.ts';
import { standardNamed } from './topic-meanings.ts';

/** The topic and kind that a row gives for its entry; undefined if it does not say. */
export interface NamedPlace {
  topic: Topic | undefined;
  /** The topic's code in the file, if the file follows the other version of the standards; otherwise ''. */
  from: string;
  named: NamedKind | undefined;
}

/** Reads the topic and kind of a row; unreadable parts are problems. */
export function readPlace(
  asked: ImportAsked,
  present: Present<Component>,
  cells: readonly ImportedCell[],
): NamedPlace & { problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  const [kindAt, topicAt] = [asked.matching.indexOf('kind'), topicColumn(asked.matching, cells)];
  const kindSaid = visibleWords(cells[kindAt]);
  const kind = readKindWord(kindSaid);
  const named = saysNothing(cells[kindAt]) ? undefined : kind?.isSure ? kind.named : null;
  if (named === null) problems.push({ code: 'no-kind', said: kindSaid, column: kindAt });
  if (topicAt < 0) return { topic: undefined, from: '', named: named ?? undefined, problems };
  const said = topicSaid(asked.matching, cells);
  const found = findTopic(said, { topics: present.topics, topicWords: asked.topicWords, follows: asked.follows });
  if ('topic' in found) return { ...found, named: named ?? undefined, problems };
  problems.push({ ...topicProblem(said, found, topicsUnder(said, present)), column: topicAt });
  return { topic: undefined, from: '', named: named ?? undefined, problems };
}

/** The codes of the topics below the standard that a text names. */
export function topicsUnder(said: string, { topics }: Pick<Present<Component>, 'topics'>): string[] {
  const standard = standardNamed(said);
  return standard === null ? [] : topics.flatMap(({ code }) => (code.startsWith(standard) ? [code] : []));
}
