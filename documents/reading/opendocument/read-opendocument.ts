import { type Limits, type Sheet, UnreadableFile } from '../sheets/sheets.ts';
import { walkXml } from '../sheets/xml.ts';
import type { Parts } from '../sheets/zip.ts';
import { type OpenTable, tableReader } from './open-table.ts';

const CONTENT = 'content.xml';
const MANIFEST = 'META-INF/manifest.xml';

/**
 * Reads the sheets of an OpenDocument spreadsheet (ISO/IEC 26300), as LibreOffice saves it. Only its contents are unpacked.
 * @throws UnreadableFile
 */
export async function readOpenDocument(parts: Parts, limits: Limits): Promise<Sheet[]> {
  await refuseEncrypted(parts);
  const hidden = new Set<string>();
  const tables: OpenTable[] = [];
  const left = { cells: limits.cells };
  let style: string | null = null;
  let kind: string | null = null;
  let inBody = false;
  // Tables within tables, and the previous states of a document, are not read.
  let depth = 0;
  await walkXml(parts.read(CONTENT), {
    open: (element) => {
      const { name, attributes } = element;
      if (inBody && kind === null) kind = name;
      if (name === 'body') inBody = true;
      if (name === 'style') style = attributes['style:name'] ?? null;
      if (name === 'table-properties' && attributes['table:display'] === 'false' && style !== null) hidden.add(style);
      if (name === 'tracked-changes') depth += 1;
      if (name === 'table') {
        depth += 1;
        if (depth === 1) tables.push(tableReader(element, limits, left));
        if (tables.length > limits.sheets) throw new UnreadableFile('too_many_sheets', `more than ${limits.sheets}`);
      } else if (depth === 1) tables.at(-1)?.open(element);
    },
    text: (text) => depth === 1 && tables.at(-1)?.text(text),
    close: (name) => {
      if (name === 'table' || name === 'tracked-changes') depth -= 1;
      else if (depth === 1) tables.at(-1)?.close(name);
    },
  });
  if (kind !== 'spreadsheet') throw new UnreadableFile('not_a_workbook', kind === 'text' ? 'odt' : undefined);
  return tables.map((table) => table.sheet(hidden));
}

async function refuseEncrypted(parts: Parts): Promise<void> {
  if (!parts.has(MANIFEST)) return;
  await walkXml(parts.read(MANIFEST), {
    open: ({ name }) => {
      if (name === 'encryption-data') throw new UnreadableFile('encrypted');
    },
  });
}
