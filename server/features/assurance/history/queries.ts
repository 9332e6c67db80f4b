import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { HistoryAct } from '#domain/history/acts.ts';
import type { RecordedChange } from '#domain/history/change.ts';
import {
  AT_COMPONENT_TABLES,
  COMPANY_TABLES,
  type HistoryNoun,
  TOLD_TABLES,
  TOPICS_TABLE,
  tableOf,
} from '#domain/history/nouns.ts';
import type { AssessmentId, TopicId, UserId } from '#domain/ids.ts';
import { isAct } from './is-act.ts';
import { everUnder, rowsAt } from './rows-at.ts';

/** A line of the history as it is stored, with its author. */
export interface HistoryLine extends RecordedChange {
  /** Ascends with time; a page continues below it. */
  id: string;
  rowId: string;
  at: Date;
  userId: UserId | null;
  /** The person's name at that time; null if it is no longer known. */
  by: string | null;
  reason: string | null;
  /** By whom and when the reason was given, if it was given after the change. */
  reasonGiven: { by: string | null; at: Date } | null;
  /** Whether the change needs a reason and has none. */
  lacksReason: boolean;
  /** The act that it belongs to. */
  act: ({ id: string } & ActLines) | null;
}

/** How many lines an act has, whether they concern several nouns, and whether they undid another act. */
interface ActLines {
  lines: number;
  isMixed: boolean;
  isUndoing: boolean;
}

/** A filter for lines of the history; a line must meet all conditions. */
export interface HistoryFilter {
  by?: UserId | undefined;
  /** By anyone else, or by the server itself. */
  notBy?: UserId | undefined;
  noun?: HistoryNoun | undefined;
  /** Only acts of this kind. */
  did?: HistoryAct | undefined;
  /** Rows that were under this topic when they changed, including rows that were moved out of it. */
  topicId?: TopicId | undefined;
  /** From this moment on, inclusive. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
  /** Only changes that need a reason and have none. */
  lacking?: 'reason' | undefined;
  /** Only changes that need a reason. */
  only?: 'decisions' | undefined;
  /** Only the changes of this act. */
  act?: string | undefined;
}

/** Which part of an assessment's history is requested. */
export interface HistoryPart {
  assessmentId: AssessmentId;
  /** Only the changes of one row. */
  record?: { table: string; rowId: string };
  filter?: HistoryFilter;
  /** Whether changes of the company's team and scale wordings are included. */
  withTeam?: boolean;
  /** Whether only the newest line of each act is included. */
  withActsAsOne?: boolean;
  /** Older than this line. */
  before?: string | undefined;
  limit: number;
}

/** The latest lines of an assessment's history, newest first, without those of chats. */
export async function listHistory(tx: CompanyTx, part: HistoryPart): Promise<HistoryLine[]> {
  const { record, filter = {}, withTeam = false, limit } = part;
  const ofCompany = record ? isOfCompany(record.table) : withTeam && isAskedOfCompany(filter);
  const ids = await Promise.all([
    ...(record && isOfCompany(record.table) ? [] : [listIds(tx, part, 'here')]),
    ...(filter.topicId === undefined ? [] : [listIds(tx, part, 'moved-away'), listIds(tx, part, 'at-component')]),
    ...(ofCompany ? [listIds(tx, part, 'company')] : []),
  ]);
  const newest = ids
    .flat()
    .sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1))
    .slice(0, limit);
  return readHistoryLines(tx, newest);
}

/** These lines of the history, newest first, with their reasons, whenever they were given. */
export async function readHistoryLines(tx: CompanyTx, ids: readonly string[]): Promise<HistoryLine[]> {
  if (ids.length === 0) return [];
  const given = await readLaterReasons(tx, ids);
  return (await readLines(tx, ids)).map((line) => {
    const later = given.get(line.id);
    return { ...line, reason: line.reason ?? later?.reason ?? null, reasonGiven: later ?? null };
  });
}

const isOfCompany = (table: string) => COMPANY_TABLES.includes(table);

const isAskedOfCompany = ({ noun, topicId, lacking, only, act }: HistoryFilter) =>
  (noun === undefined || isOfCompany(tableOf(noun))) &&
  [topicId, lacking, only, act].every((asked) => asked === undefined);

/**
 * The newest lines of one kind: below the assessment; moved out of the requested topic; of components that were ever under it; of the
 * company. Each is a scan of one index, and together they contain the newest lines of all.
 */
async function listIds(
  tx: CompanyTx,
  part: HistoryPart,
  kind: 'here' | 'moved-away' | 'at-component' | 'company',
): Promise<string[]> {
  const { assessmentId, record, filter = {}, withActsAsOne = false, before, limit } = part;
  const { by, notBy, noun, did, topicId, from, until, lacking, only, act } = filter;
  const ofAny = {
    here: TOLD_TABLES,
    'moved-away': TOLD_TABLES,
    'at-component': AT_COMPONENT_TABLES,
    company: COMPANY_TABLES,
  };
  const asked = record ? [record.table] : noun ? [tableOf(noun)] : ofAny[kind];
  const tables = kind === 'at-component' ? asked.filter((table) => AT_COMPONENT_TABLES.includes(table)) : asked;
  if (tables.length === 0) return [];
  const place = kind === 'company' ? sql`assessment_id is null` : sql`assessment_id = ${assessmentId}`;
  const conditions = [
    place,
    tables.length === 1 ? sql`table_name = ${tables[0]}` : sql`table_name = any(${tables})`,
    ...(tables.includes(TOPICS_TABLE) ? [isTold(tx)] : []),
    ...(record ? [sql`row_id = ${record.rowId}`] : []),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(by === undefined ? [] : [sql`user_id = ${by}`]),
    ...(notBy === undefined ? [] : [sql`user_id is distinct from ${notBy}`]),
    ...(did === undefined ? [] : [isAct[did]]),
    ...(topicId === undefined ? [] : [isUnder(tx, assessmentId, topicId, kind)]),
    ...(from === undefined ? [] : [notBefore(tx, place, from)]),
    ...(until === undefined ? [] : [notAfter(tx, place, until)]),
    ...(lacking === undefined ? [] : [lacksReason(tx)]),
    ...(only === undefined ? [] : [sql<boolean>`asks_reason(table_name, action, old, new)`]),
    ...(act === undefined ? [] : [sql`act = ${act}`]),
    ...(withActsAsOne ? [isNewestOfAct(tx)] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from history where ${tx.own()} and ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether a line belongs to a topic: its row was under the topic, was moved out of it, or names a component that was under it. */
function isUnder(tx: CompanyTx, assessmentId: AssessmentId, topicId: TopicId, kind: string): RawBuilder<unknown> {
  if (kind === 'moved-away') return sql`from_topic_id = ${topicId}`;
  if (kind !== 'at-component') return sql`topic_id = ${topicId}`;
  return sql`row_id in (${rowsAt(tx, sql`${assessmentId}`, everUnder(tx, sql`${assessmentId}`, sql`${topicId}`))})`;
}

const isNewestOfAct = (tx: CompanyTx) => sql<boolean>`(act is null or not exists (
  select from history later where ${tx.own('later')} and later.act = history.act and later.id > history.id))`;

/** Of topics, only those that the company added are included: listed topics come and go with the version of the standards. */
const isTold = (
  tx: CompanyTx,
) => sql<boolean>`(table_name <> ${TOPICS_TABLE} or coalesce(new ->> 'code', old ->> 'code', (
  select code from materiality_topics topic where ${tx.own('topic')} and topic.id = history.row_id), (
  select gone.old ->> 'code' from history gone
  where ${tx.own('gone')} and gone.table_name = ${TOPICS_TABLE} and gone.row_id = history.row_id and gone.action = 'delete'
  order by gone.id desc limit 1)) like '%-own-%')`;

/** Whether a line needs a reason but has none, neither its own nor one given later. */
export function lacksReason(tx: CompanyTx, line = 'history'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${line}.${column}`);
  return sql`(${of('reason')} is null
    and asks_reason(${of('tableName')}, ${of('action')}, ${of('old')}, ${of('new')})
    and not exists (select from later_reasons later where ${tx.own('later')} and later.line = ${of('id')}))`;
}

/**
 * Ids ascend with time, except in simultaneous transactions, where they differ by a few lines. Limiting the ids leads the scan directly
 * to the requested time; the time itself decides.
 */
const SIDE_BY_SIDE = 200;

const notBefore = (tx: CompanyTx, place: RawBuilder<unknown>, from: Date) => sql`at >= ${from} and id >= coalesce((
  select min(near.id) from (
    select id from history where ${tx.own()} and ${place} and at >= ${from}
    order by at limit ${SIDE_BY_SIDE}) near), 0)`;

const notAfter = (tx: CompanyTx, place: RawBuilder<unknown>, until: Date) => sql`at < ${until} and id <= coalesce((
  select max(near.id) from (
    select id from history where ${tx.own()} and ${place} and at < ${until}
    order by at desc limit ${SIDE_BY_SIDE}) near), 0)`;

interface LaterReason {
  reason: string;
  by: string | null;
  at: Date;
}

/** The reasons given later for these lines, with the names of the authors at that time. */
async function readLaterReasons(tx: CompanyTx, ids: readonly string[]): Promise<Map<string, LaterReason>> {
  const { rows } = await sql<LaterReason & { line: string }>`
    select line, reason, given_at as at, coalesce(
      (select name from company_earlier_names earlier
        where ${tx.own('earlier')} and earlier.user_id = given_by and until > given_at order by until limit 1),
      (select full_name from company_people person
        where ${tx.own('person')} and person.user_id = given_by limit 1)) as by
    from later_reasons where ${tx.own()} and line = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ line, ...given }) => [line, given]));
}

/** Lines with their authors, under the names that they had at the time. */
async function readLines(tx: CompanyTx, ids: readonly string[]): Promise<Omit<HistoryLine, 'reasonGiven'>[]> {
  const lines = await tx
    .selectFrom('history')
    .select((eb) => [
      'history.id',
      'history.tableName',
      'history.rowId',
      'history.action',
      'history.at',
      'history.userId',
      'history.reason',
      'history.old',
      'history.new',
      'history.act',
      lacksReason(tx).as('lacksReason'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('companyEarlierNames as earlier')
            .select('earlier.name')
            .whereRef('earlier.userId', '=', 'history.userId')
            .whereRef('earlier.until', '>', 'history.at')
            .orderBy('earlier.until')
            .limit(1),
          eb
            .selectFrom('companyPeople as person')
            .select('person.fullName')
            .whereRef('person.userId', '=', 'history.userId')
            .limit(1),
        )
        .as('by'),
    ])
    .where('history.id', 'in', [...ids])
    .orderBy('history.id', 'desc')
    .execute();
  const counts = await countLinesOf(tx, [...new Set(lines.flatMap(({ act }) => act ?? []))]);
  return lines.map(({ act, ...line }) => {
    const count = act === null ? undefined : counts.get(act);
    return { ...line, act: act !== null && count !== undefined && count.lines > 1 ? { id: act, ...count } : null };
  });
}

/** Counts the lines of acts, by id. */
async function countLinesOf(tx: CompanyTx, acts: readonly string[]): Promise<Map<string, ActLines>> {
  if (acts.length === 0) return new Map();
  const { rows } = await sql<{ act: string } & ActLines>`
    select act, count(*)::int as lines, min(table_name) <> max(table_name) as "isMixed",
      bool_and(undoes is not null) as "isUndoing"
    from history where ${tx.own()} and act = any(${acts}::uuid[]) group by act`.execute(tx);
  return new Map(rows.map(({ act, ...count }) => [act, count]));
}

/** When anyone last changed something in an assessment, including chats; undefined if nobody has. */
export async function readLastWork(tx: CompanyTx, assessmentId: AssessmentId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('history')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('assessmentId', '=', assessmentId)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** How many changes need a reason and have none, counted up to `atMost`. */
export async function countLackingReason(tx: CompanyTx, assessmentId: AssessmentId, atMost: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from history where ${tx.own()} and assessment_id = ${assessmentId} and ${lacksReason(tx)} limit ${atMost}) found`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
