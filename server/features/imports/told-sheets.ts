import { asWritten } from '#domain/csv/csv-row.ts';
import type { ImportedCell } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import type { Cell, Sheet } from '#reports/reading/sheets.ts';

/** About as many signs of all sheets together are answered: more than an assessment may hold is never imported at once. */
const MOST_SIGNS = 16_000_000;
/** What a cell costs besides its text. */
const OF_A_CELL = 4;

/** The sheets of a file as they are answered. The one that is likeliest to be imported has room first. */
export function toldSheets(sheets: readonly Sheet[], most = MOST_SIGNS): ImportedSheet[] {
  const told = sheets.map(toldSheet);
  const likeliest = told[findSheet(told)];
  let left = most;
  for (const sheet of [...told].sort((one, other) => Number(other === likeliest) - Number(one === likeliest))) {
    const signs = signsOf(sheet);
    if (signs > left) Object.assign(sheet, { rows: [], leftOut: { why: 'too_large', detail: '' } });
    else left -= signs;
  }
  return told;
}

const toldSheet = ({ refused, rows, ...sheet }: Sheet): ImportedSheet => ({
  ...sheet,
  // A text file has no name, and apostrophes where its writer made something harmless.
  rows: rows.map((row) => row.map(sheet.name === '' ? asWrittenCell : toldCell)),
  leftOut: refused && { why: refused.unreadable, detail: refused.detail },
});

const toldCell = (cell: Cell): ImportedCell => (cell instanceof Date ? { date: cell.toISOString() } : cell);
const asWrittenCell = (cell: Cell) => (typeof cell === 'string' ? asWritten(cell) : toldCell(cell));

function signsOf({ rows }: ImportedSheet): number {
  let signs = 0;
  for (const row of rows) for (const cell of row) signs += OF_A_CELL + (typeof cell === 'string' ? cell.length : 0);
  return signs;
}
