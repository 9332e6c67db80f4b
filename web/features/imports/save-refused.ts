import type { Component } from '#domain/components/component.ts';
import { csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';
import { cellWords, type ImportedRows } from '#domain/imports/cell.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import { importMessages as say } from './messages.ts';
import { sayProblem } from './problem-messages.ts';

/** Saves the refused rows as they stand in the table, each with why, to be mended and imported again. */
export function saveRefused(
  rows: ImportedRows,
  headings: readonly string[],
  planned: readonly PlannedRow<Component>[],
): void {
  const lines = planned.flatMap((each) => {
    if (each.becomes !== 'refused') return [];
    const cells = headings.map((_, at) => cellWords(rows[each.row - 1]?.[at]));
    return [[...cells, each.problems.map(sayProblem).join('; ')]];
  });
  const text = UTF8_MARK + [[...headings, say.why], ...lines].map((line) => csvRow(line, ',')).join('');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = say.refusedFile;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
