import type { ImportedRows } from '#domain/imports/cell.ts';
import { mustHave } from './must-have.ts';

/** Columns of a register that another assessment does not take over, such as the id and the last change. */
const LEFT = ['Id', 'Last changed by', 'Last changed (UTC)', 'Reason for last change', 'Taken from'];

/** The rows of a register's sheet, headings first, without these columns. */
export function carriedRegister(rows: ImportedRows): unknown[][] {
  const at = mustHave(rows[0]).flatMap((title, place) => (LEFT.includes(String(title)) ? [] : [place]));
  return rows.map((row) => at.map((place) => row[place]));
}
