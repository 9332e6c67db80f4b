import { readJson } from './json/read-json.ts';
import { refuseOther } from './other-formats.ts';
import { readArchive } from './read-archive.ts';
import { LIMITS, type Limits, type ReadOutcome, UnreadableFile } from './sheets/sheets.ts';
import { isZip } from './sheets/zip.ts';
import { readText, type TextWish } from './text/read-text.ts';

/**
 * Reads a workbook (.xlsx, .ods) or a text file (CSV with any separator) from any source. The content decides which of them it is, not
 * the name. It returns whatever the bytes are: nothing is executed, no links are followed, and nothing is unpacked beyond the limits.
 * @param wish how somebody wants a text file to be read
 */
export async function readFile(
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
  wish: TextWish = {},
): Promise<ReadOutcome> {
  const held: Limits = { ...LIMITS, ...limits };
  try {
    const read = await readSheets(bytes, held, wish);
    if (read.sheets.some(({ rows }) => rows.length > 0)) return read;
    return read.sheets.find(({ refused }) => refused)?.refused ?? { unreadable: 'no_rows' };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { unreadable: error.unreadable, ...(error.detail !== undefined && { detail: error.detail }) };
  }
}

type Read = Extract<ReadOutcome, { sheets: unknown }>;

async function readSheets(bytes: Uint8Array, limits: Limits, wish: TextWish): Promise<Read> {
  if (bytes.length > limits.fileBytes) throw new UnreadableFile('too_large');
  if (bytes.length === 0) throw new UnreadableFile('no_rows');
  refuseOther(bytes);
  if (isZip(bytes)) return { sheets: await readArchive(bytes, limits) };
  const sheets = await readJson(bytes);
  if (sheets) return { sheets };
  const { sheet, text } = readText(bytes, limits, wish);
  return { sheets: [sheet], text };
}
