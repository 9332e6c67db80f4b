import type { CompanyTx } from '#database/doors.ts';
import { type Change, describeChange } from '#domain/history/change.ts';
import { type HistoryLine, type HistoryPart, listHistory, readRowsOf, readTopicNames } from './queries.ts';

/** A change as a person reads it, and who made it. */
export interface TeamChange extends Change, Pick<HistoryLine, 'id' | 'rowId' | 'at' | 'by' | 'reason'> {}

/** The latest changes of an assessment in a person's words, newest first; undefined where there is no such assessment. */
export async function readHistory(tx: CompanyTx, part: HistoryPart): Promise<TeamChange[] | undefined> {
  const topics = await readTopicNames(tx, part.assessmentId);
  if (!topics) return undefined;
  const lines = await listHistory(tx, part);
  const rows = await readRowsOf(tx, part.assessmentId, lines);
  return lines.map((line) => {
    const { id, rowId, at, by, reason } = line;
    const change = describeChange(line, rows.get(rowId) ?? null, (topicId) => topics.get(topicId));
    return { id, rowId, at, by, reason, ...change };
  });
}
