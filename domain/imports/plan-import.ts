import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import { findEntries } from './find-entries.ts';
import type { ImportAsked, PlannedRow, Present } from './import-plan.ts';
import { readRow } from './read-row.ts';

/**
 * Plans the import of a table, row by row, without changing anything; leaves out rows that are empty in all columns that are read.
 * @param newId returns the id of the entry for a row, always the same for the same row
 */
export function planImport<Row extends Component>(
  asked: ImportAsked,
  present: Present<Row>,
  newId: (row: number) => ComponentId,
): PlannedRow<Row>[] {
  const entries = findEntries(asked, present);
  const planned: PlannedRow<Row>[] = [];
  let room = MAX_COMPONENTS - present.components.length;
  for (const { cells, row } of rowsBelow(asked)) {
    const read = readRow({ asked, present, cells, entries, newId: () => newId(row), row });
    if (read.becomes === 'added') {
      room -= 1;
      if (room < 0) {
        const problems = [{ code: 'no-room', most: MAX_COMPONENTS, column: null } as const];
        planned.push({ row, becomes: 'refused', title: read.next.title, problems });
        continue;
      }
    }
    planned.push({ row, ...read });
  }
  return planned;
}

/** The rows below the headings that are not empty in all columns that are read. */
export function* rowsBelow({ rows, headerRow, matching, fillsDown }: ImportAsked) {
  const read = matching.flatMap((target, at) => (target ? [{ target, at }] : []));
  const filled = read.filter(({ target }) => target === 'standard' || target === 'topic' || target === 'kind');
  filled.sort((one, other) => Number(other.target === 'standard') - Number(one.target === 'standard'));
  const above = new Map<number, ImportedCell>();
  for (let index = headerRow + 1; index < rows.length; index += 1) {
    const cells = [...(rows[index] ?? [])];
    const isEmpty = read.every(({ at }) => saysNothing(cells[at]));
    for (const { target, at } of fillsDown ? filled : []) {
      const cell = cells[at];
      // The topics of one standard are none of the next.
      if (target === 'standard' && !saysNothing(cell) && cellWords(cell) !== cellWords(above.get(at)))
        above.delete(matching.indexOf('topic'));
      if (cell !== undefined && !saysNothing(cell)) above.set(at, cell);
      else cells[at] = above.get(at) ?? null;
    }
    if (!isEmpty) yield { cells, row: index + 1 };
  }
}
