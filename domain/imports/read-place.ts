import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import type { ImportAsked, Present } from './import-plan.ts';
import type { PlacedProblem } from './problems.ts';
import { type NamedKind, plain, readKind, readTopic, standardNamed } from './read-words.ts';

/** Under which topic a row says its entry stands, and of which kind it is; undefined where it does not say it. */
export interface NamedPlace {
  topic: Topic | undefined;
  named: NamedKind | undefined;
}

/** Reads topic and kind of a row; what cannot be read is a problem. */
export function readPlace(
  asked: ImportAsked,
  present: Present<Component>,
  cells: readonly ImportedCell[],
): NamedPlace & { problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  const [kindAt, topicAt] = [asked.matching.indexOf('kind'), topicColumn(asked, cells)];
  const kindSaid = cellWords(cells[kindAt]).trim();
  const named = saysNothing(cells[kindAt]) ? undefined : (readKind(kindSaid) ?? null);
  if (named === null) problems.push({ code: 'no-kind', said: kindSaid, column: kindAt });
  if (topicAt < 0) return { topic: undefined, named: named ?? undefined, problems };
  const topicSaid = cellWords(cells[topicAt]).trim();
  const topic = readTopic(topicSaid, present.topics) ?? meant(asked, present, topicSaid);
  if (!topic)
    problems.push({ code: 'no-topic', said: topicSaid, under: topicsUnder(topicSaid, present), column: topicAt });
  return { topic, named: named ?? undefined, problems };
}

/** The column that names a row's topic: its code, or its name where there is none; -1 for neither. */
export function topicColumn({ matching }: Pick<ImportAsked, 'matching'>, cells: readonly ImportedCell[]): number {
  const columns = [matching.indexOf('topic'), matching.indexOf('topicName')];
  return columns.find((at) => at >= 0 && !saysNothing(cells[at])) ?? -1;
}

const meant = ({ topicWords }: ImportAsked, { topics }: Present<Component>, said: string) =>
  topics.find(({ id }) => id === topicWords.get(plain(said)));

/** The codes of the topics below the standard that a text names. */
export function topicsUnder(said: string, { topics }: Pick<Present<Component>, 'topics'>): string[] {
  const standard = standardNamed(said);
  return standard === null ? [] : topics.flatMap(({ code }) => (code.startsWith(standard) ? [code] : []));
}
