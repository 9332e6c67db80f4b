import { registerTitles } from '#domain/files/register-titles.ts';
import type { ImportedRows } from './cell.ts';
import { headingsOf } from './guess-matching.ts';
import { findHeadingRows } from './heading-rows.ts';
import { isOwnRegister } from './own-register.ts';
import { plainTable } from './plain-table.ts';
import { type Place, tableOf } from './table-of.ts';
import { TABLE_KINDS, type TableKind } from './tables.ts';

/** A sheet by its name. */
export interface NamedRows {
  name: string;
  rows: ImportedRows;
}

/** The first place that a cell names as a heading; numbers and dates are never headings. */
const placeIn = (cell: ImportedRows[number][number], kind: TableKind): Place | undefined =>
  typeof cell === 'string' ? tableOf[kind].named(cell)?.places[0] : undefined;

/** How many places of a kind of table the cells of a row name. */
const knownIn = (row: ImportedRows[number], kind: TableKind): number =>
  new Set(row.flatMap((cell) => placeIn(cell, kind) ?? [])).size;

/** With this many headings, a sheet counts as a table of entries, which takes precedence over other tables of its file. */
const ENOUGH = 3;

/**
 * The index of the sheet that is most likely meant: our own register, otherwise the one with the most headings of entries, otherwise of
 * other tables.
 */
export function findSheet(sheets: readonly NamedRows[]): number {
  const own = sheets.findIndex(({ name, rows }) => name === registerTitles.sheet && isOwnRegister(headingsOf(rows, 0)));
  if (own >= 0) return own;
  const heads = sheets.map(({ rows }) => {
    const { headerRow, rows: laidOut } = plainTable(rows, findHeadingRows(rows));
    return laidOut[headerRow] ?? [];
  });
  const asEntries = heads.map((row) => knownIn(row, 'register'));
  const known =
    Math.max(0, ...asEntries) >= ENOUGH
      ? asEntries
      : heads.map((row) => Math.max(...TABLE_KINDS.map((kind) => knownIn(row, kind))));
  return Math.max(0, known.indexOf(Math.max(...known)));
}
