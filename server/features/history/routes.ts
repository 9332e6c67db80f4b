import { HISTORY_PAGE } from '#contract/history.ts';
import type { CompanyTx } from '#database/doors.ts';
import { tableOf } from '#domain/history/change.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { HistoryPart } from './queries.ts';
import { readAsOf } from './read-as-of.ts';
import { readHistory } from './read-history.ts';

const ofAssessment = forMember.history.ofAssessment.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => readPage(tx, input)),
);

const ofRecord = forMember.history.ofRecord.handler(({ context, input: { noun, id, ...input } }) =>
  context.database.inCompany(context.member, (tx) =>
    readPage(tx, { ...input, record: { table: tableOf(noun), rowId: id } }),
  ),
);

const asOf = forMember.history.asOf.handler(({ context, input: { assessmentId, at } }) =>
  context.database.inCompany(context.member, (tx) => readAsOf(tx, assessmentId, new Date(at))),
);

/** @throws not-found */
async function readPage(tx: CompanyTx, part: Omit<HistoryPart, 'limit'>) {
  const found = await readHistory(tx, { ...part, limit: HISTORY_PAGE });
  if (!found) return refuse('not-found');
  return { ...found, changes: found.changes.map((change) => ({ ...change, at: change.at.toISOString() })) };
}

export const historyRoutes = { ofAssessment, ofRecord, asOf };
