import type { ShownNumber } from '#domain/imports/cell.ts';
import { isInvisible } from '#domain/imports/cell.ts';
import { grid } from '../sheets/grid.ts';
import { spanRows } from '../sheets/merged-down.ts';
import { asShown, type Cell, type Limits, type Sheet } from '../sheets/sheets.ts';
import type { Element } from '../sheets/xml.ts';

/** A table of an OpenDocument spreadsheet, as its elements arrive. */
export interface OpenTable {
  open: (element: Element) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** @param hidden the names of the styles that hide a table */
  sheet: (hidden: ReadonlySet<string>) => Sheet;
}

/** Elements whose text is not that of the cell. */
const BESIDE = new Set(['annotation', 'ruby-text', 'note', 'shapes', 'desc', 'title']);

/** No cell has more text in any spreadsheet program. */
const LONGEST_RUN = 32_767;

/** @param left how many cells may still be read after the previous sheets */
export function tableReader(table: Element, limits: Limits, left: { cells: number }): OpenTable {
  const cells = grid<Exclude<Cell, null>>(limits, left);
  const mergedDown: number[] = [];
  const counted = { merged: 0, formulas: 0, hiddenRows: 0 };
  let [row, column] = [0, 0];
  let repeated = 1;
  // The cells of the open row, each with the number of columns that it fills.
  let inRow: { column: number; columns: number; cell: Exclude<Cell, null> }[] = [];
  let cell: Element | null = null;
  let paragraphs: string[] = [];
  let beside = 0;

  function putRow() {
    // A row that is repeated beyond what is read is only counted.
    const rows = Math.min(repeated, limits.rows + 1);
    for (let nth = 0; nth < rows && inRow.length > 0 && !cells.isOver(); nth += 1) {
      for (const { column: from, columns, cell: value } of inRow) {
        const to = from + Math.min(columns, limits.columns + 1);
        const isBlank = typeof value === 'string' && isInvisible(value);
        for (let at = from; at < to; at += 1)
          cells.put(nth === rows - 1 ? row + repeated - 1 : row + nth, at, value, isBlank);
      }
    }
    row += repeated;
  }

  return {
    open: (element) => {
      const { name } = element;
      if (BESIDE.has(name)) beside += 1;
      if (beside > 0) return;
      if (name === 'table-row') {
        repeated = countIn(element, 'table:number-rows-repeated');
        [column, inRow] = [0, []];
        if ((element.attributes['table:visibility'] ?? 'visible') !== 'visible') counted.hiddenRows += repeated;
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        [cell, paragraphs] = [element, []];
        if (element.attributes['table:formula'] !== undefined) counted.formulas += 1;
        const spans = ['table:number-columns-spanned', 'table:number-rows-spanned'];
        if (name === 'table-cell' && spans.some((span) => countIn(element, span) > 1)) counted.merged += 1;
        const down = countIn(element, 'table:number-rows-spanned');
        if (name === 'table-cell' && down > 1) spanRows(mergedDown, column, row + down, limits);
      } else if (cell && name === 'p') paragraphs.push('');
      else if (cell && name === 's') add(' '.repeat(Math.min(LONGEST_RUN, countIn(element, 'text:c'))));
      else if (cell && name === 'tab') add('\t');
      else if (cell && name === 'line-break') add('\n');
    },
    text: (text) => {
      if (cell && beside === 0) add(text);
    },
    close: (name) => {
      if (BESIDE.has(name)) beside -= 1;
      if (beside > 0) return;
      if (name === 'table-row') putRow();
      if ((name !== 'table-cell' && name !== 'covered-table-cell') || !cell) return;
      const columns = countIn(cell, 'table:number-columns-repeated');
      const value = name === 'table-cell' ? readCell(cell, paragraphs.join('\n')) : null;
      if (value !== null && value !== '') inRow.push({ column, columns, cell: value });
      column += columns;
      cell = null;
    },
    sheet: (hidden) => ({
      name: table.attributes['table:name'] ?? '',
      isHidden: hidden.has(table.attributes['table:style-name'] ?? ''),
      ...counted,
      mergedDown,
      ...cells.rows(),
    }),
  };

  function add(text: string) {
    if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
  }
}

/** How often an element repeats or spans; a spreadsheet has no more rows than this. */
const MOST = 1_048_576;
const countIn = ({ attributes }: Element, name: string): number => {
  const count = Number(attributes[name] ?? 1);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST) : 1;
};

/** @param shown the text that the sheet shows */
function readCell({ attributes }: Element, shown: string): Cell {
  const type = attributes['office:value-type'];
  if (attributes['calcext:value-type'] === 'error') return { error: shown.trim() || '#VALUE!' };
  const isFormula = attributes['table:formula'] !== undefined;
  if (type === undefined) return isFormula && shown === '' ? { error: '' } : shown;
  switch (type) {
    case 'float':
    case 'percentage':
    case 'currency':
      return numberOf(Number(attributes['office:value']), shown.trim(), type);
    case 'date':
      return dateOf(attributes['office:date-value'] ?? '') ?? shown;
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    default:
      return shown || (attributes['office:string-value'] ?? '');
  }
}

function numberOf(stored: number, shown: string, type: 'float' | 'percentage' | 'currency'): Cell {
  if (!Number.isFinite(stored)) return shown;
  const number = asShown(stored);
  // Programs write what is shown with the decimal sign of the country.
  const isSame = shown === '' || shown === String(number) || shown === String(number).replace('.', ',');
  const unit: Pick<ShownNumber, 'unit'> =
    type === 'percentage' || /[%‰]/.test(shown)
      ? { unit: 'percent' }
      : type === 'currency' || /\p{Sc}/u.test(shown)
        ? { unit: 'currency' }
        : {};
  return isSame && !unit.unit ? number : { number, shown: shown || String(number), ...unit };
}

/** A day or an instant, read in UTC like all dates in a sheet; null if it is neither. */
function dateOf(said: string): Date | null {
  const date = new Date(said.includes('T') && !/(?:Z|[+-]\d\d:?\d\d)$/.test(said) ? `${said}Z` : said);
  return Number.isNaN(date.getTime()) ? null : date;
}
