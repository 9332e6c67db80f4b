import type { CompanyTx } from '#database/doors.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { describeChange } from '#domain/history/change.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import { planUndo } from '#domain/history/plan-undo.ts';
import { undoneWords } from '#domain/history/undone-words.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { FROM_FIELDS, STEP_FIELDS, scaleWordingFields, type WordedScaleId } from '#domain/scales/fields.ts';
import { validateScaleWording } from '#domain/scales/validation.ts';
import { carryOutOfCompany } from '#server/features/records/carry-out.ts';
import { lockRow } from '#server/features/records/lock-rows.ts';
import { findWordingChange, WORDINGS_TABLE } from './queries.ts';

/** Before a company words a scale for the first time, the scale has our words. */
const OURS: Columns = Object.fromEntries(
  [...STEP_FIELDS, 'currency', ...FROM_FIELDS].map((name) => [columnName(name), '']),
);

interface UndoneWording {
  scale: WordedScaleId;
  rowId: string;
  /** False if the wording has changed since, or its amounts would no longer rise. */
  isDone: boolean;
}

/** Undoes a change of a scale's words as a new change, whose reason names what it undid. Undefined if there is no such change. */
export async function undoWording(tx: CompanyTx, line: string): Promise<UndoneWording | undefined> {
  const change = await findWordingChange(tx, line);
  const row = change && (await lockRow(tx, WORDINGS_TABLE, change.rowId));
  if (!row) return undefined;
  const { rowId } = change;
  const plan = planUndo(change, row);
  const columns = plan.ok && plan.undoing.action === 'update' ? plan.undoing.columns : OURS;
  const before = valuesFromColumns(scaleWordingFields, { ...row, ...columns });
  const isDone = plan.ok && Object.keys(validateScaleWording(before)).length === 0;
  if (isDone) {
    const reason = undoneWords(
      describeChange(change, row, () => undefined),
      change.at,
    );
    const undoing = { action: 'update', columns } as const;
    await carryOutOfCompany(tx, [{ line, reason, tableName: WORDINGS_TABLE, rowId, undoing }]);
  }
  return { scale: before.scale, rowId, isDone };
}
