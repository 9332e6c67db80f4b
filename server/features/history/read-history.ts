import type { CompanyTx } from '#database/doors.ts';
import { type Change, type Columns, describeChange, type HeldValue, heldValues } from '#domain/history/change.ts';
import {
  type HistoryLine,
  type HistoryPart,
  type KnownRow,
  listHistory,
  readRowsOf,
  readTopicNames,
} from './queries.ts';

/** A change as a person reads it, and who made it. */
export interface TeamChange
  extends Change,
    Pick<HistoryLine, 'id' | 'rowId' | 'at' | 'by' | 'userId' | 'reason' | 'lacksReason'> {
  /** What a deleted row held. */
  held: HeldValue[];
}

/** Some changes, newest first, and the place in the history that the next ones are older than. */
export interface HistoryChanges {
  changes: TeamChange[];
  next: string | null;
}

/**
 * The latest changes of an assessment in a person's words; undefined where there is no such assessment. Lines that say nothing to
 * a person, such as which section somebody was at, are left out.
 */
export async function readHistory(tx: CompanyTx, part: HistoryPart): Promise<HistoryChanges | undefined> {
  const topics = await readTopicNames(tx, part.assessmentId);
  if (!topics) return undefined;
  // One more than was asked for says whether there is more.
  const found = await listHistory(tx, { ...part, limit: part.limit + 1 });
  const lines = found.slice(0, part.limit);
  const rows = await readRowsOf(tx, part.assessmentId, lines);
  const changes = lines.map((line) => {
    const { id, rowId, at, by, userId, reason, lacksReason } = line;
    const nameOf = (topicId: string) => topics.get(topicId);
    const change = describeChange(line, rowAsThen(rows.get(rowId), id), nameOf);
    return { id, rowId, at, by, userId, reason, lacksReason, ...change, held: heldValues(line, nameOf) };
  });
  return {
    changes: changes.filter(({ verb, fields }) => verb !== 'changed' || fields.length > 0),
    next: found.length > part.limit ? (lines.at(-1)?.id ?? null) : null,
  };
}

/** What a row was called, and where it stood, when a line was written: what later lines changed is taken back. */
function rowAsThen(known: KnownRow | undefined, lineId: string): Columns | null {
  if (!known) return null;
  const later = known.renames.filter(({ id }) => BigInt(id) > BigInt(lineId));
  return Object.assign({}, known.row, ...later.map(({ was }) => was));
}
