import { cellWords } from '#domain/imports/cell.ts';
import { importMessages as say, sayProblem } from './messages.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import { saveCsv } from './save-csv.ts';

/** Saves the refused rows as they are in their sheets, each with the reason, so that they can be corrected and imported again. */
export function saveRefused(sheets: readonly PreviewSheet[]): void {
  const tables = sheets.map(linesOf).filter((lines) => lines.length > 1);
  saveCsv(
    tables.flatMap((table, at) => (at === 0 ? table : [[], ...table])),
    say.refusedFile,
  );
}

/** The refused rows of a sheet below its headings. */
function linesOf({ headings, rows, planned }: PreviewSheet): string[][] {
  const lines = [...planned].flatMap((each) => {
    if (each.becomes !== 'refused') return [];
    const cells = headings.map((_, at) => cellWords(rows[each.row - 1]?.[at]));
    return [[...cells, each.problems.map(sayProblem).join('; ')]];
  });
  return [[...headings, say.why], ...lines];
}
