import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';
import type { Cell, Sheet } from '#documents/reading/sheets/sheets.ts';
import { mustHave } from '../../shared/must-have.ts';
import { type HandMade, handMade, rowsXml } from './hand-made-workbook.ts';

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const read = await readFile(bytes);
  if ('unreadable' in read) throw new Error(`${read.unreadable} ${read.detail}`);
  return read.sheets;
}

const first = async (made: HandMade) => mustHave((await sheetsOf(handMade(made)))[0]);

/** The value of A1. */
const cell = async (xml: string, made: HandMade = {}) =>
  (await first({ ...made, sheets: [rowsXml(xml)] })).rows[0]?.[0];

const day = (iso: string) => new Date(`${iso}Z`);

describe('a cell of a workbook', () => {
  it.each<[string, string, Cell]>([
    ['a number', '<c r="A1"><v>4.5</v></c>', 4.5],
    ['a number with an exponent', '<c r="A1"><v>1.5E-3</v></c>', 0.0015],
    ['a number as it is shown', '<c r="A1"><v>0.30000000000000004</v></c>', 0.3],
    ['a number that is too large for one', '<c r="A1"><v>1E999</v></c>', '1E999'],
    ['nothing but a blank', '<c r="A1"><v> </v></c><c r="B1"><v>1</v></c>', null],
    ['a boolean', '<c r="A1" t="b"><v>1</v></c>', true],
    ['an inline text', '<c r="A1" t="inlineStr"><is><t>Water</t></is></c>', 'Water'],
    ['an inline text in pieces', '<c r="A1" t="inlineStr"><is><r><t>Wa</t></r><r><t>ter</t></r></is></c>', 'Water'],
    ['a text with blanks', '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a  b </t></is></c>', ' a  b '],
    ['a text in several lines', '<c r="A1" t="inlineStr"><is><t>a\nb</t></is></c>', 'a\nb'],
    ['a text with signs of XML', '<c r="A1" t="inlineStr"><is><t>R&amp;D &lt;1&#8364;</t></is></c>', 'R&D <1€'],
    ['a text marked as such', '<c r="A1" t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>', 'a < b'],
    ['a code unit', '<c r="A1" t="inlineStr"><is><t>a_x000D_b _x005F_x000D_</t></is></c>', 'a\rb _x000D_'],
    ['the text of a formula', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['the number of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', 2],
    ['the error of a formula', '<c r="A1" t="e"><f>NA()</f><v>#N/A</v></c>', { error: '#N/A' }],
    ['the text of a formula, which is empty', '<c t="str"><f>""</f><v></v></c><c><v>1</v></c>', null],
    ['a formula without a result', '<c r="A1"><f>A2</f></c>', { error: '' }],
    ['a formula with an empty result', '<c r="A1"><f>A2</f><v></v></c>', { error: '' }],
    ['a formula whose text is missing', '<c r="A1" t="str"><f>A2</f></c>', { error: '' }],
    ['a day written as such', '<c r="A1" t="d"><v>2025-02-28</v></c>', day('2025-02-28T00:00:00')],
    ['an instant written as such', '<c r="A1" t="d"><v>2025-02-28T10:30:00</v></c>', day('2025-02-28T10:30:00')],
    ['a text from right to left', '<c r="A1" t="inlineStr"><is><t>مخاطر المياه</t></is></c>', 'مخاطر المياه'],
    ['emoji', '<c r="A1" t="inlineStr"><is><t>🌍👩‍🔬</t></is></c>', '🌍👩‍🔬'],
    ['a title of 300 signs', `<c r="A1" t="inlineStr"><is><t>${'é'.repeat(300)}</t></is></c>`, 'é'.repeat(300)],
    ['a cell without its place', '<c><v>7</v></c>', 7],
    ['an element with a prefix', '<x:c r="A1"><x:v>7</x:v></x:c>', 7],
  ])('is read where it holds %s', async (_, xml, value) => {
    expect(await cell(xml)).toStrictEqual(value);
  });

  it('is read from the shared strings, without phonetic readings', async () => {
    const strings =
      '<si><t>no</t></si><si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
    expect(await cell('<c r="A1" t="s"><v>1</v></c>', { strings })).toBe('東京');
  });

  it('is empty where it refers to a shared string that does not exist', async () => {
    const { rows } = await first({
      sheets: [rowsXml('<c t="s"><v>9</v></c><c><v>1</v></c>')],
      strings: '<si><t>a</t></si>',
    });
    expect(rows).toStrictEqual([[null, 1]]);
  });

  const styles = (code: string) =>
    `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="164"/></cellXfs>`;

  it.each<[string, boolean, string?]>([
    ['yyyy\\-mm\\-dd', true],
    ['[$-407]d/ mmm/ yyyy;@', true],
    ['hh:mm', true],
    ['0.00 &quot;days&quot;', false, '45000.50 days'],
    ['[Red]0', false, '45001'],
    ['#,##0_d', false, '45,001'],
    ['[h]:mm', false, '1080012:00'],
    ['General', false],
  ])('is a day or a number according to its format %s', async (code, isDay, shown) => {
    const value = await cell('<c r="A1" s="0"><v>45000.5</v></c>', { styles: styles(code) });
    const number = shown === undefined ? 45000.5 : { number: 45000.5, shown };
    expect(value).toStrictEqual(isDay ? day('2023-03-15T12:00:00') : number);
  });

  it.each<[string, number, Cell]>([
    ['0%', 0.45, { number: 0.45, shown: '45%', unit: 'percent' }],
    ['0.0 %', 0.125, { number: 0.125, shown: '12.5 %', unit: 'percent' }],
    ['0&quot; %&quot;', 60, { number: 60, shown: '60 %', unit: 'percent' }],
    ['[&gt;=0.5]&quot;likely&quot; 0%;0%', 1, { number: 1, shown: 'likely 100%', unit: 'percent' }],
    ['#,##0', 1250000, { number: 1250000, shown: '1,250,000' }],
    ['#,##0', 5, 5],
    ['#,##0.00\\ [$€-407]', 1250.5, { number: 1250.5, shown: '1.250,50 €', unit: 'currency' }],
    ['[$CHF]\\ #,##0', 3, { number: 3, shown: 'CHF 3', unit: 'currency' }],
    ['_-* #,##0\\ &quot;zł&quot;_-', 4, { number: 4, shown: '4 zł', unit: 'currency' }],
    ['0000', 42, { number: 42, shown: '0042' }],
    ['&quot;Step &quot;0', 4, { number: 4, shown: 'Step 4' }],
    ['0', 4.4, { number: 4.4, shown: '4' }],
    ['_(* #,##0_);_(* (#,##0);_(* &quot;-&quot;_);_(@_)', 0, { number: 0, shown: '-' }],
    ['h:mm', 0.25, { number: 0.25, shown: '6:00' }],
    [';;;', 3, 3],
    ['0.0.0[', 3, 3],
    ['General', 3.5, 3.5],
  ])('keeps how its sheet shows it: %s of %s', async (code, number, value) => {
    expect(await cell(`<c r="A1" s="0"><v>${number}</v></c>`, { styles: styles(code) })).toStrictEqual(value);
  });

  it.each<[number, number, Cell]>([
    [9, 1, { number: 1, shown: '100%', unit: 'percent' }],
    [10, 0.2, { number: 0.2, shown: '20.00%', unit: 'percent' }],
    [4, 5, { number: 5, shown: '5.00' }],
    [44, 5, { number: 5, shown: '5.00', unit: 'currency' }],
    [49, 5, 5],
    [1, 5, 5],
  ])('knows the format number %s', async (id, number, value) => {
    const known = `<cellXfs><xf numFmtId="${id}"/></cellXfs>`;
    expect(await cell(`<c r="A1" s="0"><v>${number}</v></c>`, { styles: known })).toStrictEqual(value);
  });

  it.each<[number, string, Cell]>([
    [1, '', day('1900-01-01T00:00:00')],
    [59, '', day('1900-02-28T00:00:00')],
    [61, '', day('1900-03-01T00:00:00')],
    [45657, '', day('2024-12-31T00:00:00')],
    [0.25, '', 0.25],
    [-3, '', -3],
    [2958466, '', 2958466],
    [0, 'date1904="1"', day('1904-01-01T00:00:00')],
    [44195, 'date1904="true"', day('2024-12-31T00:00:00')],
  ])('reads %s as the day of its calendar (%s)', async (serial, settings, value) => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    expect(await cell(`<c r="A1" s="0"><v>${serial}</v></c>`, { styles, settings })).toStrictEqual(value);
  });
});

describe('a sheet of a workbook', () => {
  it('keeps the numbers of its rows and columns, and drops what is empty after the last value', async () => {
    const data =
      '<row r="3"><c r="B3"><v>1</v></c><c r="C3" s="0"/></row><row r="5"><c r="A5"><v>2</v></c></row><row r="9"><c r="A9"/></row>';
    const { rows } = await first({ sheets: [`<sheetData>${data}</sheetData>`] });
    expect(rows).toStrictEqual([
      [null, null],
      [null, null],
      [null, 1],
      [null, null],
      [2, null],
    ]);
  });

  it('counts merged cells, formulas and hidden rows', async () => {
    const data = '<row r="1" hidden="1"><c r="A1"><f>1</f><v>1</v></c><c r="B1"><f>B2</f></c></row><row r="2"/>';
    const sheets = [
      `<sheetData>${data}</sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="B2:C5"/></mergeCells>`,
    ];
    const { merged, mergedDown, formulas, hiddenRows, isHidden, rows } = await first({
      sheets,
      state: 'state="veryHidden"',
    });
    expect({ merged, mergedDown, formulas, hiddenRows, isHidden }).toStrictEqual({
      merged: 2,
      mergedDown: [0, 5, 5],
      formulas: 2,
      hiddenRows: 1,
      isHidden: true,
    });
    expect(rows).toStrictEqual([[1, { error: '' }]]);
  });

  it('has no rows of texts without a visible character below its table, nor columns beside it', async () => {
    const blank = ['', ' ', '\u200b', '\u00a0\ufeff', '\u00ad', '\u2060', '&#10;'];
    const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
    const shared = '<c t="s"><v>0</v></c>';
    const row = inline('Water') + shared + inline('4') + inline('\u200b');
    const below = Array.from({ length: 7000 }, (_, at) => inline(blank[at % blank.length] ?? '') + shared.repeat(3));
    const strings = '<si><r><t> </t></r><r><t>\u200d</t></r></si>';
    const { rows, refused } = await first({ sheets: [rowsXml(row, ...below)], strings });
    expect(refused).toBeNull();
    expect(rows).toStrictEqual([['Water', ' \u200d', '4']]);
  });

  it('has no results where a program wrote 0 for every formula and left calculating to others', async () => {
    const main = (attributes: string) =>
      `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="s0"/></sheets><calcPr ${attributes}/></workbook>`;
    const read = async (attributes: string, other: string) =>
      (
        await first({
          sheets: [rowsXml(`<c><f>B1*2</f><v>0</v></c><c><v>0</v></c><c><f>A1</f><v>${other}</v></c>`)],
          parts: { 'xl/workbook.xml': main(attributes) },
        })
      ).rows;
    expect(await read('fullCalcOnLoad="1"', '0')).toStrictEqual([[{ error: '' }, 0, { error: '' }]]);
    expect(await read('fullCalcOnLoad="1"', '7')).toStrictEqual([[0, 0, 7]]);
    expect(await read('calcId="1"', '0')).toStrictEqual([[0, 0, 0]]);
  });

  it.each(['\\', '/'])('is read from a package in the strict form, with %s between folders', async (slash) => {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const relations = (id: string, type: string, target: string) =>
      `<Relationships><Relationship Id="${id}" Type="${strict}/${type}" Target="${target}"/></Relationships>`;
    const parts = {
      '_rels/.rels': relations('a', 'officeDocument', `xl${slash}workbook.xml`),
      'xl/workbook.xml': `<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main" xmlns:q="${strict}"><x:sheets><x:sheet name="A" sheetId="1" q:id="b"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': relations('b', 'worksheet', `worksheets${slash}one.xml`),
      'xl/worksheets/one.xml': `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="d"><x:v>2025-02-28</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name.replaceAll('/', slash), strToU8(xml)])),
    );
    expect((await sheetsOf(bytes))[0]?.rows).toStrictEqual([[day('2025-02-28T00:00:00')]]);
  });

  it('is left out with a reason when it is too long or too wide, while the others are read', async () => {
    const long = Array.from({ length: 5001 }, () => '<c><v>1</v></c>');
    const wide = '<c r="GS1"><v>1</v></c>';
    const read = await sheetsOf(handMade({ sheets: [rowsXml(...long), rowsXml(wide), rowsXml('<c><v>1</v></c>')] }));
    expect(read.map(({ rows, refused }) => [rows.length, refused])).toStrictEqual([
      [0, { unreadable: 'too_many_rows', detail: '5001' }],
      [0, { unreadable: 'too_many_columns', detail: '201' }],
      [1, null],
    ]);
  });

  it('is read as another library wrote it', async () => {
    const rows = [
      ['Title', 'Score', 'Due', 'Done'],
      ['Spills & leaks', 12.5, new Date('2025-06-30T00:00:00Z'), true],
      ['', null, null, false],
    ];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }), 'Risks');
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Empty');
    for (const bookSST of [true, false]) {
      const [risks, empty] = await sheetsOf(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST })));
      expect(risks?.name).toBe('Risks');
      expect(risks?.rows).toStrictEqual([rows[0], rows[1], [null, null, null, false]]);
      expect(empty?.rows).toStrictEqual([]);
    }
  });
});
