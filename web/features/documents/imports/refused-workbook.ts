import { cellText } from '#domain/files/cell-text.ts';
import { cellWords, type ImportedCell, isBlank, isDate } from '#domain/imports/cell.ts';
import { REFUSAL_HEADING } from '#domain/imports/refusal-column.ts';
import { importMessages as say, sayProblem } from './messages.ts';
import type { PreviewSheet } from './preview-sheet.ts';

/** The refused rows of a table below its headings, with the reasons in the first column. */
export interface RefusedTable {
  name: string;
  rows: ImportedCell[][];
}

/**
 * The refused rows as they are in their tables, each once with all its reasons, so that they can be corrected and imported again. Cells
 * that take their value from the row above get it, because that row may not be among them.
 */
export function refusedTables(sheets: readonly PreviewSheet[]): RefusedTable[] {
  // Relevance and scores of topics are planned separately, from the same rows.
  const byTable = Map.groupBy(sheets, ({ rows }) => rows);
  return [...byTable.values()].flatMap((ofTable): RefusedTable[] => {
    const [first] = ofTable;
    if (!first) return [];
    const reasons = reasonsByRow(ofTable);
    if (reasons.size === 0) return [];
    const kept = first.headings.flatMap((heading, at) => (heading === REFUSAL_HEADING ? [] : [at]));
    const above = new Map<number, ImportedCell>();
    const below: ImportedCell[][] = [];
    for (const [index, row] of first.rows.entries()) {
      for (const at of first.filled) if (!isBlank(row[at])) above.set(at, row[at] ?? null);
      const why = reasons.get(index + 1);
      if (why === undefined) continue;
      const cells = kept.map((at) => (isBlank(row[at]) && first.filled.includes(at) ? above.get(at) : row[at]) ?? null);
      below.push([why.join('; '), ...cells]);
    }
    const headings = kept.map((at) => first.headings[at] ?? '');
    return [
      { name: ofTable.length > 1 ? say.refusedSheet : first.name, rows: [[REFUSAL_HEADING, ...headings], ...below] },
    ];
  });
}

function reasonsByRow(sheets: readonly PreviewSheet[]): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const { planned } of sheets) {
    for (const each of planned) {
      if (each.becomes !== 'refused') continue;
      const known = reasons.get(each.row) ?? [];
      reasons.set(each.row, [...new Set([...known, ...each.problems.map(sayProblem)])]);
    }
  }
  return reasons;
}

const HEAD = { fontWeight: 'bold', backgroundColor: '#E8EDEA', alignVertical: 'top', wrap: true } as const;
/** In characters. */
const REASON_WIDTH = 48;
const WIDTH = 22;

/** Saves the refused rows as a workbook. The library that writes it is loaded when somebody wants one. */
export async function saveRefused(sheets: readonly PreviewSheet[]): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const tables = refusedTables(sheets).map(({ name, rows: [head = [], ...rows] }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: head.map((_, at) => ({ width: at === 0 ? REASON_WIDTH : WIDTH })),
    data: [
      head.map((heading) => ({ ...textOf(cellWords(heading)), ...HEAD })),
      ...rows.map((row) => row.map((cell, at) => toCell(cell, at === 0))),
    ],
  }));
  const blob = await writeWorkbook(tables, { fontFamily: 'Calibri', fontSize: 11 }).toBlob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = say.refusedFile;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A cell as its sheet showed it: numbers and days as such, all else as text. */
function toCell(cell: ImportedCell, wrap: boolean) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' as const };
  if (isDate(cell))
    return { value: new Date(cell.date), type: Date, format: 'yyyy-mm-dd', alignVertical: 'top' as const };
  return { ...textOf(cellWords(cell)), alignVertical: 'top' as const, wrap };
}

const textOf = (value: string) => ({ value: cellText(value), type: String, format: '@' });
