import { registerTitles } from '#domain/files/register-titles.ts';
import { cellWords, type ImportedRows, isBlank } from './cell.ts';
import { headingsOf, isOwnRegister } from './guess-matching.ts';
import { targetsNamed } from './header-words.ts';

/** A sheet by its name. */
export interface NamedRows {
  name: string;
  rows: ImportedRows;
}

/** A row with headings lies among the first ones: above it stand titles and notes. */
const AMONG_FIRST = 40;

/** The row of a sheet that names its columns, from 0: the one with most headings that are known, else the first with two cells. */
export function findHeaderRow(rows: ImportedRows): number {
  const first = rows.slice(0, AMONG_FIRST);
  const known = first.map((row) => row.filter((cell) => targetsNamed(cellWords(cell)).length > 0).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    first.findIndex((row) => row.filter((cell) => !isBlank(cell)).length >= 2),
  );
}

/** The sheet that holds entries, by its place: our own register, else the one with most headings that are known. */
export function findSheet(sheets: readonly NamedRows[]): number {
  const own = sheets.findIndex(({ name, rows }) => name === registerTitles.sheet && isOwnRegister(headingsOf(rows, 0)));
  if (own >= 0) return own;
  const known = sheets.map(({ rows }) => {
    const row = rows[findHeaderRow(rows)] ?? [];
    return new Set(row.flatMap((cell) => targetsNamed(cellWords(cell))[0] ?? [])).size;
  });
  return Math.max(0, known.indexOf(Math.max(...known)));
}
