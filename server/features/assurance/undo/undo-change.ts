import type { CompanyTx } from '#database/doors.ts';
import { validateTogether } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import { describeChange } from '#domain/history/change.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import { TOPICS_TABLE } from '#domain/history/nouns.ts';
import { planUndo, type Undoing } from '#domain/history/plan-undo.ts';
import { isScoredSince } from '#domain/history/scored-since.ts';
import { undoneWords } from '#domain/history/undone-words.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { assessment } from '#domain/records/assessment.ts';
import { component } from '#domain/records/component.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { kindsWith, rowLimitOf } from '#domain/records/kinds.ts';
import { carryOut, type UndoingStep } from '#server/features/records/carry-out.ts';
import { readLastChange } from '#server/features/records/last-changes.ts';
import { holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { lockRow } from '#server/features/records/lock-rows.ts';
import { requireLimits } from '#server/features/records/save-rows.ts';
import { readTopicNames } from '#server/features/records/topic-names.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { findChange, listChangedSince, type StoredChange } from './queries.ts';
import { undoTopic } from './undo-topic.ts';

const ASSESSMENTS = assessment.table;
/** Changes to these tables are made under a lock on the assessment. */
const LOCKING: readonly string[] = [ASSESSMENTS, TOPICS_TABLE];

/** The tables whose changes can be undone, besides the assessment itself. Owners count towards no limit. */
export const STORES = kindsWith('undo').map((kind) => ({ table: kind.table, most: rowLimitOf(kind) }));

/**
 * Undoes a change of a draft as a new change, whose reason names what it undid. Returns the id of the row.
 *
 * @throws not-found, assessment-completed, not-undoable, too-many-rows, too-much-text, or conflict if it has been changed since
 */
export async function undoChange(tx: CompanyTx, assessmentId: AssessmentId, id: string): Promise<string> {
  const change = await findChange(tx, assessmentId, id);
  // No shared lock first: two simultaneous undos would each wait for the other.
  const held = change && LOCKING.includes(change.tableName) ? await holdDraft(tx, assessmentId) : null;
  const draft = held ?? (await lockDraft(tx, assessmentId));
  if (!change) refuse('not-found');
  const { tableName, rowId } = change;
  const store = STORES.find(({ table }) => table === tableName);
  if (!store && !LOCKING.includes(tableName)) refuse('not-undoable');
  const topics = (await readTopicNames(tx, assessmentId)) ?? new Map<string, string>();
  const since = await listChangedSince(tx, assessmentId, [change]);
  const line = planLine(change, await lockRow(tx, tableName, rowId), since.get(rowId), topics);
  if (!line.ok) return refuseFor(tx, line.reason, change);
  const step = stepOf(line, topics);
  const isDone =
    held && tableName === TOPICS_TABLE
      ? await undoTopic(held, assessmentId, step, change)
      : (await carryOut(draft, [step])) === null;
  if (!isDone) return refuseFor(tx, 'conflict', change);
  if (store && line.undoing.action !== 'delete') await requireLimits(draft, store, assessmentId);
  return rowId;
}

/** A line of the history that can be undone, and how. */
interface PlannedLine {
  ok: true;
  change: StoredChange;
  undoing: Undoing;
  /** The row as it is now. */
  current: Columns | null;
}

/**
 * How to undo a line, given the current row, or why it is not possible.
 *
 * @param since what others changed in the row after the line, as it was before that
 */
export function planLine(
  change: StoredChange,
  current: Columns | null,
  since: Columns | undefined,
  topics: ReadonlyMap<string, string>,
): PlannedLine | { ok: false; reason: 'not-undoable' | 'conflict' } {
  const plan = planUndo(change, current);
  if (!plan.ok) return plan;
  const topicId = neededTopic(plan.undoing);
  if (topicId !== undefined && !topics.has(topicId)) return { ok: false, reason: 'not-undoable' };
  const isOfComponent = change.tableName === component.table;
  if (isOfComponent && (isAtOdds(plan.undoing, current, since) || isScoredSince(plan.undoing, current, since))) {
    return { ok: false, reason: 'conflict' };
  }
  return { ok: true, change, undoing: plan.undoing, current };
}

/** The step that undoes a line; the history names the line and contains these words. */
export function stepOf({ change, undoing, current }: PlannedLine, topics: ReadonlyMap<string, string>): UndoingStep {
  const described = describeChange(change, current, (topic) => topics.get(topic));
  const { id: line, tableName, rowId } = change;
  return { line, reason: undoneWords(described, change.at), tableName, rowId, undoing };
}

/** The topic that the row will be under again. */
function neededTopic(undoing: Undoing): string | undefined {
  if (undoing.action === 'delete') return undefined;
  const { topic_id: topicId } = undoing.action === 'insert' ? undoing.row : undoing.columns;
  return typeof topicId === 'string' ? topicId : undefined;
}

/**
 * Whether the restored values are inconsistent with what others have since changed in the same component. Values that were already
 * inconsistent are restored unchanged.
 */
function isAtOdds(undoing: Undoing, current: Columns | null, since: Columns | undefined): boolean {
  if (undoing.action !== 'update' || !since) return false;
  const before = problemsIn({ ...current, ...since, ...undoing.columns });
  return problemsIn({ ...current, ...undoing.columns }).some((field) => !before.includes(field));
}

function problemsIn(columns: Columns): string[] {
  const values = valuesFromColumns(componentFields, columns);
  return Object.keys(validateTogether({ ...values, id: '' as ComponentId }));
}

async function refuseFor(
  tx: CompanyTx,
  reason: 'not-undoable' | 'conflict',
  { tableName, rowId }: StoredChange,
): Promise<never> {
  if (reason === 'not-undoable') refuse(reason);
  const last = await readLastChange(tx, tableName, rowId);
  refuse(reason, { conflicts: [{ key: rowId, current: null, ...last }] });
}
