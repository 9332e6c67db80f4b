import type { CompanyTx } from '#database/doors.ts';
import { TOPICS_TABLE } from '#domain/history/nouns.ts';
import type { Undoing } from '#domain/history/plan-undo.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { isOwnTopic, ownTopicPlace } from '#domain/topics/own-code.ts';
import { isSameTopicName, placeOwnTopic } from '#domain/topics/own-topic.ts';
import { listLockedTopics } from '#server/features/questionnaire/topics/own-topics.ts';
import { carryOut, type UndoingStep } from '#server/features/records/carry-out.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';
import { requireLimits } from '#server/features/records/save-rows.ts';
import { componentRows } from '#server/features/register/components/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { countRowsUnder, listDeletedWith, type StoredChange } from './queries.ts';

type Topics = Awaited<ReturnType<typeof listLockedTopics>>;

/**
 * Undoes adding, changing or deleting one of the company's own topics. A restored topic gets back everything that was deleted with it,
 * and its former code or, if another topic now has that code, the next free one. Returns whether this was possible.
 * @throws not-undoable or too-many-rows
 */
export async function undoTopic(
  tx: HeldDraftTx,
  assessmentId: AssessmentId,
  step: UndoingStep,
  change: StoredChange,
): Promise<boolean> {
  const topics = await listLockedTopics(tx, assessmentId);
  const undoing = await fitTopic(tx, topics, step, []);
  if (undoing === null) return false;
  const below = undoing.action === 'insert' ? await listDeletedWith(tx, assessmentId, change) : [];
  const steps = below.map(({ id, rowId, tableName, old }) => ({
    line: id,
    reason: step.reason,
    tableName,
    rowId,
    undoing: { action: 'insert' as const, row: old },
  }));
  if ((await carryOut(tx, [{ ...step, undoing }, ...steps])) !== null) return false;
  if (undoing.action === 'insert') await requireLimits(tx, componentRows.store, assessmentId);
  return true;
}

/**
 * The steps that undo an act, with topics adjusted to the current list. `unfit` is the line of the first topic that cannot be undone:
 * something unrelated to the act is under it, or its name is taken.
 * @throws not-undoable or too-many-rows
 */
export async function fitTopics(
  tx: HeldDraftTx,
  assessmentId: AssessmentId,
  steps: readonly UndoingStep[],
): Promise<{ steps: UndoingStep[]; unfit: string | null }> {
  const fitted = [...steps];
  const topics = await listLockedTopics(tx, assessmentId);
  const leaving = steps.flatMap(({ rowId, undoing }) => (leavesItsTopic(undoing) ? [rowId] : []));
  for (const [at, step] of steps.entries()) {
    if (step.tableName !== TOPICS_TABLE) continue;
    const undoing = await fitTopic(tx, topics, step, leaving);
    if (undoing === null) return { steps: fitted, unfit: step.line };
    fitted[at] = { ...step, undoing };
    if (undoing.action === 'insert') topics.push(undoing.row as Topics[number]);
  }
  return { steps: fitted, unfit: null };
}

const leavesItsTopic = (undoing: Undoing) =>
  undoing.action === 'delete' || (undoing.action === 'update' && 'topic_id' in undoing.columns);

/**
 * How to undo a line about a topic; null if it is not possible for now.
 * @param leaving ids of rows that will no longer be under the topic once the act is undone
 */
async function fitTopic(
  tx: CompanyTx,
  topics: Topics,
  { rowId, undoing }: UndoingStep,
  leaving: readonly string[],
): Promise<Undoing | null> {
  if (undoing.action === 'insert') return fitBack(topics, undoing.row);
  const current = topics.find(({ id }) => id === rowId);
  if (!current || !isOwnTopic(current)) refuse('not-undoable');
  if (undoing.action === 'delete') return (await countRowsUnder(tx, rowId, leaving)) > 0 ? null : undoing;
  const { columns } = undoing;
  // Another version of the standards has moved the topic.
  if ('code' in columns) refuse('not-undoable');
  const others = topics.filter(({ id }) => id !== rowId);
  return isTaken(columns, others) ? null : undoing;
}

function fitBack(topics: Topics, row: Columns): Undoing | null {
  const code = String(row.code);
  const place = ownTopicPlace(code) ?? refuse('not-undoable');
  const placed = placeOwnTopic(place, topics) ?? refuse('not-undoable');
  if (topics.filter(isOwnTopic).length >= MAX_OWN_TOPICS) {
    refuse('too-many-rows', { most: MAX_OWN_TOPICS, noun: 'own-topics' });
  }
  if (isTaken(row, topics)) return null;
  const isFree = topics.every((topic) => topic.code !== code);
  return { action: 'insert', row: isFree ? row : { ...row, ...placed } };
}

const isTaken = ({ name }: Columns, topics: Topics) =>
  typeof name === 'string' && topics.some((topic) => isSameTopicName(topic.name, name));
