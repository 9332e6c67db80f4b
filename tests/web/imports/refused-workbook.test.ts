import { describe, expect, it } from 'vitest';
import type { ImportedCell } from '#domain/imports/cell.ts';
import type { PreviewSheet } from '#web/features/documents/imports/preview-sheet.ts';
import { refusedTables } from '#web/features/documents/imports/refused-workbook.ts';

const WHY = 'Why it was rejected';
const problem = { code: 'title-required', column: 0 } as const;
const refused = (row: number, part?: number) =>
  ({ row, ...(part && { part }), becomes: 'refused', title: '', problems: [problem] }) as const;

function sheetOf(rows: ImportedCell[][], planned: PreviewSheet['planned'], filled: number[] = []): PreviewSheet {
  const headings = (rows[0] ?? []).map(String);
  const matching = headings.map(() => null);
  return { kind: 'register', name: 'Register', rows, headings, matching, filled, planned } as PreviewSheet;
}

describe('the workbook of refused rows', () => {
  const rows: ImportedCell[][] = [
    ['Topic', 'Title', 'Likelihood'],
    ['E1.1', 'Noise', 3],
    [null, '', { number: 0.45, shown: '45%', unit: 'percent' }],
    [null, 'Dust', null],
  ];

  it('has the reasons in its first column and each row once, with what the row takes from above', () => {
    const tables = refusedTables([sheetOf(rows, [refused(3, 1), refused(3, 2)], [0])]);
    expect(tables).toEqual([
      {
        name: 'Register',
        rows: [
          [WHY, 'Topic', 'Title', 'Likelihood'],
          ['A new entry needs a title', 'E1.1', '', rows[2]?.[2]],
        ],
      },
    ]);
  });

  it('has one sheet for relevance and scores of the same rows, and none where nothing was refused', () => {
    const one = sheetOf(rows, [refused(2)]);
    const other = {
      ...sheetOf(rows, [{ ...refused(2), problems: [{ code: 'no-data', column: null }] }]),
      name: 'Scores',
    };
    const tables = refusedTables([one, other, sheetOf([['Title']], [])]);
    expect(tables.map(({ name }) => name)).toEqual(['Rejected rows']);
    expect(tables[0]?.rows[1]?.[0]).toMatch(/^A new entry needs a title; Fill in/);
  });

  it('does not keep the reasons of a workbook that comes again', () => {
    const again: ImportedCell[][] = [
      [WHY, 'Title'],
      ['An old reason', 'Noise'],
    ];
    expect(refusedTables([sheetOf(again, [refused(2)])])[0]?.rows).toEqual([
      [WHY, 'Title'],
      ['A new entry needs a title', 'Noise'],
    ]);
  });
});
