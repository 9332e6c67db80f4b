import { UnreadableFile } from './sheets/sheets.ts';

/** The container format of Office before 2007, which is still used for encrypted workbooks ([MS-CFB] 2.2). */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A workbook of Excel 2 to 4 begins with one of these records ([MS-XLS] 2.4.21). */
const BARE_XLS = [0x00, 0x02, 0x04].map((version) => [0x09, version]);

/** The beginnings of other files that people mistake for a table, or to which programs give the name of a workbook. */
const OTHERS = ['%PDF-', '{\\rtf', '<'];

/** @throws UnreadableFile if the file is a workbook in a format other than .xlsx, or not a table at all */
export function refuseOther(bytes: Uint8Array): void {
  if (begins(bytes, OLE)) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const holds = (stream: string) => content.includes(Buffer.from(stream, 'utf16le'));
    if (holds('EncryptedPackage')) throw new UnreadableFile('encrypted');
    // Excel 5 called it Book.
    throw holds('Workbook\0') || holds('Book\0')
      ? new UnreadableFile('old_format', 'xls')
      : new UnreadableFile('not_a_workbook');
  }
  if (BARE_XLS.some((start) => begins(bytes, start)) && bytes[3] === 0) throw new UnreadableFile('old_format', 'xls');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (OTHERS.some((other) => start.trimStart().startsWith(other))) throw new UnreadableFile('not_a_workbook');
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
