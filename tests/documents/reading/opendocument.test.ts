import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';
import type { Cell, Sheet } from '#documents/reading/sheets/sheets.ts';
import { mustHave } from '../../shared/must-have.ts';

/** A spreadsheet with these tables, and these styles before them. */
async function sheetsOf(tables: string, styles = ''): Promise<readonly Sheet[]> {
  const content = `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const read = await readFile(
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8(content) }),
  );
  if ('unreadable' in read) throw new Error(`${read.unreadable} ${read.detail}`);
  return read.sheets;
}

const table = (rows: string, attributes = '') => `<table:table table:name="A" ${attributes}>${rows}</table:table>`;
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const text = (words: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${words}</text:p></table:table-cell>`;
const empty = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;

describe('a workbook of OpenDocument', () => {
  it.each<[string, string, Cell]>([
    [
      'a number',
      '<table:table-cell office:value-type="float" office:value="4.5"><text:p>4,5</text:p></table:table-cell>',
      4.5,
    ],
    [
      'a number shown in another way',
      '<table:table-cell office:value-type="float" office:value="42"><text:p>0042</text:p></table:table-cell>',
      { number: 42, shown: '0042' },
    ],
    [
      'percent',
      '<table:table-cell office:value-type="percentage" office:value="1"><text:p>100 %</text:p></table:table-cell>',
      { number: 1, shown: '100 %', unit: 'percent' },
    ],
    [
      'money',
      '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="3"><text:p>3,00 €</text:p></table:table-cell>',
      { number: 3, shown: '3,00 €', unit: 'currency' },
    ],
    [
      'a day',
      '<table:table-cell office:value-type="date" office:date-value="2025-02-28"><text:p>28.02.25</text:p></table:table-cell>',
      new Date('2025-02-28T00:00:00Z'),
    ],
    [
      'an instant',
      '<table:table-cell office:value-type="date" office:date-value="2025-02-28T10:30:00"><text:p>x</text:p></table:table-cell>',
      new Date('2025-02-28T10:30:00Z'),
    ],
    [
      'a boolean',
      '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p></table:table-cell>',
      true,
    ],
    [
      'an error',
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      { error: '#DIV/0!' },
    ],
    ['a formula without a result', '<table:table-cell table:formula="of:=[.B1]"/>', { error: '' }],
    [
      'texts in lines, with blanks',
      text('a<text:s text:c="2"/>b</text:p><text:p>c<text:span>d</text:span>'),
      'a  b\ncd',
    ],
    [
      'a remark beside it',
      text('Water', '').replace('<text:p>', '<office:annotation><text:p>Ann: no</text:p></office:annotation><text:p>'),
      'Water',
    ],
    [
      'time of day',
      '<table:table-cell office:value-type="time" office:time-value="PT06H00M00S"><text:p>06:00</text:p></table:table-cell>',
      '06:00',
    ],
  ])('is read where a cell holds %s', async (_, cell, value) => {
    const [sheet] = await sheetsOf(table(row(cell)));
    expect(sheet?.rows).toStrictEqual([[value]]);
  });

  it('keeps the numbers of its rows and columns, and drops what is repeated without a value', async () => {
    const rows = [
      row(empty(16384), 'table:number-rows-repeated="2"'),
      row(
        `${empty(1)}${text('x', 'table:number-columns-repeated="2"')}${empty(16000)}`,
        'table:number-rows-repeated="2"',
      ),
      row(text('\u200b'), 'table:number-rows-repeated="7000"'),
      row(empty(16384), 'table:number-rows-repeated="1048570"'),
    ];
    const [sheet] = await sheetsOf(table(rows.join('')));
    expect(sheet).toMatchObject({ refused: null });
    expect(sheet?.rows).toStrictEqual([
      [null, null, null],
      [null, null, null],
      [null, 'x', 'x'],
      [null, 'x', 'x'],
    ]);
  });

  it('tells what is merged, calculated and hidden', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const merged = `${text('a', 'table:number-columns-spanned="2" table:number-rows-spanned="3"')}<table:covered-table-cell/>`;
    const formula = '<table:table-cell table:formula="of:=1" office:value-type="float" office:value="1"/>';
    const tables =
      table(row(merged + formula) + row(text('b'), 'table:visibility="filter" table:number-rows-repeated="3"')) +
      table(row(text('c')), 'table:style-name="ta1"');
    const [first, second] = await sheetsOf(tables, styles);
    expect(mustHave(first)).toMatchObject({ merged: 1, mergedDown: [3], formulas: 1, hiddenRows: 3, isHidden: false });
    expect(first?.rows[0]).toStrictEqual(['a', null, 1]);
    expect(second).toMatchObject({ isHidden: true, rows: [['c']] });
  });
});
