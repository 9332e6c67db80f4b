import { errorIn, type ImportedRows } from './cell.ts';

/** The cells of a column from which nothing is read. */
export interface BrokenCells {
  /** Counted from 0. */
  column: number;
  /** How many show an error, and which errors. */
  errors: number;
  shown: readonly string[];
  /** How many contain a formula whose result is not in the file. */
  withoutResult: number;
}

/** The columns below the headings with cells from which nothing can be read, because their formulas have an error or no result. */
export function brokenCells(rows: ImportedRows, headerRow: number): BrokenCells[] {
  const found = new Map<number, { errors: number; shown: Set<string>; withoutResult: number }>();
  for (const row of rows.slice(headerRow + 1)) {
    for (const [column, cell] of row.entries()) {
      const error = errorIn(cell);
      if (error === null) continue;
      const known = found.get(column) ?? { errors: 0, shown: new Set<string>(), withoutResult: 0 };
      found.set(column, known);
      if (error === '') known.withoutResult += 1;
      else {
        known.errors += 1;
        known.shown.add(error);
      }
    }
  }
  return [...found]
    .map(([column, { shown, ...counted }]) => ({ column, ...counted, shown: [...shown] }))
    .toSorted((one, other) => one.column - other.column);
}
