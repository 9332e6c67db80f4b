import type { Table } from '#documents/workbook/tables/table.ts';

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

/** The names by which spreadsheets repeat the heading row of each sheet on every page. */
export function repeatHeads(xml: string, tables: readonly Pick<Table, 'name'>[]): string {
  const names = tables.map(
    ({ name }, at) => `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${name}'!$1:$1</definedName>`,
  );
  return xml.replace('<definedNames/>', `<definedNames>${names.join('')}</definedNames>`);
}
