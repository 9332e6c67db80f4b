/** A number that its sheet shows in another way: '45%', '1,250,000 €', '0042'. */
// An alias, because the types of the API do not accept an interface as JSON.
export type ShownNumber = {
  number: number;
  /** As the sheet shows it, without blanks around it. */
  shown: string;
  /** A number in percent or money is never a step of a scale. */
  unit?: 'percent' | 'currency';
};

/** The cell of a formula that has no value: the error that the sheet shows, or '' if no program has calculated the formula. */
export type CellError = { error: string };

/** A cell of an imported table. A date is an ISO time in UTC. */
export type ImportedCell = string | number | boolean | { date: string } | ShownNumber | CellError | null;

/** The rows of a sheet; they may differ in length. */
export type ImportedRows = readonly (readonly ImportedCell[])[];

/** Characters without a shape: zero-width blanks and joiners, soft hyphens, marks of byte order and direction, and fillers. */
const INVISIBLE = /\p{Cf}|\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** A soft hyphen at the end of a line, where a word was broken. */
const BROKEN = /\u00ad[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*/gu;
const NOT_ASCII = /[^\x20-\x7e]/;

/** A text without its invisible characters, and with ordinary blanks: what a person sees of it. */
export const visible = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .replace(BROKEN, '')
        .replace(INVISIBLE, '')
        .replace(/[^\S\r\n\t]/gu, ' ')
    : text;

/** Whether nothing of a text is visible. */
export const isInvisible = (text: string): boolean => visible(text).trim() === '';

/** Errors as programs write them into text files, in the languages of Excel; and what they write if a column is too narrow. */
const ERROR = /^(?:#(?:N\/[ADBV]|NV|ND|I\/T|GETTING_DATA|[¡¿]?\p{Lu}[\p{Lu}./]*(?:\/0)?[!?]|#+)|Err:\d+)$/u;

/** The error that a cell shows; '' for a formula that no program has calculated, null for every other cell. */
export function errorIn(cell: ImportedCell | undefined): string | null {
  if (typeof cell === 'string') {
    // Most texts are told apart by their first sign, in tables of a hundred thousand cells.
    const text = cell.trim();
    return (text.startsWith('#') || text.startsWith('Err')) && ERROR.test(text) ? text : null;
  }
  return isObject(cell) && 'error' in cell ? cell.error : null;
}

const isObject = (cell: ImportedCell | undefined): cell is { date: string } | ShownNumber | CellError =>
  typeof cell === 'object' && cell !== null;

/** The number in a cell, however its sheet shows it; null for every other cell. */
export const numberIn = (cell: ImportedCell | undefined): number | null =>
  typeof cell === 'number' ? cell : isObject(cell) && 'number' in cell ? cell.number : null;

/** Whether a cell is a date. */
export const isDate = (cell: ImportedCell | undefined): cell is { date: string } => isObject(cell) && 'date' in cell;

/** The unit in which a sheet shows a number. */
export const unitOf = (cell: ImportedCell | undefined): ShownNumber['unit'] | null =>
  isObject(cell) && 'number' in cell ? (cell.unit ?? null) : null;

/** Whether a cell has nothing to say: it is empty, has no visible character, or shows an error instead of a value. */
export const isBlank = (cell: ImportedCell | undefined): boolean =>
  cell === null || cell === undefined || errorIn(cell) !== null || (typeof cell === 'string' && isInvisible(cell));

const NOTHING_SAID: ReadonlySet<string> = new Set([
  ...['-', '–', '—', '−', '?', '/', '.', '…', '...', '--', '---'],
  ...['n/a', 'n.a.', 'n. a.', 'na', '<na>', 'nan', 'nat', 'none', 'null', '(null)', '(none)', '(blank)', '(leer)'],
  ...['not applicable', 'not available', 'keine angabe', 'keine angaben', 'nicht anwendbar', 'sans objet'],
  ...['non applicable', 'no aplica', 'non applicabile', 'niet van toepassing', 'nie dotyczy', 'ej tillämpligt'],
  ...['k.a.', 'k. a.', 'k/a', 'n/v', 'n.v.', 'n.z.', 's.o.', 'n.d.', 'n/d', 'nd', 'b.d.', 'n.b.', 'n.v.t.', 'nvt'],
]);

/** What programs (R, Python, databases) write for a value that is missing, in exactly this form. */
const MISSING: ReadonlySet<string> = new Set(['NA', '<NA>', 'NaN', 'nan', 'NaT', 'None', 'NULL', 'null']);

/** Whether a program wrote that a value is missing; also in a column of texts, where people may write 'n/a'. */
export const isMissing = (cell: ImportedCell | undefined): boolean =>
  isBlank(cell) || (typeof cell === 'string' && MISSING.has(cell));

/** Whether a cell of scores, options or ticks counts as empty: people write a dash or 'n/a' if nothing applies. */
export function saysNothing(cell: ImportedCell | undefined): boolean {
  if (isBlank(cell)) return true;
  const said = typeof cell === 'string' ? cell : isObject(cell) && 'shown' in cell ? cell.shown : '';
  return said !== '' && NOTHING_SAID.has(visible(said).trim().toLowerCase());
}

/** Whether a text consists only of digits and the signs of numbers. */
export const isFigures = (text: string): boolean => /^[\d.,\s%+-]*$/.test(text);

/** The text of a cell, as its sheet shows it; a date at midnight is only the day. */
export function cellWords(cell: ImportedCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell !== 'object') return String(cell);
  if ('shown' in cell) return cell.shown;
  if ('error' in cell) return cell.error;
  const [day = '', time = ''] = cell.date.split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** The text of a cell as people see it, for headings, topics, options and names. */
export const visibleWords = (cell: ImportedCell | undefined): string => visible(cellWords(cell)).trim();

/** The name of the n-th column in a spreadsheet, from 1: A, Z, AA. */
export function columnLetters(nth: number): string {
  const before = Math.floor((nth - 1) / 26);
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((nth - 1) % 26));
}
