import { brokenCells } from '#domain/imports/broken-cells.ts';
import { columnLetters } from '#domain/imports/cell.ts';
import { headingsOf } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { importMessages as say } from './messages.ts';

/** Notes on the cells of a sheet that are read in a way people may not expect, or from which nothing is read. */
export function notesOnCells(sheet: ImportedSheet | undefined, headerRow: number): string[] {
  if (!sheet) return [];
  const broken = brokenCells(sheet.rows, headerRow);
  const headings = broken.length > 0 ? headingsOf(sheet.rows, headerRow) : [];
  const results = sheet.formulas - broken.reduce((sum, { withoutResult, errors }) => sum + withoutResult + errors, 0);
  return [
    ...(sheet.isHidden ? [say.hiddenSheet] : []),
    ...(results > 0 ? [say.formulas(results)] : []),
    ...broken.flatMap(({ column, errors, shown, withoutResult }) => {
      const name = say.columnNamed(headings[column] ?? '', columnLetters(column + 1));
      return [
        ...(errors > 0 ? [say.errors(name, errors, shown)] : []),
        ...(withoutResult > 0 ? [say.withoutResult(name, withoutResult)] : []),
      ];
    }),
    ...(sheet.hiddenRows > 0 ? [say.hiddenRows(sheet.hiddenRows)] : []),
  ];
}
