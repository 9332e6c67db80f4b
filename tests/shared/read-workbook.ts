import { type CellObject, read, utils } from '@e965/xlsx';

/** A sheet as another program reads it: its rows keyed by column title, and the cells themselves. */
export interface ReadSheet {
  titles: string[];
  rows: Record<string, unknown>[];
  cells: CellObject[];
  /** The range that can be filtered. */
  filter: string | undefined;
}

/** The sheets of a workbook by name, read by an independent library; dates as dates. */
export function readWorkbook(bytes: Uint8Array): Map<string, ReadSheet> {
  const book = read(bytes, { cellDates: true, cellFormula: true, cellNF: true, UTC: true });
  return new Map(
    book.SheetNames.map((name) => {
      const sheet = book.Sheets[name] ?? {};
      const [titles = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
      const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { raw: true, UTC: true, defval: null });
      const cells = Object.entries(sheet).flatMap(([at, cell]) => (at.startsWith('!') ? [] : [cell as CellObject]));
      return [name, { titles, rows, cells, filter: sheet['!autofilter']?.ref }];
    }),
  );
}
