import { sheetNames } from '#domain/files/sheet-titles.ts';
import { CSV_COLUMNS, csvLines } from '#domain/history/csv-lines.ts';
import type { Reading } from './reading.ts';
import { type Cell, type Column, dateOf, instant, said, type Table, text } from './table.ts';

/** These contain times, shown in UTC. */
const INSTANTS: ReadonlySet<string> = new Set(['When', 'Reason added at', 'Undone at'] satisfies HistoryCell[]);
const ZONE: HistoryCell = 'Time zone';

type HistoryCell = (typeof CSV_COLUMNS)[number];

const columnOf = (title: HistoryCell): Column =>
  INSTANTS.has(title)
    ? instant(`${title} (UTC)`)
    : text(title, title === 'From' || title === 'To' || title === 'Reason' ? 40 : 20);

/** Who changed what, newest first: the same lines as in the export of the activity. */
export function historyTable({ facts }: Reading): Table {
  const told = CSV_COLUMNS.flatMap((title, place) => (title === ZONE ? [] : [{ title, place }]));
  const lines = facts.changes.flatMap((change) =>
    csvLines(
      {
        ...change,
        when: change.at,
        reasonGiven: change.reasonGiven && { by: change.reasonGiven.by, when: change.reasonGiven.at },
        undone: change.undone && { by: change.undone.by, when: change.undone.at },
      },
      'UTC',
    ),
  );
  const cellOf = (line: readonly string[], { title, place }: (typeof told)[number]): Cell =>
    INSTANTS.has(title) ? dateOf(line[place]) : said(line[place]);
  return {
    // Excel reserves the name 'History': it would offer to repair a workbook with such a sheet.
    name: sheetNames.changes,
    columns: told.map(({ title }) => columnOf(title)),
    rows: lines.map((line) => told.map((column) => cellOf(line, column))),
  };
}
