import type { Table } from '#documents/workbook/tables/table.ts';

/** Letters that a page across holds without becoming too small to read: as far as that a sheet is fitted to its width. */
const FITTED_TO = 240;

const isFitted = ({ columns }: Pick<Table, 'columns'>) =>
  columns.reduce((sum, { width }) => sum + width, 0) <= FITTED_TO;

/** A sheet as it is printed: on pages as wide as it is, or row by row over several; its name and the number of the page at the foot. */
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

/** Names by which spreadsheets repeat the head of each sheet on every page. */
export function repeatHeads(xml: string, tables: readonly Pick<Table, 'name'>[]): string {
  const names = tables.map(
    ({ name }, at) => `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${name}'!$1:$1</definedName>`,
  );
  return xml.replace('<definedNames/>', `<definedNames>${names.join('')}</definedNames>`);
}
