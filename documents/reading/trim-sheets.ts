import { asWritten } from '#domain/csv/csv-row.ts';
import type { ImportedCell } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { AMONG_FIRST } from '#domain/imports/heading-rows.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import type { Cell, ReadOutcome, Sheet } from './sheets/sheets.ts';

/** The answer contains at most this many bytes of all sheets together: no import is larger than an assessment may be. */
const MOST_BYTES = 24 * 1024 * 1024;
/** The least that a cell without a text can take, including its separator. */
const LEAST_OF_CELL = 2;

/**
 * The result of reading a file, as JSON in the form that the contract defines for a file that was read, piece by piece. If all sheets
 * together exceed the limit, the sheet that is most likely to be imported comes first.
 */
export function* tellRead(read: ReadOutcome, most = MOST_BYTES): Generator<string> {
  if ('unreadable' in read) return yield JSON.stringify({ ...read, detail: read.detail ?? null });
  const likeliest = read.sheets.length > 1 ? read.sheets[findSheet(read.sheets.map(withFirstRows))] : undefined;
  const left = { bytes: most };
  const rowsOf = new Map<Sheet, string[] | null>();
  for (const sheet of [...read.sheets].sort((one, other) => Number(other === likeliest) - Number(one === likeliest)))
    rowsOf.set(sheet, writeRows(sheet, left));
  yield '{"sheets":[';
  for (const [at, sheet] of read.sheets.entries()) {
    const rows = rowsOf.get(sheet) ?? null;
    const { rows: _rows, refused, ...about } = sheet;
    const leftOut = rows === null ? TOO_LARGE : refused && { why: refused.unreadable, detail: refused.detail };
    yield `${at > 0 ? ',' : ''}${JSON.stringify({ ...about, leftOut } satisfies Omit<ImportedSheet, 'rows'>).slice(0, -1)},"rows":[`;
    for (const [row, text] of (rows ?? []).entries()) yield row > 0 ? `,${text}` : text;
    yield ']}';
  }
  yield `],"text":${JSON.stringify(read.text ?? null)}}`;
}

/** Enough of a sheet to recognize its contents. */
const withFirstRows = ({ name, rows }: Sheet) => ({
  name,
  rows: rows.slice(0, AMONG_FIRST).map((row) => row.map(toldCell)),
});

const TOO_LARGE = { why: 'too_large', detail: '' } as const;

/** The rows of a sheet as JSON; null if there is no room for them. */
function writeRows({ name, rows }: Sheet, left: { bytes: number }): string[] | null {
  // Counted before anything is written: many cells may refer to the same long text.
  if (leastBytes(rows, left.bytes) > left.bytes) return null;
  const toCell = name === '' ? asWrittenCell : toldCell;
  const written: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const text = JSON.stringify(row.map(toCell));
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > left.bytes) return null;
    written.push(text);
  }
  left.bytes -= bytes;
  return written;
}

/** The least space that the rows take, counted only until it exceeds `enough`. */
function leastBytes(rows: Sheet['rows'], enough: number): number {
  let bytes = 0;
  for (const row of rows) {
    for (const cell of row) bytes += LEAST_OF_CELL + (typeof cell === 'string' ? cell.length : 0);
    if (bytes > enough) break;
  }
  return bytes;
}

const toldCell = (cell: Cell): ImportedCell => (cell instanceof Date ? { date: cell.toISOString() } : cell);
/** In a text file, cells have an apostrophe where the program that wrote it made a text harmless. */
const asWrittenCell = (cell: Cell) => (typeof cell === 'string' ? asWritten(cell) : toldCell(cell));
