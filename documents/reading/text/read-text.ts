import { isInvisible } from '#domain/imports/cell.ts';
import type { TextReading } from '#domain/imports/text-reading.ts';
import { grid } from '../sheets/grid.ts';
import { type Limits, type Sheet, UnreadableFile } from '../sheets/sheets.ts';
import { decodeText } from './decode-text.ts';
import { rowsOf } from './rows-of.ts';
import { separatorOf } from './separator-of.ts';

/** How somebody wants a text file to be read; what is missing is found out. */
export type TextWish = { [Choice in keyof TextReading]?: TextReading[Choice] | undefined };

/**
 * A text file as one sheet (RFC 4180, and common variants), and how it was read. All its cells are texts, even those that look like
 * numbers: the meaning of '1,5' and '1.500' depends on the column.
 *
 * @throws UnreadableFile
 */
export function readText(bytes: Uint8Array, limits: Limits, wish: TextWish = {}): { sheet: Sheet; text: TextReading } {
  const decoded = decodeText(bytes, wish.encoding);
  const { separator, text } = separatorOf(decoded.text, wish.separator);
  const cells = grid<string>(limits, { cells: limits.cells });
  let at = 0;
  for (const { row, isOpen } of rowsOf(text, separator)) {
    if (isOpen) throw new UnreadableFile('damaged', `row ${at + 1}`);
    row.forEach((written, column) => {
      const cell = withoutFormula(written);
      if (cell !== '') cells.put(at, column, cell, isInvisible(cell));
    });
    if (cells.isOver()) break;
    at += 1;
  }
  const sheet = { name: '', ...cells.rows(), merged: 0, mergedDown: [], formulas: 0, isHidden: false, hiddenRows: 0 };
  return { sheet, text: { encoding: decoded.encoding, separator } };
}

/** Programs write ="E1.2" so that Excel does not turn a code into a date. */
const AS_FORMULA = /^="((?:[^"]|"")*)"$/;

const withoutFormula = (cell: string): string =>
  cell.startsWith('="') ? cell.replace(AS_FORMULA, (_, inside: string) => inside.replaceAll('""', '"')) : cell;
