import { refuseOther } from './other-formats.ts';
import { LIMITS, type Limits, type ReadOutcome, type Sheet, UnreadableFile } from './sheets/sheets.ts';
import { isZip } from './sheets/zip.ts';
import { readText } from './text/read-text.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/**
 * Reads a workbook (.xlsx) or a text file (CSV, with commas, semicolons or tabs) from any source. The content decides which of the two it
 * is, not the name. It returns whatever the bytes are: nothing is executed, no links are followed, and nothing is unpacked beyond the
 * limits.
 */
export async function readFile(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<ReadOutcome> {
  const held: Limits = { ...LIMITS, ...limits };
  try {
    const sheets = await sheetsOf(bytes, held);
    if (sheets.some(({ rows }) => rows.length > 0)) return { sheets };
    return sheets.find(({ refused }) => refused)?.refused ?? { unreadable: 'no_rows' };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { unreadable: error.unreadable, ...(error.detail !== undefined && { detail: error.detail }) };
  }
}

async function sheetsOf(bytes: Uint8Array, limits: Limits): Promise<Sheet[]> {
  if (bytes.length > limits.fileBytes) throw new UnreadableFile('too_large');
  if (bytes.length === 0) throw new UnreadableFile('no_rows');
  refuseOther(bytes);
  return isZip(bytes) ? readWorkbook(bytes, limits) : [readText(bytes, limits)];
}
