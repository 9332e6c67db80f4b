import type { CompanyTx } from '#database/doors.ts';
import { type Change, describeChange } from '#domain/history/change.ts';
import { type HistoryLine, type HistoryPart, listHistory, readRowsOf, readTopicNames } from './queries.ts';

/** A change as a person reads it, and who made it. */
export interface TeamChange extends Change, Pick<HistoryLine, 'id' | 'rowId' | 'at' | 'by' | 'reason'> {}

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
    const { id, rowId, at, by, reason } = line;
    const change = describeChange(line, rows.get(rowId) ?? null, (topicId) => topics.get(topicId));
    return { id, rowId, at, by, reason, ...change };
  });
  return {
    changes: changes.filter(({ verb, fields }) => verb !== 'changed' || fields.length > 0),
    next: found.length > part.limit ? (lines.at(-1)?.id ?? null) : null,
  };
}
