import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';
import type { Unreadable } from '#documents/reading/sheets/sheets.ts';
import { handMade, rowsXml } from './hand-made-workbook.ts';

const good = handMade({ sheets: [rowsXml('<c><v>1</v></c>')] });
const sheet = (xml: string) => handMade({ parts: { 'xl/worksheets/sheet1.xml': xml } });

/** The container of old Office files, with a directory that names this stream. */
const ole = (stream: string) =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Buffer.alloc(600),
    ...Buffer.from(`${stream}\0`, 'utf16le'),
  ]);

/** The bytes with this number written wherever the signature occurs. */
function withNumber(bytes: Uint8Array, signature: number, field: number, value: number): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at + 4 <= changed.length; at++) {
    if (view.getUint32(at, true) === signature) view.setUint32(at + field, value, true);
  }
  return changed;
}
const DIRECTORY = 0x02014b50;
const SIZE = 24;
const PLACE = 42;
const FLAGS = 8;

/** A spreadsheet of OpenDocument with this within its body. */
const ods = (body: string, before = '') =>
  zipSync({
    'content.xml': strToU8(
      `${before}<office:document-content><office:body>${body.startsWith('<office:') ? body : `<office:spreadsheet>${body}</office:spreadsheet>`}</office:body></office:document-content>`,
    ),
  });
const table = (rows: string) => `<table:table table:name="A">${rows}</table:table>`;
const row = (content: string, ofCell = '', ofRow = '') =>
  `<table:table-row ${ofRow}><table:table-cell office:value-type="string" ${ofCell}>${content}</table:table-cell></table:table-row>`;

const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]><worksheet><sheetData><row><c t="inlineStr"><is><t>&u;</t></is></c></row></sheetData></worksheet>`;
const outside =
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&e;</t></is></c></row></sheetData></worksheet>';
const spaces = (megabytes: number) => new Uint8Array(megabytes * 1_000_000).fill(32);

describe('a file that is not a workbook, or a hostile one', () => {
  it.each<[string, Uint8Array, Unreadable, string?]>([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'not_a_workbook',
      'image',
    ],
    ['a PDF', strToU8('%PDF-1.7\n'), 'not_a_workbook', 'pdf'],
    ['a page that calls itself a workbook', strToU8('\ufeff <html><table><tr><td>1'), 'not_a_workbook', 'html'],
    ['an archive of other things', zipSync({ 'a.txt': strToU8('a') }), 'not_a_workbook', 'zip'],
    ['a text document', handMade({ parts: { 'xl/workbook.xml': '<document/>' } }), 'not_a_workbook', 'docx'],
    [
      'a workbook of Numbers',
      zipSync({ 'Index/Document.iwa': strToU8('x'), 'preview.jpg': strToU8('x') }),
      'old_format',
      'numbers',
    ],
    ['a text of OpenDocument', ods('<office:text/>'), 'not_a_workbook', 'odt'],
    [
      'a workbook of Excel 2003 as XML',
      strToU8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
      'old_format',
      'xml',
    ],
    [
      'a flat workbook of OpenDocument',
      strToU8('<office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet"/>'),
      'old_format',
      'fods',
    ],
    ['a database', strToU8('SQLite format 3\0'), 'not_a_workbook', 'database'],
    ['a list of JSON', strToU8('[\n {"title": "Kiln gas"}\n]'), 'not_a_workbook', 'json'],
    ['a JSON that is cut off', strToU8('{"rows": [{"title": "Kiln'), 'not_a_workbook', 'json'],
    ['lines of JSON', strToU8('{"title": "Kiln gas"}\n{"title": "Dust"}\n'), 'not_a_workbook', 'json'],
    ['a link of Google Sheets', strToU8('{"doc_id": "1", "email": "a@b.example"}'), 'not_a_workbook', 'gsheet'],
    ['an export that was changed', strToU8('{"kind": "twofold-assessment", "inputs": 7}'), 'damaged', 'JSON'],
    [
      'an encrypted workbook of OpenDocument',
      zipSync({
        'content.xml': new Uint8Array([1, 2, 3]),
        'META-INF/manifest.xml': strToU8('<m:manifest><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>'),
      }),
      'encrypted',
    ],
    ['an entity in OpenDocument', ods(table('<a>&b;</a>'), '<!DOCTYPE a [<!ENTITY b "c">]>'), 'damaged'],
    [
      'rows of OpenDocument that are repeated without end',
      ods(
        table(
          row('<text:p>x</text:p>', 'table:number-columns-repeated="16384"', 'table:number-rows-repeated="1048576"'),
        ),
      ),
      'too_many_rows',
      'more than 50000',
    ],
    [
      'cells of OpenDocument that are repeated without end',
      ods(table(row('<text:p>x</text:p>', 'table:number-columns-repeated="99999999999"').repeat(20_000))),
      'too_many_rows',
      '20000',
    ],
    ['blanks of OpenDocument without end', ods(table(row('<text:p><text:s text:c="999999999"/></text:p>'))), 'no_rows'],
    ['more sheets of OpenDocument than are read', ods(table('').repeat(31)), 'too_many_sheets', 'more than 30'],
    [
      'a binary workbook',
      handMade({
        parts: { '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></R>' },
      }),
      'old_format',
      'xlsb',
    ],
    ['a workbook of Excel 97', ole('Workbook'), 'old_format', 'xls'],
    ['a workbook of Excel 5', ole('Book'), 'old_format', 'xls'],
    ['a workbook of Excel 3', new Uint8Array([9, 2, 6, 0, 0, 0, 16, 0, 0, 0]), 'old_format', 'xls'],
    ['an encrypted workbook', ole('EncryptedPackage'), 'encrypted'],
    ['an old text document', ole('WordDocument'), 'not_a_workbook', 'doc'],
    ['an archive whose parts are encrypted', withNumber(good, DIRECTORY, FLAGS, 0x00080001), 'encrypted'],
    ['an archive cut short', good.subarray(0, good.length - 100), 'damaged'],
    ['an archive whose directory is elsewhere', withNumber(good, 0x06054b50, 16, 5), 'damaged'],
    ['a part that says it has 4 GB', withNumber(good, DIRECTORY, SIZE, 0xffffffff), 'too_large'],
    ['a part that says it is larger than all may be', withNumber(good, DIRECTORY, SIZE, 100_000_001), 'too_large'],
    [
      'a part that is larger than it says',
      withNumber(sheet(`<a>${'b'.repeat(5000)}</a>`), DIRECTORY, SIZE, 10),
      'damaged',
    ],
    ['parts that share their bytes', withNumber(good, DIRECTORY, PLACE, 0), 'damaged'],
    ['a bomb in a sheet', handMade({ parts: { 'xl/worksheets/sheet1.xml': spaces(99) } }), 'too_large'],
    [
      'a bomb in many parts',
      handMade({
        parts: Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`xl/media/${at}.png`, spaces(0.9)])),
      }),
      'too_large',
    ],
    [
      'more parts than a workbook has',
      handMade({ parts: Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`a${at}`, ''])) }),
      'too_large',
    ],
    ['more sheets than are read', handMade({ sheets: Array.from({ length: 31 }, () => '') }), 'too_many_sheets', '31'],
    ['two parts of one name', handMade({ parts: { 'XL/WORKBOOK.XML': '<a/>' } }), 'damaged'],
    ['entities that grow', sheet(laughs), 'damaged'],
    ['an entity from outside', sheet(outside), 'damaged'],
    ['XML that is none', sheet('<worksheet><sheetData></worksheet>'), 'damaged'],
    ['XML that ends early', sheet('<worksheet><sheetData><row>'), 'damaged'],
    ['elements within each other without end', sheet('<a>'.repeat(100_000)), 'damaged'],
    [
      'bytes that are no UTF-8',
      handMade({ parts: { 'xl/worksheets/sheet1.xml': new Uint8Array([60, 97, 62, 0xff, 0xff]) } }),
      'damaged',
    ],
    ['controls that XML does not carry', sheet('<worksheet>\u0001</worksheet>'), 'damaged'],
    [
      'a row where no sheet has one',
      sheet('<worksheet><sheetData><row r="99999999999"/></sheetData></worksheet>'),
      'damaged',
    ],
    [
      'a cell where no sheet has one',
      sheet('<worksheet><sheetData><row><c r="ZZZ1"/></row></sheetData></worksheet>'),
      'damaged',
    ],
    ['a sheet that is missing', handMade({ parts: { 'xl/_rels/workbook.xml.rels': '<R/>' } }), 'damaged'],
    [
      'a sheet at a path outside',
      handMade({
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<R><Relationship Id="s0" Type="x/worksheet" Target="../../../../etc/passwd"/></R>',
        },
      }),
      'damaged',
    ],
    [
      'a sheet on another machine',
      handMade({
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<R><Relationship Id="s0" Type="x/worksheet" Target="http://127.0.0.1/" TargetMode="External"/></R>',
        },
      }),
      'damaged',
    ],
    ['sheets that hold nothing', handMade({ sheets: ['', '<sheetData/>'] }), 'no_rows'],
    [
      'a value in the last row of all',
      sheet('<worksheet><sheetData><row r="1048576"><c><v>1</v></c></row></sheetData></worksheet>'),
      'too_many_rows',
      'more than 50000',
    ],
  ])('is recognised: %s', async (_, bytes, unreadable, detail) => {
    expect(await readFile(bytes)).toStrictEqual({ unreadable, ...(detail && { detail }) });
  });

  it('is read although names look like paths and it contains archives, since only tables are unpacked', async () => {
    const nested = zipSync({ 'bomb.xml': spaces(1) });
    const bytes = handMade({
      sheets: [rowsXml('<c><v>1</v></c>')],
      parts: { '../../etc/passwd': 'x', '/tmp/a': 'y', 'xl/bomb.zip': nested, __proto__: 'z' },
    });
    expect(await readFile(bytes)).toMatchObject({ sheets: [{ rows: [[1]] }] });
  });

  it('gets an answer wherever a byte is changed or the file is cut off', async () => {
    for (let at = 0; at < good.length; at += 3) {
      const changed = good.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      for (const bytes of [changed, good.subarray(0, at)])
        expect(Object.keys(await readFile(bytes))[0]).toMatch(/sheets|unreadable/);
    }
  });
});
