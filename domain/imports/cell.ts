/** A cell of an imported table. A date is an ISO time in UTC. */
export type ImportedCell = string | number | boolean | { date: string } | null;

/** The rows of a sheet; they may differ in length. */
export type ImportedRows = readonly (readonly ImportedCell[])[];

/** Whether a cell is empty. */
export const isBlank = (cell: ImportedCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const NOTHING_SAID: ReadonlySet<string> = new Set(['-', '–', '—', 'n/a', 'n.a.', 'k.a.', 'k. a.', '?', '/']);

/** Whether a cell of scores, options or ticks counts as empty: people write a dash or 'n/a' if nothing applies. */
export const saysNothing = (cell: ImportedCell | undefined): boolean =>
  isBlank(cell) || (typeof cell === 'string' && NOTHING_SAID.has(cell.trim().toLowerCase()));

/** The text of a cell, approximately as its sheet shows it; a date at midnight is only the day. */
export function cellWords(cell: ImportedCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell !== 'object') return String(cell);
  const [day = '', time = ''] = cell.date.split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** The name of the n-th column in a spreadsheet, from 1: A, Z, AA. */
export function columnLetters(nth: number): string {
  const before = Math.floor((nth - 1) / 26);
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((nth - 1) % 26));
}
