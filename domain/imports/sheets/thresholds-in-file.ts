import type { Assessment } from '#domain/assessment/assessment.ts';
import { sheetNames, thresholdTitles } from '#domain/files/sheet-titles.ts';
import type { NamedRows } from '../find-table.ts';
import { columnsOf, rowsOf, saidIn } from './columns.ts';
import type { FieldChange } from './sheet-plan.ts';

type Adopted = Pick<Assessment, 'thresholds' | 'borderlineBand'>;

/** Where the sheet of thresholds differs from the assessment. Thresholds are adopted with a reason, so no import changes them. */
export function thresholdsInFile(sheets: readonly NamedRows[], { thresholds, borderlineBand }: Adopted): FieldChange[] {
  const sheet = sheets.find(({ name }) => name === sheetNames.thresholds);
  if (!sheet) return [];
  const columns = columnsOf(sheet.rows, 0);
  const rows = [...rowsOf({ rows: sheet.rows, headerRow: 0 })];
  const sides = { Impact: thresholds.impact, Financial: thresholds.financial };
  const said = Object.entries(sides).map(([side, stands]) => {
    const row = rows.find(({ cells }) => saidIn(columns, cells, thresholdTitles.side) === side);
    return { label: side, stands, says: row ? saidIn(columns, row.cells, thresholdTitles.from) : '' };
  });
  const band = rows[0] ? saidIn(columns, rows[0].cells, thresholdTitles.band) : '';
  return [...said, { label: thresholdTitles.band, stands: borderlineBand, says: band }].flatMap(
    ({ label, stands, says }) =>
      says === '' || says === String(stands) ? [] : [{ label, from: String(stands), to: says }],
  );
}
