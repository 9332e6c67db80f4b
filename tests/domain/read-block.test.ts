import { describe, expect, it } from 'vitest';
import { readBlock } from '#domain/csv/read-block.ts';

describe('a block from a spreadsheet', () => {
  it.each([
    ['one cell', '4', [['4']]],
    ['a row', 'a\t4\t', [['a', '4', '']]],
    [
      'rows with the ends of Windows, and the last end that is no row',
      'a\t1\r\nb\t2\r\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a cell with an end of line and quotes in it',
      '"two\nlines, ""so"""\t3\nb\t4',
      [
        ['two\nlines, "so"', '3'],
        ['b', '4'],
      ],
    ],
    [
      'a cell with a tab in it',
      '"a\tb"\t1\nc\t2',
      [
        ['a\tb', '1'],
        ['c', '2'],
      ],
    ],
    [
      'quotes that hold no whole cell',
      '"Fair" trade\t1\n5" pipe\t2',
      [
        ['"Fair" trade', '1'],
        ['5" pipe', '2'],
      ],
    ],
    [
      'a quote that nobody closes',
      '"open\t1\nb\t2',
      [
        ['"open', '1'],
        ['b', '2'],
      ],
    ],
    [
      'rows of different lengths',
      'a\nb\tc',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    ['empty rows between, not at the end', 'a\n\nb\n\n\n', [['a'], [''], ['b']]],
    ['nothing', '', []],
    ['blanks', ' \t \n ', []],
  ])('reads %s', (_, text, cells) => {
    expect(readBlock(text)).toEqual(cells);
  });

  it('is read quickly, however many quotes are not closed', () => {
    const began = performance.now();
    expect(readBlock('"a\t'.repeat(20_000)).at(0)).toHaveLength(20_001);
    readBlock(`${'"a\n'.repeat(20_000)}`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
