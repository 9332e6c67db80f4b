import { registerTitles } from '#domain/files/register-titles.ts';
import { cellWords, type ImportedRows, isBlank } from './cell.ts';
import { headingsOf, isOwnRegister } from './guess-matching.ts';
import { tableOf } from './table-of.ts';
import { TABLE_KINDS, type TableKind } from './tables.ts';

/** A sheet by its name. */
export interface NamedRows {
  name: string;
  rows: ImportedRows;
}

/** A row with headings lies among the first ones: above it stand titles and notes. */
const AMONG_FIRST = 40;

/** How many places of a kind of table the cells of a row name. */
const knownIn = (row: ImportedRows[number], kind: TableKind): number =>
  new Set(row.flatMap((cell) => tableOf[kind].named(cellWords(cell))[0] ?? [])).size;

/** The row of a sheet that names its columns, from 0: the one with most headings that are known, else the first with two cells. */
export function findHeaderRow(rows: ImportedRows): number {
  const first = rows.slice(0, AMONG_FIRST);
  const known = first.map((row) =>
    Math.max(
      ...TABLE_KINDS.map((kind) => row.filter((cell) => tableOf[kind].named(cellWords(cell)).length > 0).length),
    ),
  );
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    first.findIndex((row) => row.filter((cell) => !isBlank(cell)).length >= 2),
  );
}

/** As many headings make a table of entries, which comes before other tables of its file. */
const ENOUGH = 3;

/** The sheet that is likeliest meant, by its place: our own register, else that with most headings of entries, else of other tables. */
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
