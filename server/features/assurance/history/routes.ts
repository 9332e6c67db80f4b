import { HISTORY_PAGE } from '#contract/history.ts';
import type { CompanyTx } from '#database/doors.ts';
import { fileName } from '#domain/files/file-name.ts';
import { tableOf } from '#domain/history/nouns.ts';
import type { TopicId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import { findFileNames } from '#server/features/records/file-names.ts';
import { readTopicNames } from '#server/features/records/topic-names.ts';
import { forMember } from '#server/platform/http/access.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { inAnswerRoom } from '#server/platform/http/in-answer-room.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { streamActivity } from './activity-csv.ts';
import { settledEdge } from './committed-watermark.ts';
import { listPeople } from './people.ts';
import { countLackingReason, type HistoryFilter, type HistoryPart } from './queries.ts';
import { readAsOf } from './read-as-of.ts';
import { readHistory } from './read-history.ts';
import { type HistoryTopic, listGoneTopics } from './topic-names.ts';
import { zonedTime } from './zoned-time.ts';

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
  ({ context, input: { assessmentId, before, acts, who, ...asked } }) => {
    const filter = { ...filterOf(asked), notBy: who === 'others' ? context.member.userId : undefined };
    const part = { assessmentId, before, filter, withTeam: true, withActsAsOne: acts === 'as-one' };
    return context.database.inCompany(context.member, (tx) => readPage(tx, part));
  },
);

/** How much of the memory for large answers a download uses: only a few of its lines are in memory at a time, however many there are. */
const DOWNLOAD_BYTES = 4 * 1024 * 1024;

const asCsv = forMember.history.asCsv.handler(async ({ context, input }) => {
  const { assessmentId, timeZone = 'UTC', separator = 'comma', ...asked } = input;
  const { database, member, answerRoom, outgoing } = context;
  const named = await database.inCompany(member, (tx) => findFileNames(tx, assessmentId));
  if (!named) return refuse('not-found');
  const place =
    (await answerRoom.enter(member.companyId, `${member.companyId} activity`, outgoing)) ?? refuse('too-busy');
  place.made(DOWNLOAD_BYTES);
  const body = await streamActivity(context, member, {
    part: { assessmentId, filter: filterOf(asked), withTeam: true },
    edge: await settledEdge(database, member),
    timeZone,
    separator: separator === 'semicolon' ? ';' : ',',
  });
  const day = zonedTime(timeZone)(context.now()).slice(0, 10);
  const name = fileName({ what: 'Activity', ...named, day, ending: 'csv' });
  return {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(name) },
    body: body ?? refuse('not-found'),
  };
});

const ofRecord = forMember.history.ofRecord.handler(({ context, input: { noun, id, only, from, until, ...input } }) =>
  context.database.inCompany(context.member, (tx) =>
    readPage(tx, { ...input, filter: filterOf({ only, from, until }), record: { table: tableOf(noun), rowId: id } }),
  ),
);

const asOf = forMember.history.asOf.handler(({ context, input: { assessmentId, at } }) =>
  inAnswerRoom(context, `as-of ${assessmentId}`, () =>
    context.database.inCompany(context.member, (tx) => readAsOf(tx, assessmentId, new Date(at))),
  ),
);

type HistoryInput = Omit<HistoryFilter, 'from' | 'until'> & { from?: string | undefined; until?: string | undefined };

const filterOf = ({ from, until, ...filter }: HistoryInput): HistoryFilter => ({
  ...filter,
  from: asDate(from),
  until: asDate(until),
});

const asDate = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

/** @throws not-found */
async function readPage(tx: CompanyTx, part: Omit<HistoryPart, 'limit'>) {
  const found = await readHistory(tx, { ...part, limit: HISTORY_PAGE });
  if (!found) return refuse('not-found');
  const changes = found.changes.map(({ at, reasonGiven, undone, ...change }) => ({
    ...change,
    at: at.toISOString(),
    reasonGiven: reasonGiven && { by: reasonGiven.by, at: reasonGiven.at.toISOString() },
    undone: undone && { by: undone.by, at: undone.at.toISOString() },
  }));
  return { ...found, changes };
}

export const historyRoutes = { choices, ofAssessment, asCsv, ofRecord, asOf };
