import type { Component } from '#domain/components/component.ts';
import { standardsOfFile } from '../file-standards.ts';
import type { NamedRows } from '../find-table.ts';
import type { Reading } from '../kept-matching.ts';
import type { PlainTable } from '../plain-table.ts';
import type { Steps } from '../steps.ts';
import type { TableAsked } from './foreign-table.ts';
import { planningTable, type Remembered, topicsSaid, type UnknownInTable, unknownInTable } from './plan-table.ts';
import type { PresentAll, WorkbookPlan } from './plan-workbook.ts';
import { type ScaleGroup, scaleGroups } from './scale-groups.ts';
import type { OtherSheet } from './sheet-plan.ts';

/** What becomes of a sheet, and what it leaves to be asked. */
export interface SheetPlan<Row extends Component> {
  /** The table as it was read, with the version of the standards that it follows. */
  asked: TableAsked;
  planned: WorkbookPlan<Row>;
  scales: ScaleGroup[];
  unknown: UnknownInTable;
}

interface SheetAsked<Row extends Component> {
  /** All sheets of its file. */
  sheets: readonly NamedRows[];
  table: PlainTable;
  reading: Reading;
  /** Whether a row is imported without the cells that cannot be read, if that is possible. */
  leavesOut: boolean;
  present: PresentAll<Row>;
  /** What the company has said in other files. */
  known: Remembered | undefined;
}

/**
 * Plans the import of a sheet in steps, without changing anything.
 * @param newId returns the id for what a row adds, always the same for the same row
 */
export function* planningSheet<Row extends Component>(
  { sheets, table, reading, leavesOut, present, known }: SheetAsked<Row>,
  newId: (kind: OtherSheet | 'register', row: number | string) => string,
): Steps<SheetPlan<Row>> {
  const { rows, headerRow } = table;
  const said = topicsSaid({ rows, headerRow, reading });
  yield 0;
  const asked = { rows, headerRow, reading: { ...reading, follows: standardsOfFile(sheets, said) } };
  yield 0;
  const scales = scaleGroups(asked);
  yield 0;
  const unknown = unknownInTable(asked, present.topics, known);
  yield 0;
  return { asked, scales, unknown, planned: yield* planningTable({ ...asked, leavesOut }, present, newId) };
}
