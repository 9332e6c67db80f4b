import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { colours } from '#documents/document/colours.ts';
import type { Cell, Column } from '#documents/document/document.ts';
import { edge } from './styles.ts';
import { wordParagraph } from './word-text.ts';

/** The width between the margins of the page, in twentieths of a point. */
export const TEXT_WIDTH = 9190;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Rows below column headings that are repeated on every page and have a rule in the accent colour. */
export function wordTable(columns: readonly Column[], rows: readonly (readonly Cell[])[], accent: string): Table {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.floor((TEXT_WIDTH * width) / whole));
  const alignmentOf = (at: number) => (columns[at]?.align === 'end' ? AlignmentType.END : AlignmentType.START);
  const cell = (at: number, children: Paragraph[]) =>
    new TableCell({ children, width: { size: widths[at] ?? 0, type: WidthType.DXA } });
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ head: text }, at) =>
      cell(at, [new Paragraph({ style: 'CellHead', alignment: alignmentOf(at), text })]),
    ),
  });
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((each, at) =>
          cell(
            at,
            linesOf(each).map((line) => wordLine(line, alignmentOf(at))),
          ),
        ),
      }),
  );
  return new Table({
    rows: [head, ...body],
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: 60, bottom: 60, left: 80, right: 80 },
    borders: {
      top: edge(accent, 8),
      bottom: edge(colours.hairline, 4),
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: edge(colours.hairline, 4),
    },
  });
}

const linesOf = (cell: Cell): { text: string; bold: boolean }[] =>
  (typeof cell === 'string' ? cell : cell.text).split('\n').map((text) => ({ text, bold: typeof cell !== 'string' }));

const wordLine = (
  { text, bold }: { text: string; bold: boolean },
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
) => wordParagraph(text, { style: 'Cell', alignment }, { bold });
