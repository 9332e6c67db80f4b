import type { ComponentRow } from '#contract/components.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import type { PlannedRow } from '#domain/imports/import-plan.ts';
import type { WorkbookPlan } from '#domain/imports/sheets/plan-workbook.ts';
import type { ItemsOf, OtherSheet, PlannedItem } from '#domain/imports/sheets/sheet-plan.ts';
import type { Place } from '#domain/imports/table-of.ts';
import { importMessages as say } from './messages.ts';

/** The table that rows were read from. */
export interface SourceOfRows {
  rows: ImportedRows;
  headings: readonly string[];
  /** Where each column goes; null for a column that is not read. */
  matching: readonly (Place | null)[];
  /** Columns whose empty cells take the value of the row above, from 0. */
  filled: readonly number[];
}

/** A sheet of the preview: its rows as they are in the file, and the result for each. */
export type PreviewSheet = SourceOfRows & { name: string } & (
    | { kind: 'register'; planned: readonly PlannedRow<ComponentRow>[] }
    | { [Kind in OtherSheet]: { kind: Kind; planned: readonly PlannedItem<ItemsOf[Kind]>[] } }[OtherSheet]
  );

/** In the order of the workbook, except that topics come before the rows under them. */
export const KINDS = [
  'topics',
  'register',
  'scores',
  'stakeholders',
  'answers',
] as const satisfies PreviewSheet['kind'][];

/** A plan, sheet by sheet, with the rows that it was read from. */
export const previewOf = (
  planned: WorkbookPlan<ComponentRow>,
  sourceOf: (kind: PreviewSheet['kind']) => SourceOfRows,
): PreviewSheet[] =>
  KINDS.flatMap((kind) => {
    const rows = planned[kind];
    // Kind and rows belong together, which TypeScript cannot infer.
    return rows ? [{ kind, name: say.sheets[kind][0], ...sourceOf(kind), planned: rows } as PreviewSheet] : [];
  });

/** A planned row of any sheet. */
export type AnyPlanned = PreviewSheet['planned'][number];

/** A row with its sheet. */
export interface Line {
  sheet: PreviewSheet;
  planned: AnyPlanned;
}

export const linesOf = (sheets: readonly PreviewSheet[]): Line[] =>
  sheets.flatMap((sheet) => sheet.planned.map((planned) => ({ sheet, planned })));

/** The name of a row in the preview. */
export function titleOf(planned: AnyPlanned): string {
  if ('title' in planned) return planned.title;
  return planned.becomes === 'same' ? planned.before.title : planned.next.title;
}

/** Identifies a row of the preview. */
export const keyOf = ({ sheet, planned }: Line): string =>
  `${sheet.kind} ${planned.row} ${'part' in planned ? planned.part : titleOf(planned)}`;
