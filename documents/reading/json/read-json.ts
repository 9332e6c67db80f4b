import { isRecord } from '#domain/query/faults.ts';
import { type Sheet, UnreadableFile } from '../sheets/sheets.ts';

/** The sheets of an assessment that Twofold exported as JSON; null if the file is not JSON. @throws UnreadableFile for other JSON */
export async function readJson(bytes: Uint8Array): Promise<Sheet[] | null> {
  if (!/^\s*[[{]/.test(textOf(bytes.subarray(0, BEGINNING)))) return null;
  const parsed = parse(textOf(bytes));
  if (!parsed) return null;
  const { is } = parsed;
  if (isRecord(is) && is.kind === 'twofold-assessment') {
    // Loaded only if it is needed: it knows all tables of the workbook.
    const { sheetsOfExport } = await import('./sheets-of-export.ts');
    return sheetsOfExport(is);
  }
  throw new UnreadableFile('not_a_workbook', isRecord(is) && 'doc_id' in is ? 'gsheet' : 'json');
}

/** In so many bytes, a bracket or a brace comes first, perhaps after blanks. */
const BEGINNING = 400;

/** JSON is UTF-8, or UTF-16 from Windows. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[1] === 0 || bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);

/** The value of a JSON text, or of the first of several lines with one value each; null if it is another text. */
function parse(text: string): { is: unknown } | null {
  const [line = ''] = text.trimStart().split('\n', 1);
  for (const part of [text, ...(line.trim().length > 2 ? [line] : [])]) {
    try {
      const is: unknown = JSON.parse(part);
      // A heading in brackets may be a list of numbers.
      if (isRecord(is) || (Array.isArray(is) && is.some((each) => typeof each === 'object'))) return { is };
    } catch {
      // Not JSON.
    }
  }
  // Cut off, or with remarks: still no table.
  return /^\s*(?:\{\s*"[^"\n]*"\s*:|\[\s*\{\s*"[^"\n]*"\s*:)/.test(text) ? { is: null } : null;
}
