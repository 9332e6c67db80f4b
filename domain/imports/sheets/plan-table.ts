import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { closedListOf, type WordMeanings } from '../closed-lists.ts';
import type { ImportAsked } from '../import-plan.ts';
import { planningImport } from '../plan-import.ts';
import { finish, type Steps } from '../steps.ts';
import type { Place } from '../table-of.ts';
import { importTargets } from '../targets.ts';
import { topicsOfEntries, type UnknownWord, unknownInList, unknownTopics } from '../unknown-words.ts';
import { asOwnSheets, meant, type TableAsked, topicsOfTopics } from './foreign-table.ts';
import { type PresentAll, planWorkbook, type WorkbookPlan } from './plan-workbook.ts';
import { scoreColumns } from './scale-groups.ts';
import type { OtherSheet } from './sheet-plan.ts';

/**
 * Plans the import of a table whose columns were matched, for any kind of rows, without changing anything. A table of topics provides
 * relevance and scores, which are planned separately.
 * @param newId returns the id for what a row adds, always the same for the same row
 */
export const planTable = <Row extends Component>(
  asked: TableAsked & { leavesOut: boolean },
  present: PresentAll<Row>,
  newId: (kind: OtherSheet | 'register', row: number | string) => string,
): WorkbookPlan<Row> => finish(planningTable(asked, present, newId));

/** The same in steps: a row at a time in a table of entries, which is the only one that can be long. */
export function* planningTable<Row extends Component>(
  { leavesOut, ...asked }: TableAsked & { leavesOut: boolean },
  present: PresentAll<Row>,
  newId: (kind: OtherSheet | 'register', row: number | string) => string,
): Steps<WorkbookPlan<Row>> {
  const { holds, empty, topicWords, follows } = asked.reading;
  if (holds !== 'register') {
    const how = { empty, leavesOut, topicWords, follows };
    return planWorkbook(asOwnSheets(asked, present.topics), present, how, newId);
  }
  const relevant = new Set<string>(relevantTopics(present.topics, present.selections).map(({ id }) => id));
  const { components, topics } = present;
  return {
    register: yield* planningImport(
      { ...asEntries(asked), scores: scoreColumns(asked), leavesOut },
      { components, topics, relevant },
      (row) => newId('register', row) as ComponentId,
    ),
  };
}

/** The words of a table that a person has to give a meaning. */
export interface UnknownInTable {
  topics: UnknownWord[];
  /** Words of closed lists, by the places that their columns go to. */
  lists: { place: Place; words: UnknownWord[] }[];
}

/**
 * The words of a table that are not certain, most frequent first, with what is proposed for them.
 * @param remembered what the company has said in other files
 */
export function unknownInTable(
  asked: TableAsked,
  topics: readonly Topic[],
  remembered: Remembered = NOTHING_REMEMBERED,
): UnknownInTable {
  const { holds, matching, follows } = asked.reading;
  return {
    topics: unknownTopics(topicsSaid(asked), { topics, follows }, remembered.topics),
    lists: matching.flatMap((place, at) => {
      const list = closedListOf(holds, place);
      if (!list || place === null) return [];
      const cells = asked.rows.slice(asked.headerRow + 1).map((row) => row[at]);
      const words = unknownInList(cells, list, remembered.words.get(place));
      return words.length > 0 ? [{ place, words }] : [];
    }),
  };
}

/** What a company has said that words mean: topics by their codes, and options of closed lists. */
export interface Remembered {
  topics: ReadonlyMap<string, string>;
  words: WordMeanings;
}
const NOTHING_REMEMBERED: Remembered = { topics: new Map(), words: new Map() };

/** The topics in the rows of a table, with code and name together. */
export const topicsSaid = (asked: TableAsked): string[] =>
  asked.reading.holds === 'register' ? topicsOfEntries(asEntries(asked)) : topicsOfTopics(asked);

/** The same table, as entries are read from it, except for their scores. */
export const asEntries = ({ rows, headerRow, reading }: TableAsked): Omit<ImportAsked, 'scores' | 'leavesOut'> => {
  const { holds: _kind, group: _group, coversStandards: _covers, words, ...read } = reading;
  const { matching, forms: _forms, scales: _scales, ...same } = read;
  const targets = matching.map((place) => importTargets.find(({ id }) => id === place)?.id ?? null);
  const replaced = words.size === 0 ? rows : rows.map((row, at) => (at > headerRow ? meant(reading, row) : row));
  return { ...same, rows: replaced, headerRow, matching: targets };
};
