import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { CellObject, Feature, Row, Sheet } from 'write-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { writeIn } from '#documents/document/words.ts';
import type { FileFacts } from '#documents/facts.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { Cell, Column, Table } from '#documents/workbook/tables/table.ts';
import { cellText } from '#domain/files/cell-text.ts';
import { workbookDateOf } from '#domain/people/report-locales.ts';
import { countTexts } from './count-texts.ts';
import { filterRange, layOutForPaper, nameRanges } from './on-paper.ts';

/** What the library accepts as the content of a file inside a workbook. */
type Content = Stream | Buffer | Blob;

const HEAD = { fontWeight: 'bold', backgroundColor: '#E8EDEA', alignVertical: 'top', wrap: true } as const;

/**
 * From this width on, the lines of a text are wrapped instead of running into the next cell; so is any line that is wider than its
 * column.
 */
const BROKEN_FROM = 28;

/** In points. It is set on each row, because not all programs determine it themselves; a long text shows its first lines. */
const LINE_HEIGHT = 15;
const MOST_LINES = 8;

/** The columns that identify a row, which stay in place when the sheet is scrolled sideways. */
const STAYS: Readonly<Record<string, number>> = { Register: 4, Topics: 2, Scores: 2, Evidence: 1, Result: 2 };

/**
 * An assessment as an Excel workbook. Texts are string cells in the format Text, so that no spreadsheet treats one as a formula, either
 * on opening or when somebody edits the cell, and all texts stay as they were written.
 */
export async function makeWorkbook(facts: FileFacts): Promise<Uint8Array> {
  const { locale } = facts.reportSettings;
  writeIn(locale);
  const tables = makeTables(facts);
  const instant = workbookDateOf(locale);
  const options = { fontFamily: 'Calibri', fontSize: 11, features: [finished(tables)] };
  const sheets = tables.map((table) => toSheet(table, instant));
  return countTexts(await writeWorkbook(sheets, options).toBuffer());
}

const toSheet = ({ name, columns, rows }: Table, instant: string): Sheet<Content> => ({
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  orientation: 'landscape',
  stickyRowsCount: 1,
  ...(STAYS[name] && { stickyColumnsCount: STAYS[name] }),
  data: [
    columns.map(
      ({ title }): CellObject => ({ value: title, type: String, format: '@', height: 2 * LINE_HEIGHT, ...HEAD }),
    ),
    ...rows.map((row): Row => row.map((cell, place) => toCell(cell, columns[place], instant))),
  ],
});

/** @param instant the format of a date, in the letters that spreadsheets use */
function toCell(value: Cell, column: Column | undefined, instant: string): CellObject | null {
  if (value === null || column === undefined) return null;
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  if (typeof value === 'string') {
    const wrap = column.width >= BROKEN_FROM || value.length > column.width;
    const height = LINE_HEIGHT * (wrap ? linesOf(value, column.width) : 1);
    return { value: cellText(value), type: String, format: '@', alignVertical: 'top', wrap, height };
  }
  return { value, type: Date, format: instant, alignVertical: 'top' };
}

/** The estimated number of lines that a text takes in a column, up to the number that is shown. */
function linesOf(text: string, width: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / width)));
  return Math.min(
    MOST_LINES,
    lines.reduce((sum, each) => sum + each, 0),
  );
}

/** Adds filters to the heading row of each sheet, and settings for printing. */
function finished(tables: readonly Table[]): Feature<Content> {
  return {
    files: {
      transform: {
        // In the order that the standard requires (ECMA-376, CT_Font); the library puts the name first.
        'xl/styles.xml': {
          transform: (xml) =>
            xml.replaceAll(
              /<font>(<name [^>]*>)(<sz [^>]*>)(<family [^>]*>)(<b\/>)?(<color [^>]*>)<\/font>/g,
              '<font>$4$2$5$1$3</font>',
            ),
        },
        'xl/workbook.xml': { transform: (xml) => nameRanges(xml, tables) },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const { columns, rows } = tables[sheetIndex] ?? { columns: [], rows: [] };
            const range = filterRange({ columns, rows }).join(':');
            const laidOut = layOutForPaper(xml, { columns });
            return laidOut.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`);
          },
        },
      },
    },
  };
}
