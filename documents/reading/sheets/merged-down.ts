import type { Limits } from './sheets.ts';

/** Notes that a range of several rows in a column is merged, for columns that are read. @param last its last row, from 1 */
export function spanRows(mergedDown: number[], column: number, last: number, { columns }: Limits): void {
  if (column >= columns) return;
  while (mergedDown.length <= column) mergedDown.push(0);
  mergedDown[column] = Math.max(mergedDown[column] ?? 0, last);
}
