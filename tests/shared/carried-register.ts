import type { ImportedRows } from '#domain/imports/cell.ts';
import { mustHave } from './must-have.ts';

/** What of a register is another assessment's or nobody's to bring along: id, last change, and which suggestion it began as. */
const LEFT = ['Id', 'Last changed by', 'Last changed (UTC)', 'Reason for last change', 'Taken from'];

/** The rows of a register's sheet, headings first, without what is not brought along. */
export function carriedRegister(rows: ImportedRows): unknown[][] {
  const at = mustHave(rows[0]).flatMap((title, place) => (LEFT.includes(String(title)) ? [] : [place]));
  return rows.map((row) => at.map((place) => row[place]));
}
