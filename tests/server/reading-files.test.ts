import { describe, expect, it } from 'vitest';
import { readInChild } from '#server/features/files/read-in-child.ts';
import { handMade, rowsXml } from '../reports/reading/hand-made-workbook.ts';

/** A sheet of this many rows and twenty columns, each with its own text. */
function longSheet(rows: number): Uint8Array {
  const row = (at: number) =>
    Array.from({ length: 20 }, (_, column) => `<c t="inlineStr"><is><t>Text ${at} in ${column}</t></is></c>`).join('');
  return handMade({ sheets: [rowsXml(...Array.from({ length: rows }, (_, at) => row(at)))] });
}

describe('a file that somebody sends', () => {
  it('is read in a process of its own, with its days as days', async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    const bytes = handMade({ sheets: [rowsXml('<c s="0"><v>45657</v></c><c t="b"><v>1</v></c>')], styles });
    expect(await readInChild(bytes)).toMatchObject({ sheets: [{ rows: [[new Date('2024-12-31'), true]] }] });
  });

  it('is refused with its reason as the reader says it', async () => {
    expect(await readInChild(new TextEncoder().encode('%PDF-1.7'))).toStrictEqual({ unreadable: 'not_a_workbook' });
    const tooLong = { unreadable: 'too_many_rows', detail: 'more than 50000' };
    expect(await readInChild(longSheet(50_001))).toStrictEqual(tooLong);
  });

  it('is too large where it takes more memory or time than it may', async () => {
    const bytes = longSheet(5000);
    expect(await readInChild(bytes, { mostMs: 20 })).toStrictEqual({ unreadable: 'too_large' });
    expect(await readInChild(bytes, { memoryMb: 12 })).toStrictEqual({ unreadable: 'too_large' });
  });
});
