import type { CompanyTx } from '#database/doors.ts';
import { type Columns, TOPICS_TABLE } from '#domain/history/change.ts';
import type { Undoing } from '#domain/history/plan-undo.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { isOwnTopic, isSameTopicName, ownTopicPlace, placeOwnTopic } from '#domain/topics/own-topic.ts';
import { componentRows } from '#server/features/components/queries.ts';
import { requireLimits } from '#server/features/rows/save-rows.ts';
import { lockTopics } from '#server/features/topics/own-topics.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  countRowsUnder,
  deleteRow,
  insertAgain,
  listDeletedWith,
  putBack,
  type StoredChange,
  sayUndone,
} from './queries.ts';

type Topics = Awaited<ReturnType<typeof lockTopics>>;

/**
 * Undoes adding, changing or deleting a topic of the company's own. One that comes back brings what was deleted with it, under the
 * code that it had or, where another has that by now, the next one. Says whether it could be.
 *
 * @param words the reason that the history gives
 * @throws not-undoable or too-many-rows
 */
export async function undoTopic(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { undoing, change, words }: { undoing: Undoing; change: StoredChange; words: string },
): Promise<boolean> {
  const { rowId } = change;
  const topics = await lockTopics(tx, assessmentId);
  if (undoing.action === 'insert') return bringBack(tx, assessmentId, topics, { row: undoing.row, change, words });
  const current = topics.find(({ id }) => id === rowId);
  if (!current || !isOwnTopic(current)) refuse('not-undoable');
  if (undoing.action === 'delete') {
    if ((await countRowsUnder(tx, rowId)) > 0) return false;
    await deleteRow(tx, TOPICS_TABLE, rowId);
    return true;
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
  await putBack(tx, TOPICS_TABLE, rowId, columns);
  return true;
}

async function bringBack(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  topics: Topics,
  { row, change, words }: { row: Columns; change: StoredChange; words: string },
): Promise<boolean> {
  const code = String(row.code);
  const place = ownTopicPlace(code) ?? refuse('not-undoable');
  const placed = placeOwnTopic(place, topics) ?? refuse('not-undoable');
  if (topics.filter(isOwnTopic).length >= MAX_OWN_TOPICS) {
    refuse('too-many-rows', { most: MAX_OWN_TOPICS, noun: 'own-topics' });
  }
  if (isTaken(row, topics)) return false;
  const isFree = topics.every((topic) => topic.code !== code);
  if (!(await insertAgain(tx, TOPICS_TABLE, isFree ? row : { ...row, ...placed }))) return false;
  for (const gone of await listDeletedWith(tx, assessmentId, change)) {
    await sayUndone(tx, gone.id, words);
    if (!(await insertAgain(tx, gone.tableName, gone.old))) return false;
  }
  await requireLimits(tx, componentRows.store, assessmentId);
  return true;
}

const isTaken = ({ name }: Columns, topics: Topics) =>
  typeof name === 'string' && topics.some((topic) => isSameTopicName(topic.name, name));
