import { HISTORY_PAGE } from '#contract/history.ts';
import type { CompanyTx } from '#database/doors.ts';
import { tableOf } from '#domain/history/change.ts';
import type { TopicId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { countLackingReason, type HistoryPart, listPeople, readTopicNames } from './queries.ts';
import { readAsOf } from './read-as-of.ts';
import { readHistory } from './read-history.ts';
import { type HistoryTopic, listGoneTopics } from './topic-names.ts';

const choices = forMember.history.choices.handler(({ context, input: { assessmentId } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const topics = (await readTopicNames(tx, assessmentId)) ?? refuse('not-found');
    const [people, gone, lacking] = await Promise.all([
      listPeople(tx),
      listGoneTopics(tx, assessmentId),
      countLackingReason(tx, assessmentId, LACKING_COUNTED),
    ]);
    const standing = [...topics].map(([id, name]) => ({ id: id as TopicId, name, isGone: false }));
    const byName = (a: HistoryTopic, b: HistoryTopic) => a.name.localeCompare(b.name, 'en', { numeric: true });
    return { people, lacking, topics: [...standing.sort(byName), ...gone.sort(byName)] };
  }),
);

const ofAssessment = forMember.history.ofAssessment.handler(
  ({ context, input: { assessmentId, before, from, until, ...filter } }) => {
    const times = { from: asDate(from), until: asDate(until) };
    const part = { assessmentId, before, filter: { ...filter, ...times }, withTeam: true };
    return context.database.inCompany(context.member, (tx) => readPage(tx, part));
  },
);

const ofRecord = forMember.history.ofRecord.handler(({ context, input: { noun, id, ...input } }) =>
  context.database.inCompany(context.member, (tx) =>
    readPage(tx, { ...input, record: { table: tableOf(noun), rowId: id } }),
  ),
);

const asOf = forMember.history.asOf.handler(({ context, input: { assessmentId, at } }) =>
  context.database.inCompany(context.member, (tx) => readAsOf(tx, assessmentId, new Date(at))),
);

const asDate = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** @throws not-found */
async function readPage(tx: CompanyTx, part: Omit<HistoryPart, 'limit'>) {
  const found = await readHistory(tx, { ...part, limit: HISTORY_PAGE });
  if (!found) return refuse('not-found');
  const changes = found.changes.map(({ at, reasonGiven, ...change }) => ({
    ...change,
    at: at.toISOString(),
    reasonGiven: reasonGiven && { by: reasonGiven.by, at: reasonGiven.at.toISOString() },
  }));
  return { ...found, changes };
}

export const historyRoutes = { choices, ofAssessment, ofRecord, asOf };
