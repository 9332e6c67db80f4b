import { readOpenDocument } from './opendocument/read-opendocument.ts';
import { type Limits, type Sheet, UnreadableFile } from './sheets/sheets.ts';
import { openZip, type Parts } from './sheets/zip.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** Reads a workbook that is an archive of parts, or says what else the archive is. @throws UnreadableFile */
export async function readArchive(bytes: Uint8Array, limits: Limits): Promise<Sheet[]> {
  const parts = openZip(bytes, limits);
  if (parts.has('_rels/.rels')) return readWorkbook(parts, limits);
  if (parts.has('content.xml')) return readOpenDocument(parts, limits);
  if (isOfNumbers(parts)) throw new UnreadableFile('old_format', 'numbers');
  throw new UnreadableFile('not_a_workbook', 'zip');
}

/** Numbers for the Mac and iPad keeps its tables in parts of its own. */
const isOfNumbers = (parts: Parts) =>
  parts.has('Index/Document.iwa') || parts.has('Index.zip') || parts.has('index.apxl');
