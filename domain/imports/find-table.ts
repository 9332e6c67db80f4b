import { registerTitles } from '#domain/files/register-titles.ts';
import { type ImportedRows, isBlank } from './cell.ts';
import { headingsOf, isOwnRegister } from './guess-matching.ts';
import { type Place, tableOf } from './table-of.ts';
import { TABLE_KINDS, type TableKind } from './tables.ts';

/** A sheet by its name. */
export interface NamedRows {
  name: string;
  rows: ImportedRows;
}

/** The header row is among the first rows; above it are titles and notes. */
export const AMONG_FIRST = 40;

/** The places that a cell can name as a heading; numbers and dates are never headings. */
const placesIn = (cell: ImportedRows[number][number], kind: TableKind): readonly Place[] =>
  typeof cell === 'string' ? tableOf[kind].named(cell) : [];

/** How many places of a kind of table the cells of a row name. */
const knownIn = (row: ImportedRows[number], kind: TableKind): number =>
  new Set(row.flatMap((cell) => placesIn(cell, kind)[0] ?? [])).size;

/** The header row of a sheet, from 0: the one with the most known headings, otherwise the first with two cells. */
export function findHeaderRow(rows: ImportedRows): number {
  const before = found.get(rows);
  if (before !== undefined) return before;
  const row = lookForHeaderRow(rows);
  found.set(rows, row);
  return row;
}

/** Cached, because the rows of a sheet do not change and several callers need this. */
const found = new WeakMap<ImportedRows, number>();

function lookForHeaderRow(rows: ImportedRows): number {
  const first = rows.slice(0, AMONG_FIRST);
  const known = first.map((row) =>
    Math.max(...TABLE_KINDS.map((kind) => row.filter((cell) => placesIn(cell, kind).length > 0).length)),
  );
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    first.findIndex((row) => row.filter((cell) => !isBlank(cell)).length >= 2),
  );
}

/** With this many headings, a sheet counts as a table of entries, which takes precedence over other tables of its file. */
const ENOUGH = 3;

/**
 * The index of the sheet that is most likely meant: our own register, otherwise the one with the most headings of entries, otherwise of
 * other tables.
 */
export function findSheet(sheets: readonly NamedRows[]): number {
  const own = sheets.findIndex(({ name, rows }) => name === registerTitles.sheet && isOwnRegister(headingsOf(rows, 0)));
  if (own >= 0) return own;
  const heads = sheets.map(({ rows }) => rows[findHeaderRow(rows)] ?? []);
  const asEntries = heads.map((row) => knownIn(row, 'register'));
  const known =
    Math.max(0, ...asEntries) >= ENOUGH
      ? asEntries
      : heads.map((row) => Math.max(...TABLE_KINDS.map((kind) => knownIn(row, kind))));
  return Math.max(0, known.indexOf(Math.max(...known)));
}
