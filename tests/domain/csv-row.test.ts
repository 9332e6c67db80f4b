import { describe, expect, it } from 'vitest';
import { asWritten, csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';
import { PAYLOADS } from '../shared/formula-payloads.ts';
import { processorMs } from '../shared/processor-time.ts';
import { readCsv } from '../shared/read-csv.ts';

/** Where cells could begin for a program that accepts any common separator and ignores quotes. */
const beginnings = (text: string) => text.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^[\s"\p{C}]+/u, ''));

describe.each([',', ';'] as const)('a CSV row with %s as the separator', (separator) => {
  it.each(PAYLOADS)('contains nothing that a spreadsheet evaluates: %j', (payload) => {
    const row = csvRow([payload, 'next'], separator);
    const [cells] = readCsv(row, separator);
    expect(cells).toHaveLength(2);
    for (const cell of [...(cells ?? []), ...beginnings(row)]) expect(cell).not.toMatch(/^[=+\-@\uff0b-\uff20\t\r\n]/);
    expect(asWritten(cells?.[0] ?? '')).toBe(payload);
  });

  it.each(["'\tx", "'", "''=1", "it's = 4", "a '=b", "x;'=1", "'\n'=1"])(
    'is read back as it was written: %j',
    (value) => {
      const [cells] = readCsv(csvRow([value], separator), separator);
      expect(asWritten(cells?.[0] ?? '')).toBe(value);
    },
  );

  it.each(['  -5', 'a\n=b', '\t=1', 'it’s =4'])('reads a value that was never escaped unchanged: %j', (value) => {
    expect(asWritten(value)).toBe(value);
  });

  it('leaves harmless values unchanged', () => {
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

it('stays fast on long runs of blanks', async () => {
  const ms = await processorMs(() => csvRow(['\n'.repeat(200_000), ` ${'"; '.repeat(100_000)}`], ','));
  expect(ms).toBeLessThan(1_000);
});

it('starts a file with the UTF-8 byte order mark', () => {
  expect([...new TextEncoder().encode(UTF8_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
