import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function rowsOf(bytes: Uint8Array) {
  const read = await readFile(bytes);
  return 'unreadable' in read ? read : read.sheets[0]?.rows;
}

describe('a text file', () => {
  it.each<[string, string, (string | null)[][]]>([
    [
      'commas',
      'Title,Score\r\nWater,4\r\n',
      [
        ['Title', 'Score'],
        ['Water', '4'],
      ],
    ],
    [
      'semicolons',
      'Title;Score\nWater;4\n',
      [
        ['Title', 'Score'],
        ['Water', '4'],
      ],
    ],
    [
      'tabs',
      'Title\tScore\rWater, air\t4',
      [
        ['Title', 'Score'],
        ['Water, air', '4'],
      ],
    ],
    [
      'semicolons and decimal commas',
      'Severity;Likelihood\n1,5;2,5\n2,5;3,5',
      [
        ['Severity', 'Likelihood'],
        ['1,5', '2,5'],
        ['2,5', '3,5'],
      ],
    ],
    ['a line that says what parts cells', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'a title above the table',
      'Our risks, 2025\n\nTitle;Score\nWater;4\nAir;3',
      [
        ['Our risks, 2025', null],
        [null, null],
        ['Title', 'Score'],
        ['Water', '4'],
        ['Air', '3'],
      ],
    ],
    [
      'quotes',
      '"Say ""no""","a,b"\r\n"two\r\nlines",x',
      [
        ['Say "no"', 'a,b'],
        ['two\r\nlines', 'x'],
      ],
    ],
    [
      'a quote within a cell',
      'Pipe 5" wide,x\n"a" b,y',
      [
        ['Pipe 5" wide', 'x'],
        ['a b', 'y'],
      ],
    ],
    [
      'rows of different lengths',
      'a,b,c\nd\n,e',
      [
        ['a', 'b', 'c'],
        ['d', null, null],
        [null, 'e', null],
      ],
    ],
    ['one column', 'Title\nWater\n', [['Title'], ['Water']]],
    ['formulas', '=1+1,x', [['=1+1', 'x']]],
    ['empty lines at its end', 'a,b\n\n,\n', [['a', 'b']]],
    ['emoji and right-to-left', 'مياه,🌍\n', [['مياه', '🌍']]],
  ])('is read with %s, and all its cells remain texts', async (_, text, rows) => {
    expect(await rowsOf(utf8(text))).toStrictEqual(rows);
  });

  const table = [
    ['Größe', 'Maß'],
    ['ä', 'ß'],
  ];
  const text = 'Größe;Maß\nä;ß\n';
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['UTF-16 with its mark', utf16(`\ufeff${text}`)],
    ['UTF-16 the other way round with its mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text)],
    ['Windows-1252', latin(text)],
  ])('is read in %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toStrictEqual(table);
  });

  it('is read with the characters that Windows-1252 has and Latin-1 lacks', async () => {
    expect(await rowsOf(new Uint8Array([0x80, 0x3b, 0x93, 0x61, 0x94]))).toStrictEqual([['€', '“a”']]);
  });

  it.each<[string, Uint8Array, object]>([
    ['holds nothing', utf8(''), { unreadable: 'no_rows' }],
    ['holds blank rows alone', utf8(',,\n\r\n,'), { unreadable: 'no_rows' }],
    ['holds a NUL', utf8('a,b\nc,\0'), { unreadable: 'not_a_workbook' }],
    ['holds controls', utf8('a\u0001\u0002\u0003,b'), { unreadable: 'not_a_workbook' }],
    ['does not close a quote', utf8('a,b\nc,"d\ne,f'), { unreadable: 'damaged', detail: 'row 2' }],
    ['has too many rows', utf8('a,b\n'.repeat(5001)), { unreadable: 'too_many_rows', detail: '5001' }],
    [
      'has more rows than are counted',
      utf8('a,b\n'.repeat(60_000)),
      { unreadable: 'too_many_rows', detail: 'more than 50000' },
    ],
    ['has too many columns', utf8(`${'a,'.repeat(200)}b`), { unreadable: 'too_many_columns', detail: '201' }],
    ['is larger than a file may be', new Uint8Array(10_000_001).fill(65), { unreadable: 'too_large' }],
  ])('is rejected when it %s', async (_, bytes, answer) => {
    expect(await rowsOf(bytes)).toStrictEqual(answer);
  });

  it('is read with a cell of eight megabytes, and with a million quotes', async () => {
    expect(await rowsOf(utf8(`a,"${'x'.repeat(8_000_000)}"`))).toStrictEqual([['a', 'x'.repeat(8_000_000)]]);
    expect(await rowsOf(utf8(`a,"${'""'.repeat(1_000_000)}"`))).toStrictEqual([['a', '"'.repeat(1_000_000)]]);
  });
});
