import type { Component } from '#domain/components/component.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { columnLetters, type ImportedRows } from '#domain/imports/cell.ts';
import { guessMatching } from '#domain/imports/guess-matching.ts';
import { type ImportAsked, ONE_ENTRY_A_ROW, type PlannedRow } from '#domain/imports/import-plan.ts';
import { planImport } from '#domain/imports/plan-import.ts';
import { sampleTopic } from '../sample-assessment.ts';

export const topics = [
  sampleTopic('E1.1', { name: 'Climate change adaptation' }),
  sampleTopic('E1.2', { name: 'Climate change mitigation' }),
  sampleTopic('S1.1', { name: 'Working conditions (own workforce)' }),
];

/** The outcome of importing a table that is matched as guessed, with the topic `setAside` set aside. */
export function planOf(
  rows: ImportedRows,
  components: readonly Component[] = [],
  more: Partial<ImportAsked> & { setAside?: string } = {},
): PlannedRow<Component>[] {
  const { setAside, ...asked } = more;
  const matching = guessMatching(rows, asked.headerRow ?? 0, topics).map(({ target }) => target);
  const relevant = new Set<string>(topics.map(({ id }) => id).filter((id) => id !== setAside));
  return planImport(
    {
      rows,
      headerRow: 0,
      matching,
      kind: null,
      topicId: null as TopicId | null,
      topicWords: new Map(),
      empty: 'keeps',
      fillsDown: false,
      ...ONE_ENTRY_A_ROW,
      leavesOut: false,
      ...asked,
    },
    { components, topics, relevant },
    (key) => `new-${key}` as ComponentId,
  );
}

/** Why rows are refused: the cell's address, or the row's number, and the code. */
export const refusalsOf = (planned: readonly PlannedRow<Component>[]): string[] =>
  planned.flatMap((each) =>
    each.becomes === 'refused'
      ? each.problems.map(
          ({ code, column }) => `${column === null ? '' : columnLetters(column + 1)}${each.row} ${code}`,
        )
      : [],
  );

/** The outcome of each row, by its number. */
export const faresOf = (planned: readonly PlannedRow<Component>[]): string[] =>
  planned.map(({ row, becomes }) => `${row} ${becomes}`);

/** The fields that an import changes in each entry, with their new values. */
export function changesOf(planned: readonly PlannedRow<Component>[]): Record<string, unknown>[] {
  return planned.flatMap((each) => {
    if (each.becomes !== 'changed') return [];
    const before: object = each.before;
    return [
      Object.fromEntries(
        Object.entries(each.next).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
        ),
      ),
    ];
  });
}
