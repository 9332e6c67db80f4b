import { type Cell, type Limits, Refused, type Sheet } from '../sheets.ts';
import { openZip } from '../zip.ts';
import { readOutline } from './outline.ts';
import { type Raw, readSheet } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readDateStyles } from './styles.ts';

/**
 * The sheets of a workbook of Office Open XML (ISO/IEC 29500, both its forms). Of its parts only those are unpacked that hold tables:
 * no macro, picture, connection or linked workbook.
 *
 * @throws Refused
 */
export async function readWorkbook(bytes: Uint8Array, limits: Limits): Promise<Sheet[]> {
  const parts = openZip(bytes, limits);
  const { sheets, strings, styles, from1904 } = await readOutline(parts);
  if (sheets.length > limits.sheets) throw new Refused('too_large', `${sheets.length} sheets`);
  const settings = { isDate: styles ? await readDateStyles(parts.read(styles)) : () => false, from1904 };
  const left = { cells: limits.cells };
  const raw = [];
  for (const { part, ...sheet } of sheets) {
    raw.push({ ...sheet, ...(await readSheet(parts.read(part), settings, limits, left)) });
  }
  // Texts last, so that those of sheets that are not read are not kept.
  const wanted = new Set(
    raw.flatMap(({ rows }) => rows.flatMap((row) => row.filter(isShared).map(({ text }) => text))),
  );
  const texts = strings && wanted.size > 0 ? await readStrings(parts.read(strings), wanted) : new Map<number, string>();
  const toCell = (cell: Raw | null): Cell => (isShared(cell) ? texts.get(cell.text) || null : cell);
  return raw.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(toCell)) }));
}

const isShared = (cell: Raw | null) => typeof cell === 'object' && cell !== null && 'text' in cell;
