import type { Table } from '#documents/workbook/tables/table.ts';
import { columnLetters } from '#domain/imports/cell.ts';

/** The most characters on a landscape page that are still readable in print: up to this width, a sheet is fitted to the page. */
const FITTED_TO = 240;

const isFitted = ({ columns }: Pick<Table, 'columns'>) =>
  columns.reduce((sum, { width }) => sum + width, 0) <= FITTED_TO;

/**
 * The print layout of a sheet: fitted to the width of a page, or spread over several pages; with its name and the page number in the
 * footer.
 */
export function layOutForPaper(xml: string, table: Pick<Table, 'columns'>): string {
  const fitted = isFitted(table);
  const setup = fitted ? 'fitToWidth="1" fitToHeight="0"' : 'pageOrder="overThenDown"';
  return xml
    .replace('<sheetViews>', `${fitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''}<sheetViews>`)
    .replace(
      /<pageSetup paperSize="9" orientation="landscape"\/>/,
      `<pageSetup paperSize="9" ${setup} orientation="landscape"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`,
    );
}

/**
 * The names by which spreadsheets find the filter of each sheet, without which LibreOffice shows none, and repeat its heading row on every
 * page.
 */
export function nameRanges(xml: string, tables: readonly Table[]): string {
  const names = tables.flatMap((table, at) => {
    const [from, to] = filterRange(table);
    const range = [from, to].map((cell) => cell.replace(/([A-Z]+)(\d+)/, '$$$1$$$2')).join(':');
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${table.name}'!${range}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${table.name}'!$1:$1</definedName>`,
    ];
  });
  return xml.replace('<definedNames/>', `<definedNames>${names.join('')}</definedNames>`);
}

/** The first and the last cell of what the heading row of a sheet filters. */
export const filterRange = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): [string, string] => [
  'A1',
  `${columnLetters(columns.length)}${rows.length + 1}`,
];
