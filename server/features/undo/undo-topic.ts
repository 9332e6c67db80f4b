import type { CompanyTx } from '#database/doors.ts';
import type { Columns } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { isOwnTopic, ownTopicPlace } from '#domain/topics/own-code.ts';
import { isSameTopicName, placeOwnTopic } from '#domain/topics/own-topic.ts';
import { componentRows } from '#server/features/components/queries.ts';
import { requireLimits } from '#server/features/rows/save-rows.ts';
import { lockTopics } from '#server/features/topics/own-topics.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { carryOut, type UndoingStep } from './carry-out.ts';
import { countRowsUnder, listDeletedWith, type StoredChange } from './queries.ts';

type Topics = Awaited<ReturnType<typeof lockTopics>>;

/**
 * Undoes adding, changing or deleting a topic of the company's own. One that comes back brings what was deleted with it, under the
 * code that it had or, where another has that by now, the next one. Says whether it could be.
 *
 * @throws not-undoable or too-many-rows
 */
export async function undoTopic(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  step: UndoingStep,
  change: StoredChange,
): Promise<boolean> {
  const { rowId, undoing } = step;
  const topics = await lockTopics(tx, assessmentId);
  if (undoing.action === 'insert') return bringBack(tx, assessmentId, topics, { step, row: undoing.row, change });
  const current = topics.find(({ id }) => id === rowId);
  if (!current || !isOwnTopic(current)) refuse('not-undoable');
  if (undoing.action === 'delete') {
    if ((await countRowsUnder(tx, rowId)) > 0) return false;
    return (await carryOut(tx, [step])) === null;
  }
  const { columns } = undoing;
  // Another version of the standards has moved it.
  if ('code' in columns) refuse('not-undoable');
  if (
    isTaken(
      columns,
      topics.filter(({ id }) => id !== rowId),
    )
  )
    return false;
  return (await carryOut(tx, [step])) === null;
}

async function bringBack(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  topics: Topics,
  { step, row, change }: { step: UndoingStep; row: Columns; change: StoredChange },
): Promise<boolean> {
  const code = String(row.code);
  const place = ownTopicPlace(code) ?? refuse('not-undoable');
  const placed = placeOwnTopic(place, topics) ?? refuse('not-undoable');
  if (topics.filter(isOwnTopic).length >= MAX_OWN_TOPICS) {
    refuse('too-many-rows', { most: MAX_OWN_TOPICS, noun: 'own-topics' });
  }
  if (isTaken(row, topics)) return false;
  const isFree = topics.every((topic) => topic.code !== code);
  const topic = { ...step, undoing: { action: 'insert' as const, row: isFree ? row : { ...row, ...placed } } };
  const below = (await listDeletedWith(tx, assessmentId, change)).map(({ id, rowId, tableName, old }) => ({
    ...{ line: id, reason: step.reason, tableName, rowId },
    undoing: { action: 'insert' as const, row: old },
  }));
  if ((await carryOut(tx, [topic, ...below])) !== null) return false;
  await requireLimits(tx, componentRows.store, assessmentId);
  return true;
}

const isTaken = ({ name }: Columns, topics: Topics) =>
  typeof name === 'string' && topics.some((topic) => isSameTopicName(topic.name, name));
