import type { CompanyTx } from '#database/doors.ts';
import { TOPICS_TABLE } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { beginAct } from '#server/features/records/begin-act.ts';
import { carryOut } from '#server/features/records/carry-out.ts';
import { holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { lockRows } from '#server/features/records/lock-rows.ts';
import { requireLimits, tellConflicts } from '#server/features/records/save-rows.ts';
import { readTopicNames } from '#server/features/records/topic-names.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { listAct, listChangedSince, type StoredChange } from './queries.ts';
import { planLine, STORES, stepOf } from './undo-change.ts';
import { fitTopics } from './undo-topic.ts';

/** In addition to the line-by-line undo, the company's own topics, which an import adds and changes. */
const STORES_OF_ACTS = [...STORES, { table: TOPICS_TABLE, most: undefined }];

/** An act to undo, and the act that undoes it. */
interface UndoneAct {
  assessmentId: AssessmentId;
  act: string;
  own: string;
}

/**
 * Undoes everything in an act, all or none, each line as a change that names it. Returns the ids of the rows.
 *
 * @throws not-found, assessment-completed, not-undoable, too-many-rows, too-much-text, or conflict with every row that has been changed
 * since
 */
export async function undoAct(tx: CompanyTx, { assessmentId, act, own }: UndoneAct): Promise<string[]> {
  const changes = await listAct(tx, assessmentId, act);
  // No shared lock first: two simultaneous undos would each wait for the other.
  const changesTopics = changes.some(({ tableName }) => tableName === TOPICS_TABLE);
  const held = changesTopics ? await holdDraft(tx, assessmentId) : null;
  const draft = held ?? (await lockDraft(tx, assessmentId));
  if (changes.length === 0) refuse('not-found');
  const stores = STORES_OF_ACTS.filter(({ table }) => changes.some(({ tableName }) => tableName === table));
  if (changes.some(({ tableName }) => stores.every(({ table }) => table !== tableName))) refuse('not-undoable');
  const current = new Map<string, Columns>();
  for (const { table } of stores) {
    for (const [id, row] of await lockRows(tx, table, idsIn(table, changes))) current.set(id, row);
  }
  const since = await listChangedSince(tx, assessmentId, changes);
  const topics = new Map(await readTopicNames(tx, assessmentId));
  // Everything that was under a restored topic is under it again.
  for (const { tableName, action, rowId, old } of changes) {
    if (tableName === TOPICS_TABLE && action === 'delete') topics.set(rowId, String(old?.name));
  }
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
  const planned = lines.map((line) => stepOf(line, topics));
  const { steps, unfit } = held ? await fitTopics(held, assessmentId, planned) : { steps: planned, unfit: null };
  const taken = unfit ?? (await carryOut(draft, steps));
  if (taken !== null) {
    return refuseConflict(
      tx,
      changes.filter(({ id }) => id === taken),
      current,
    );
  }
  for (const store of stores) await requireLimits(draft, store, assessmentId);
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
