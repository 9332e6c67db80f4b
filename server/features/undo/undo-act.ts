import type { CompanyTx } from '#database/doors.ts';
import type { Columns } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { readTopicNames } from '#server/features/history/queries.ts';
import { beginAct } from '#server/features/rows/begin-act.ts';
import { lockDraft, requireLimits, tellConflicts } from '#server/features/rows/save-rows.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { carryOut } from './carry-out.ts';
import { listAct, listChangedSince, lockRows, type StoredChange } from './queries.ts';
import { planLine, STORES, stepOf } from './undo-change.ts';

/** What is undone, and the act that undoing it is. */
interface UndoneAct {
  assessmentId: AssessmentId;
  act: string;
  own: string;
}

/**
 * Undoes all that was done in an act, all or none, each line as a change that names it. Answers the ids of the rows.
 *
 * @throws not-found, assessment-completed, not-undoable, too-many-rows, too-much-text, or conflict with every row that somebody has
 *   changed since
 */
export async function undoAct(tx: CompanyTx, { assessmentId, act, own }: UndoneAct): Promise<string[]> {
  await lockDraft(tx, assessmentId);
  const changes = await listAct(tx, assessmentId, act);
  if (changes.length === 0) refuse('not-found');
  const stores = STORES.filter(({ table }) => changes.some(({ tableName }) => tableName === table));
  if (changes.some(({ tableName }) => stores.every(({ table }) => table !== tableName))) refuse('not-undoable');
  const current = new Map<string, Columns>();
  for (const { table } of stores) {
    for (const [id, row] of await lockRows(tx, table, idsIn(table, changes))) current.set(id, row);
  }
  const since = await listChangedSince(tx, assessmentId, changes);
  const topics = (await readTopicNames(tx, assessmentId)) ?? new Map<string, string>();
  const lines = [];
  const inTheWay: StoredChange[] = [];
  for (const change of changes) {
    const { rowId } = change;
    const line = planLine(change, current.get(rowId) ?? null, since.get(rowId), topics);
    if (line.ok) lines.push(line);
    else if (line.reason === 'not-undoable') refuse(line.reason);
    else inTheWay.push(change);
  }
  if (inTheWay.length > 0) return refuseConflict(tx, inTheWay, current);
  await beginAct(tx, own);
  const steps = lines.map((line) => stepOf(line, topics));
  const taken = await carryOut(tx, steps);
  if (taken !== null) {
    return refuseConflict(
      tx,
      changes.filter(({ id }) => id === taken),
      current,
    );
  }
  for (const store of stores) await requireLimits(tx, store, assessmentId);
  return changes.map(({ rowId }) => rowId);
}

const idsIn = (table: string, changes: readonly StoredChange[]) =>
  changes.filter(({ tableName }) => tableName === table).map(({ rowId }) => rowId);

async function refuseConflict(
  tx: CompanyTx,
  changes: readonly StoredChange[],
  current: ReadonlyMap<string, Columns>,
): Promise<never> {
  const conflicts = [];
  for (const [table, ofTable] of Map.groupBy(changes, ({ tableName }) => tableName)) {
    const inTheWay = ofTable.map(({ rowId }) => {
      const row = current.get(rowId);
      return { key: rowId, rowId, row: row && { title: row.title } };
    });
    conflicts.push(...(await tellConflicts(tx, table, inTheWay)));
  }
  return refuse('conflict', { conflicts });
}
