import { scaleTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { allScales } from '#domain/scales/all-scales.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { NamedRows } from '../find-table.ts';
import { columnsOf, rowsOf, saidIn } from './columns.ts';
import type { FieldChange } from './sheet-plan.ts';

/**
 * The steps in which the sheet of scales differs from the company's words. The words apply to all of its assessments and are changed with
 * a reason, so no import changes them.
 */
export function scalesInFile(sheets: readonly NamedRows[], scales: Scales): FieldChange[] {
  const sheet = sheets.find(({ name }) => name === sheetNames.scales);
  if (!sheet) return [];
  const columns = columnsOf(sheet.rows, 0);
  const rows = new Map(
    [...rowsOf({ rows: sheet.rows, headerRow: 0 })].map(({ cells }) => [
      `${saidIn(columns, cells, scaleTitles.scale)} ${saidIn(columns, cells, scaleTitles.step)}`,
      cells,
    ]),
  );
  return allScales(scales).flatMap(({ name, steps }) =>
    steps.flatMap(({ value, words, money }) => {
      const label = `${name} ${value}`;
      const cells = rows.get(label);
      if (!cells) return [];
      const said = [
        [words, saidIn(columns, cells, scaleTitles.means)],
        [String(money?.from ?? ''), saidIn(columns, cells, scaleTitles.from)],
      ] as const;
      return said.flatMap(([from, to]) => (to === '' || to === from.trim() ? [] : [{ label, from, to }]));
    }),
  );
}
