import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { cellWords, type ImportedCell } from './cell.ts';
import { findEntries } from './find-entries.ts';
import type { ImportAsked, Matching, PlannedRow, Present, RowFate } from './import-plan.ts';
import type { PlacedProblem } from './problems.ts';
import { readRow } from './read-row.ts';
import { rowEntries } from './row-entries.ts';
import { finish, type Steps } from './steps.ts';

/**
 * Plans the import of a table, row by row, without changing anything; leaves out rows that are empty in all columns that are read.
 * @param newId returns the id of an entry by its row and place in it, always the same for the same
 */
export const planImport = <Row extends Component>(
  asked: ImportAsked,
  present: Present<Row>,
  newId: (key: string) => ComponentId,
): PlannedRow<Row>[] => finish(planningImport(asked, present, newId));

/** The same, a row at a time. */
export function* planningImport<Row extends Component>(
  asked: ImportAsked,
  present: Present<Row>,
  newId: (key: string) => ComponentId,
): Steps<PlannedRow<Row>[]> {
  const { matching, entries: found } = rowEntries(asked);
  const taken = { ...asked, matching };
  const entries = findEntries(taken, present);
  const planned: PlannedRow<Row>[] = [];
  let room = MAX_COMPONENTS - present.components.length;
  for (const { cells, row, part, titleColumn, problem, matching: own } of found) {
    yield row / (asked.rows.length + 1);
    const which = part === 0 ? { row } : { row, part: part + 1 };
    const newIdHere = () => newId(part === 0 ? String(row) : `${row}.${part}`);
    const read = problem
      ? refusedFor(problem, cells, matching)
      : inTheTable(
          readRow({ asked: own ? { ...taken, matching: own } : taken, present, cells, entries, newId: newIdHere, row }),
          asked.matching,
          titleColumn,
        );
    if (read.becomes === 'added') {
      room -= 1;
      if (room < 0) {
        const problems = [{ code: 'no-room', most: MAX_COMPONENTS, column: null } as const];
        planned.push({ ...which, becomes: 'refused', title: read.next.title, problems });
        continue;
      }
    }
    planned.push({ ...which, ...read });
  }
  return planned;
}

const refusedFor = (problem: PlacedProblem, cells: readonly ImportedCell[], matching: Matching) =>
  ({
    becomes: 'refused',
    title: cellWords(cells[matching.indexOf('title')]).trim(),
    problems: [problem],
  }) as const;

/** The same with each problem at a column that the table has: titles may come from another column, and kinds from none. */
function inTheTable<Row extends Component>(
  fate: RowFate<Row>,
  { length }: Matching,
  titleColumn: number | null,
): RowFate<Row> {
  const placed = (problems: readonly PlacedProblem[]) =>
    problems.map((problem) =>
      problem.column === null || problem.column < length
        ? problem
        : { ...problem, column: problem.column === length + 1 ? titleColumn : null },
    );
  if (fate.becomes === 'refused') return { ...fate, problems: placed(fate.problems) };
  return fate.becomes === 'same' ? fate : { ...fate, leftOut: placed(fate.leftOut) };
}
