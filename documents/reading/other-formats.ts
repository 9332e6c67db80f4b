import { UnreadableFile } from './sheets/sheets.ts';

/** The container format of Office before 2007, which is still used for encrypted workbooks ([MS-CFB] 2.2). */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A workbook of Excel 2 to 4 begins with one of these records ([MS-XLS] 2.4.21). */
const BARE_XLS = [0x00, 0x02, 0x04].map((version) => [0x09, version]);

/** The beginnings of other files that people mistake for a table, or to which programs give the name of a workbook. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['%PDF-', 'pdf'],
  ['{\\rtf', 'rtf'],
  ...['\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', 'II*\0', 'MM\0*'].map((start) => [start, 'image'] as const),
  ...['PK\u0005\u0006', '\u001f\u008b', '7z\u00bc\u00af', 'Rar!'].map((start) => [start, 'zip'] as const),
  ...['SQLite format 3', 'PAR1', '\0\u0001\0\0Standard '].map((start) => [start, 'database'] as const),
];

/** What begins with an angle bracket: workbooks as XML, which Excel and LibreOffice also write, and web pages. */
const MARKUP: readonly (readonly [RegExp, 'old_format' | 'not_a_workbook', string])[] = [
  [/progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/, 'old_format', 'xml'],
  [/application\/vnd\.oasis\.opendocument\.spreadsheet/, 'old_format', 'fods'],
  [/<(?:!doctype html|html|head|body|table|meta|div|style)\b/i, 'not_a_workbook', 'html'],
];

/** As much of a file as names its format. */
const START = 4096;

/** @throws UnreadableFile if the file is a workbook in a format that is not read, or not a table at all */
export function refuseOther(bytes: Uint8Array): void {
  if (begins(bytes, OLE)) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const holds = (stream: string) => content.includes(Buffer.from(stream, 'utf16le'));
    if (holds('EncryptedPackage')) throw new UnreadableFile('encrypted');
    // Excel 5 called it Book.
    if (holds('Workbook\0') || holds('Book\0')) throw new UnreadableFile('old_format', 'xls');
    throw new UnreadableFile('not_a_workbook', holds('WordDocument\0') ? 'doc' : undefined);
  }
  if (BARE_XLS.some((start) => begins(bytes, start)) && bytes[3] === 0) throw new UnreadableFile('old_format', 'xls');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START)).replace(/^\u00ef\u00bb\u00bf/, '');
  // Node decodes latin1 as Windows-1252, so signs beyond ASCII are compared as bytes.
  const raw = Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart();
  const other = OTHERS.find(([begun]) => raw.startsWith(begun));
  if (other) throw new UnreadableFile('not_a_workbook', other[1]);
  const written = (bytes[1] === 0 || bytes[0] === 0 ? start.replaceAll('\0', '') : start).replace(/^(?:ÿþ|þÿ)/, '');
  if (!written.trimStart().startsWith('<')) return;
  const markup = MARKUP.find(([names]) => names.test(written));
  throw markup ? new UnreadableFile(markup[1], markup[2]) : new UnreadableFile('not_a_workbook');
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
