import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { ImportAsked } from '../import-plan.ts';
import { scoreColumns } from '../numbers/scale-groups.ts';
import { planImport } from '../plan-import.ts';
import { importTargets } from '../targets.ts';
import { topicsOfEntries, type UnknownWord, unknownTopics } from '../unknown-words.ts';
import { asOwnSheets, type TableAsked, topicsOfTopics, unknownGroups } from './foreign-table.ts';
import { type PresentAll, planWorkbook, type WorkbookPlan } from './plan-workbook.ts';
import type { OtherSheet } from './sheet-plan.ts';

/**
 * Plans the import of a table whose columns were matched, for any kind of rows, without changing anything. A table of topics provides
 * relevance and scores, which are planned separately.
 * @param newId returns the id for what a row adds, always the same for the same row
 */
export function planTable<Row extends Component>(
  { leavesOut, ...asked }: TableAsked & { leavesOut: boolean },
  present: PresentAll<Row>,
  newId: (kind: OtherSheet | 'register', row: number | string) => string,
): WorkbookPlan<Row> {
  const { holds, empty, topicWords, follows } = asked.reading;
  if (holds !== 'register') {
    const how = { empty, leavesOut, topicWords, follows: follows ?? null };
    return planWorkbook(asOwnSheets(asked, present.topics), present, how, newId);
  }
  const relevant = new Set<string>(relevantTopics(present.topics, present.selections).map(({ id }) => id));
  const { components, topics } = present;
  return {
    register: planImport(
      asEntries(asked, leavesOut),
      { components, topics, relevant },
      (row) => newId('register', row) as ComponentId,
    ),
  };
}

/** The words of a table that are not topics of the assessment, and those that are not stakeholder groups, most frequent first. */
export function unknownInTable(
  asked: TableAsked,
  topics: readonly Topic[],
): { topics: UnknownWord[]; groups: UnknownWord[] } {
  return {
    topics: unknownTopics(topicsSaid(asked), { topics, follows: asked.reading.follows }),
    groups: unknownGroups(asked),
  };
}

/** The topics in the rows of a table, with code and name together. */
export const topicsSaid = (asked: TableAsked): string[] =>
  asked.reading.holds === 'register' ? topicsOfEntries(asEntries(asked, false)) : topicsOfTopics(asked);

/** The same table, as entries are read from it. */
export const asEntries = (table: TableAsked, leavesOut: boolean): ImportAsked => {
  const { rows, headerRow, reading } = table;
  const { holds: _kind, group: _group, groupWords: _words, coversStandards: _covers, ...read } = reading;
  const { matching, forms: _forms, scales: _scales, ...same } = read;
  const targets = matching.map((place) => importTargets.find(({ id }) => id === place)?.id ?? null);
  return { ...same, rows, headerRow, matching: targets, scores: scoreColumns(table), leavesOut };
};
