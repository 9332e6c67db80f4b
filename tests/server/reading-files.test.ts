import { describe, expect, it } from 'vitest';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { readInChild } from '#server/features/documents/files/read-in-child.ts';
import { handMade, rowsXml } from '../documents/reading/hand-made-workbook.ts';

/** Against hangs only, not a limit: a busy machine takes as long as it takes. */
const PATIENT = 300_000;

/** A sheet of this many rows, each with a different text. */
function longSheet(rows: number): Uint8Array {
  const row = (at: number) => `<c t="inlineStr"><is><t>Text ${at}</t></is></c>`;
  return handMade({ sheets: [rowsXml(...Array.from({ length: rows }, (_, at) => row(at)))] });
}

/** The answer for the bytes of a file. */
const read = async (bytes: Uint8Array) => JSON.parse(Buffer.concat(await readInChild(bytes)).toString());

describe('an uploaded file', () => {
  it('is read in a process of its own, with its dates as dates', { timeout: PATIENT }, async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    const bytes = handMade({ sheets: [rowsXml('<c s="0"><v>45657</v></c><c t="b"><v>1</v></c>')], styles });
    expect(await read(bytes)).toMatchObject({ sheets: [{ rows: [[{ date: '2024-12-31T00:00:00.000Z' }, true]] }] });
  });

  it('is refused with the reader’s reason', { timeout: PATIENT }, async () => {
    const noTable = { unreadable: 'not_a_workbook', detail: 'pdf' };
    expect(await read(new TextEncoder().encode('%PDF-1.7'))).toStrictEqual(noTable);
    const tooLong = { unreadable: 'too_many_rows', detail: 'more than 50000' };
    expect(await read(longSheet(50_001))).toStrictEqual(tooLong);
  });

  it('is too large when its cells refer to more text than an answer may contain, however small the file', {
    timeout: PATIENT,
  }, async () => {
    const strings = `<si><t>${'The company emits to air; '.repeat(1200)}</t></si>`;
    const names = (rows: number) => rowsXml(...Array.from({ length: rows }, () => '<c t="s"><v>0</v></c>'.repeat(100)));
    expect(await read(handMade({ sheets: [names(200)], strings }))).toEqual({ unreadable: 'too_large', detail: '' });
    const beside = await read(handMade({ sheets: [names(200), names(1)], strings }));
    expect(beside.sheets.map(({ rows, leftOut }: ImportedSheet) => [rows.length, leftOut?.why])).toEqual([
      [0, 'too_large'],
      [1, undefined],
    ]);
  });
});
