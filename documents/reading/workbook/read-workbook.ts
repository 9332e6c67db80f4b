import { TOO_LARGE } from '../sheets/grid.ts';
import { type Cell, type Limits, type Sheet, UnreadableFile } from '../sheets/sheets.ts';
import type { Parts } from '../sheets/zip.ts';
import { formatOf } from './formats.ts';
import { readOutline } from './outline.ts';
import { type Raw, readSheet } from './read-sheet.ts';
import { readBlankStrings, readStrings, type SharedTexts } from './read-strings.ts';
import { readFormats } from './styles.ts';

/**
 * Reads the sheets of an Office Open XML workbook (ISO/IEC 29500, both of its forms). Only the parts that contain tables are unpacked: no
 * macros, pictures, connections or linked workbooks.
 * @throws UnreadableFile
 */
export async function readWorkbook(parts: Parts, limits: Limits): Promise<Sheet[]> {
  const { sheets, strings, styles, from1904, wantsResults } = await readOutline(parts);
  if (sheets.length > limits.sheets) throw new UnreadableFile('too_many_sheets', String(sheets.length));
  const settings = {
    formatOf: styles ? await readFormats(parts.read(styles)) : () => formatOf(0, undefined),
    from1904,
    isBlankText: strings ? await readBlankStrings(parts.read(strings)) : () => false,
  };
  const left = { cells: limits.cells };
  const raw = [];
  for (const { part, ...sheet } of sheets) {
    raw.push({ ...sheet, ...(await readSheet(parts.read(part), settings, limits, left)) });
  }
  const hasOnlyZeros = raw.every(({ formulas, zeros }) => formulas === zeros.length);
  if (wantsResults && hasOnlyZeros) raw.forEach(forgetZeros);
  // Texts last, so that those of sheets that are not read are not kept.
  const wanted = new Set(
    raw.flatMap(({ rows }) => rows.flatMap((row) => row.filter(isShared).map(({ text }) => text))),
  );
  const shared =
    strings && wanted.size > 0 ? await readStrings(parts.read(strings), wanted, limits.characters) : NOTHING_SHARED;
  return raw.map(({ zeros: _zeros, ...sheet }) => {
    const rows = withTexts(sheet.rows, shared, limits.characters);
    return rows ? { ...sheet, rows } : { ...sheet, rows: [], refused: TOO_LARGE };
  });
}

/**
 * Some programs write 0 as the result of every formula and leave calculating to the program that opens the file: these are not results.
 */
function forgetZeros({ rows, zeros }: { rows: (Raw | null)[][]; zeros: readonly { row: number; column: number }[] }) {
  for (const { row, column } of zeros) {
    const cells = rows[row];
    if (cells) cells[column] = { error: '' };
  }
}

const NOTHING_SHARED: SharedTexts = { texts: new Map(), isCut: false };

/**
 * Replaces references to shared texts by the texts; null if these are longer in total than allowed, where a text counts each time it is
 * used.
 */
function withTexts(rows: readonly (Raw | null)[][], { texts, isCut }: SharedTexts, most: number): Cell[][] | null {
  let left = most;
  const whole: Cell[][] = [];
  for (const row of rows) {
    whole.push(
      row.map((cell) => {
        const said = isShared(cell) ? (texts.get(cell.text) ?? null) : cell;
        if (typeof said === 'string') left -= said.length;
        else if (said === null && cell !== null && isCut) left = -1;
        return said === '' ? null : said;
      }),
    );
    if (left < 0) return null;
  }
  return whole;
}

const isShared = (cell: Raw | null): cell is Extract<Raw, { text: number }> =>
  typeof cell === 'object' && cell !== null && 'text' in cell;
