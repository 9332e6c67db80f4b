import { grid } from '../sheets/grid.ts';
import { type Limits, type Sheet, UnreadableFile } from '../sheets/sheets.ts';
import { decodeText } from './decode-text.ts';
import { rowsOf } from './rows-of.ts';
import { separatorOf } from './separator-of.ts';

/**
 * A text file as one sheet (RFC 4180, and common variants). All its cells are texts, even those that look like numbers: the meaning of
 * '1,5' and '1.500' depends on the column.
 *
 * @throws UnreadableFile
 */
export function readText(bytes: Uint8Array, limits: Limits): Sheet {
  const { separator, text } = separatorOf(decodeText(bytes));
  const cells = grid<string>(limits, { cells: limits.cells });
  let at = 0;
  for (const { row, isOpen } of rowsOf(text, separator)) {
    if (isOpen) throw new UnreadableFile('damaged', `row ${at + 1}`);
    row.forEach((cell, column) => {
      if (cell !== '') cells.put(at, column, cell);
    });
    if (cells.isOver()) break;
    at += 1;
  }
  return { name: '', ...cells.rows(), merged: 0, formulas: 0, isHidden: false, hiddenRows: 0 };
}
