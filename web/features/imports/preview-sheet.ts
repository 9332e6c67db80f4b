import type { ComponentRow } from '#contract/components.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import type { ItemsOf, OtherSheet, PlannedItem } from '#domain/imports/sheets/sheet-plan.ts';

/** A sheet of the preview: its rows as they stand in the file, and what becomes of each. */
export type PreviewSheet = { name: string; rows: ImportedRows; headings: readonly string[] } & (
  | { kind: 'register'; planned: readonly PlannedRow<ComponentRow>[] }
  | { [Kind in OtherSheet]: { kind: Kind; planned: readonly PlannedItem<ItemsOf[Kind]>[] } }[OtherSheet]
);

/** A row of any sheet. */
export type AnyPlanned = PreviewSheet['planned'][number];

/** A row with the sheet that it stands in. */
export interface Line {
  sheet: PreviewSheet;
  planned: AnyPlanned;
}

export const linesOf = (sheets: readonly PreviewSheet[]): Line[] =>
  sheets.flatMap((sheet) => sheet.planned.map((planned) => ({ sheet, planned })));

/** What a row is called in the preview. */
export function titleOf(planned: AnyPlanned): string {
  if ('title' in planned) return planned.title;
  return planned.becomes === 'same' ? planned.before.title : planned.next.title;
}
