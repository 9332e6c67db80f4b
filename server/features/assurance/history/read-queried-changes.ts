import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import { readHistory } from './read-history.ts';

/** How far back a query reads the history: its lines contain long texts, and all of them are in memory at the same time. */
const MOST_CHANGES = 2_000;

/** The changes that a query is about, newest first: the same for the API and the assistant. */
export async function readQueriedChanges(tx: CompanyTx, assessmentId: AssessmentId): Promise<QueriedChange[]> {
  const history = await readHistory(tx, { assessmentId, limit: MOST_CHANGES });
  return (history?.changes ?? []).map((change) => ({ ...change, at: change.at.toISOString() }));
}
