import { cellWords, type ImportedCell, type ImportedRows } from './cell.ts';

/** A table as far as the signs in one of its columns depend on it. */
interface Signed {
  rows: ImportedRows;
  headerRow: number;
}

const MINUS = /^[-–—−]$/;
const PLUS = /^\+$/;
/** 'Sign (+/-)' */
const BOTH_SIGNS = /\+\s?[/|,]?\s?[-–—−]|[-–—−]\s?[/|,]?\s?\+/;

/** The columns of tables in which a dash is a minus, since the rows of a table do not change. */
const known = new WeakMap<ImportedRows, Map<number, boolean>>();

/** Whether a dash in a column of polarities says 'negative' rather than nothing: it stands among plus signs, or the heading names both. */
export function isMinus(cell: ImportedCell | undefined, column: number, table: Signed): boolean {
  return typeof cell === 'string' && MINUS.test(cell.trim()) && hasSigns(table, column);
}

function hasSigns({ rows, headerRow }: Signed, column: number): boolean {
  const columns = known.get(rows) ?? new Map<number, boolean>();
  known.set(rows, columns);
  const said = (row: ImportedRows[number] | undefined) => cellWords(row?.[column]).trim();
  const found =
    columns.get(column) ??
    (BOTH_SIGNS.test(said(rows[headerRow])) || rows.slice(headerRow + 1).some((row) => PLUS.test(said(row))));
  columns.set(column, found);
  return found;
}
