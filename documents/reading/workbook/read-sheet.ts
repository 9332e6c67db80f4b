import { isInvisible } from '#domain/imports/cell.ts';
import { grid } from '../sheets/grid.ts';
import { spanRows } from '../sheets/merged-down.ts';
import { asShown, type Cell, type Limits, type TooMany, UnreadableFile } from '../sheets/sheets.ts';
import { walkXml } from '../sheets/xml.ts';
import { dateOf } from './dates.ts';
import type { NumberFormat } from './formats.ts';
import { isTrue } from './outline.ts';
import { decodeText, textCollector } from './read-strings.ts';

/** A cell whose text is in the table of shared texts, at this position. */
interface SharedStrings {
  text: number;
}

export type Raw = Exclude<Cell, null> | SharedStrings;

/** What the workbook says about all of its sheets. */
export interface Settings {
  formatOf: (style: number) => NumberFormat;
  from1904: boolean;
  /** Whether the shared text at this position has no visible character. */
  isBlankText: (at: number) => boolean;
}

interface CellCount {
  rows: (Raw | null)[][];
  refused: TooMany | null;
  merged: number;
  mergedDown: number[];
  formulas: number;
  /** Cells whose formula has the result 0, which some programs write without calculating anything. */
  zeros: { row: number; column: number }[];
  hiddenRows: number;
}

/** Reads one sheet. @throws UnreadableFile */
export async function readSheet(
  pieces: AsyncIterable<Uint8Array>,
  settings: Settings,
  limits: Limits,
  left: { cells: number },
): Promise<CellCount> {
  const cells = grid<Raw>(limits, left);
  const inline = textCollector();
  const mergedDown: number[] = [];
  const counted = { merged: 0, formulas: 0, hiddenRows: 0 };
  const zeros: CellCount['zeros'] = [];
  let [row, column] = [-1, -1];
  let [type, style, value] = ['n', 0, ''];
  let isValue = false;
  // What the open cell contains.
  let [hasFormula, hasValue] = [false, false];

  await walkXml(pieces, {
    open: ({ name, attributes }) => {
      inline.open(name);
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : rowOf(attributes.r);
        column = -1;
        if (isTrue(attributes.hidden)) counted.hiddenRows += 1;
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        [type, style, value] = [attributes.t ?? 'n', Number(attributes.s ?? 0), ''];
        [hasFormula, hasValue] = [false, false];
      } else if (name === 'v') [isValue, hasValue] = [true, true];
      else if (name === 'f') {
        hasFormula = true;
        counted.formulas += 1;
      } else if (name === 'mergeCell') {
        counted.merged += 1;
        putMerged(mergedDown, attributes.ref ?? '', limits);
      }
    },
    text: (piece) => {
      if (isValue) value += piece;
      else inline.text(piece);
    },
    close: (name) => {
      inline.close(name);
      if (name === 'v') isValue = false;
      if (name !== 'c') return;
      const text = inline.take();
      // A formula may have the result '', which is a text.
      const isCalculated = value.trim() !== '' || (type === 'str' && hasValue) || type === 'inlineStr';
      if (hasFormula && !isCalculated) return cells.put(row, column, { error: '' });
      const cell = type === 'inlineStr' ? text : cellOf(type, style, value, settings);
      if (cell === '' || cell === null) return;
      if (hasFormula && Number(value) === 0 && type === 'n' && zeros.length < limits.cells) zeros.push({ row, column });
      cells.put(row, column, cell, isBlankCell(cell, settings));
    },
    isDone: cells.isOver,
  });
  return { ...counted, mergedDown, zeros, ...cells.rows() };
}

/** A range such as A2:A5; one that is not written like this is only counted. */
function putMerged(mergedDown: number[], ref: string, limits: Limits): void {
  const [, from, first, to, last] = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref) ?? [];
  if (from === undefined || to === undefined || Number(last) <= Number(first)) return;
  for (let column = columnOf(`${from}1`); column <= Math.min(columnOf(`${to}1`), limits.columns); column += 1)
    spanRows(mergedDown, column, Number(last), limits);
}

const isBlankCell = (cell: Raw, { isBlankText }: Settings): boolean =>
  typeof cell === 'string' ? isInvisible(cell) : typeof cell === 'object' && 'text' in cell && isBlankText(cell.text);

/** @param type the cell type (ISO/IEC 29500-1, ST_CellType) */
function cellOf(type: string, style: number, value: string, { formatOf, from1904 }: Settings): Raw | null {
  if (value.trim() === '') return null;
  if (type === 's') return { text: Number(value) };
  if (type === 'b') return value.trim() === '1';
  if (type === 'd') return isoDate(value.trim());
  if (type === 'e') return { error: value.trim() };
  if (type !== 'n') return decodeText(value);
  const number = asShown(Number(value));
  if (!Number.isFinite(number)) return value;
  const { isDate, show } = formatOf(style);
  const read = isDate ? dateOf(number, from1904) : number;
  return typeof read === 'number' ? show(read) : read;
}

/** Without a time zone, it is read in UTC, like all dates in a sheet. */
function isoDate(text: string): Date | string {
  const date = new Date(/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? text : date;
}

/** The number of the last row that a spreadsheet can have. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

function rowOf(said: string): number {
  const row = Number(said) - 1;
  if (!Number.isInteger(row) || row < 0 || row >= MOST_ROWS) throw new UnreadableFile('damaged');
  return row;
}

/** The column of a cell such as AB12, counted from 0. */
function columnOf(cell: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d/i.exec(cell)?.[1]?.toUpperCase();
  if (letters === undefined) throw new UnreadableFile('damaged');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= MOST_COLUMNS) throw new UnreadableFile('damaged');
  return column;
}
