import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AsideAct, DeletedEntry, LeftOutHistory, RescoredEntry } from '#domain/audit/left-out.ts';
import { componentFields } from '#domain/components/fields.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { namesOf } from '#domain/fields/values.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import { tableOf } from '#domain/history/nouns.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { type HistoryLine, readHistoryLines } from '#server/features/assurance/history/queries.ts';
import { listGoneTopics } from '#server/features/assurance/history/topic-names.ts';
import { readTopicNames } from '#server/features/records/topic-names.ts';
import { readHorizonScoresAt } from '#server/features/register/horizon-scores/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';

const COMPONENTS = tableOf('component');
const SELECTIONS = tableOf('selection');
const SCORE_COLUMNS = SCORE_FIELDS.map(columnName);
const HORIZON_SCORES = tableOf('horizon-score');
const HORIZON_COLUMNS = namesOf(horizonScoreFields)
  .filter((name) => horizonScoreFields[name].kind === 'optional-score5')
  .map(columnName);
/** The columns that say why a score is as it is. */
const REASON_COLUMNS = [
  'justification',
  ...namesOf(componentFields)
    .filter((name) => name.endsWith('Reason'))
    .map(columnName),
];

/** A row with the line of the history that says what happened to it. */
interface LineOf<Id> {
  id: Id;
  line: string;
}

/**
 * What the history knows about what an assessment leaves out.
 * @throws not-found if the assessment does not exist
 */
export async function readLeftOut(tx: CompanyTx, assessmentId: AssessmentId): Promise<LeftOutHistory> {
  const names = (await readTopicNames(tx, assessmentId)) ?? refuse('not-found');
  const aside = await listAside(tx, assessmentId);
  const deleted = await listDeleted(tx, assessmentId);
  const rescored = await listRescored(tx, assessmentId);
  const rescoredAtHorizon = await listRescoredHorizons(tx, assessmentId, rescored);
  const ids = [...aside, ...deleted, ...rescored, ...rescoredAtHorizon].map(({ line }) => line);
  const lines = new Map((await readHistoryLines(tx, ids)).map((line) => [line.id, line]));
  const gone = deleted.length > 0 ? await listGoneTopics(tx, assessmentId) : [];
  const scoreOf = scorerOf({
    // Of an entry that is gone, no measure counts, and so no financial year matters.
    assessment: { financialYearStart: '' },
    horizonScores: await readHorizonScoresAt(
      tx,
      assessmentId,
      deleted.map(({ id }) => id),
    ),
  });
  for (const { id, name } of gone) names.set(id, name);
  const tell = <Id, Told>(found: readonly LineOf<Id>[], as: (id: Id, line: HistoryLine) => Told) =>
    found.flatMap(({ id, line }) => {
      const known = lines.get(line);
      return known ? [as(id, known)] : [];
    });
  return {
    aside: tell(aside, (topicId, line): AsideAct => ({ topicId, ...actOf(line) })),
    deleted: tell(deleted, (id, line): DeletedEntry => ({ id, ...actOf(line), ...entryOf(id, line, names, scoreOf) })),
    rescored: tell(
      [...rescored, ...rescoredAtHorizon],
      (componentId, { by, at }): RescoredEntry => ({ componentId, by, at: at.toISOString() }),
    ),
  };
}

const actOf = ({ id, by, at, reason }: HistoryLine) => ({ line: id, by, at: at.toISOString(), reason });

/** A deleted entry as it was last. */
function entryOf(
  id: ComponentId,
  { old }: HistoryLine,
  names: ReadonlyMap<string, string>,
  scoreOf: ReturnType<typeof scorerOf>,
) {
  const entry = { id, ...valuesFromColumns(componentFields, old ?? {}) };
  return {
    title: entry.title,
    kind: entry.kind,
    topicName: names.get(entry.topicId) ?? '',
    score: scoreOf(entry).score,
  };
}

/** The topics that are set aside, with the last line that did so. */
async function listAside(tx: CompanyTx, assessmentId: AssessmentId): Promise<LineOf<TopicId>[]> {
  const { rows } = await sql<LineOf<TopicId>>`
    select chosen.topic_id as id, last.id as line
    from assessment_topic_selections chosen cross join lateral (
      select h.id from history h
      where ${tx.own('h')} and h.table_name = ${SELECTIONS} and h.row_id = chosen.id
        and asks_reason(h.table_name, h.action, h.old, h.new)
      order by h.id desc limit 1) last
    where ${tx.own('chosen')} and chosen.assessment_id = ${assessmentId} and not chosen.is_relevant`.execute(tx);
  return rows;
}

/** The entries that were deleted and do not exist again, latest first. */
async function listDeleted(tx: CompanyTx, assessmentId: AssessmentId): Promise<LineOf<ComponentId>[]> {
  const { rows } = await sql<LineOf<ComponentId>>`
    select h.row_id as id, max(h.id)::text as line from history h
    where ${tx.own('h')} and h.assessment_id = ${assessmentId} and h.table_name = ${COMPONENTS} and h.action = 'delete'
      and asks_reason(h.table_name, h.action, h.old, h.new)
      and not exists (select from materiality_components kept where ${tx.own('kept')} and kept.id = h.row_id)
    group by h.row_id order by max(h.id) desc`.execute(tx);
  return rows;
}

/**
 * The entries whose score is not the one that their justification, the reasons for their scores and their evidence were written for. An
 * entry without any of these has nothing that could be out of date.
 */
async function listRescored(tx: CompanyTx, assessmentId: AssessmentId): Promise<LineOf<ComponentId>[]> {
  const asks = (line: string) => {
    const of = (column: string) => sql.ref(`${line}.${column}`);
    return sql`${tx.own(line)} and ${of('tableName')} = ${COMPONENTS} and ${of('action')} = 'update'
      and asks_reason(${of('tableName')}, ${of('action')}, ${of('old')}, ${of('new')})`;
  };
  const { rows } = await sql<LineOf<ComponentId>>`
    with changed as (
      select h.row_id, max(h.id) as line from history h
      where ${asks('h')} and h.assessment_id = ${assessmentId} and h.new ?| ${SCORE_COLUMNS}::text[]
      group by h.row_id)
    select entry.id, changed.line::text as line
    from changed
    join materiality_components entry on ${tx.own('entry')} and entry.id = changed.row_id
    cross join lateral (select to_jsonb(entry) as row) now
    cross join lateral (
      select coalesce(max(h.id), 0) as line from history h
      where ${tx.own('h')} and h.table_name = ${COMPONENTS} and h.row_id = entry.id
        and h.action = 'update' and h.new ?| ${REASON_COLUMNS}::text[]) worded
    cross join lateral (
      select coalesce(max(u.added_at), '-infinity') as at, count(*) > 0 as is_there from evidence_uses u
      where ${tx.own('u')} and u.assessment_id = ${assessmentId} and u.noun = 'component' and u.record_id = entry.id::text
    ) evidence
    where changed.line > worded.line
      and (evidence.is_there or exists (
        select from jsonb_each_text(now.row) as said (name, words)
        where said.name = any(${REASON_COLUMNS}::text[]) and btrim(said.words) <> ''))
      and exists (
        select from (
          select distinct on (was.name) was.name, was.value from history h cross join jsonb_each(h.old) as was (name, value)
          where ${asks('h')} and h.row_id = entry.id and h.id > worded.line and h.at > evidence.at
            and was.name = any(${SCORE_COLUMNS}::text[])
          order by was.name, h.id) first
        where first.value is distinct from now.row -> first.name)
    order by changed.line desc`.execute(tx);
  return rows;
}

/**
 * The other entries with a score for a further time horizon that differs from the one for which its reason was written. A score that was
 * changed together with its reason, or changed back, is not out of date.
 */
async function listRescoredHorizons(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  known: readonly LineOf<ComponentId>[],
): Promise<LineOf<ComponentId>[]> {
  const { rows } = await sql<LineOf<ComponentId>>`
    select at_horizon.component_id as id, max(changed.line)::text as line
    from horizon_scores at_horizon
    join materiality_components entry on ${tx.own('entry')} and entry.id = at_horizon.component_id
    cross join lateral (select to_jsonb(at_horizon) as row) now
    cross join lateral (
      select coalesce(max(h.id), 0) as line from history h
      where ${tx.own('h')} and h.table_name = ${HORIZON_SCORES} and h.row_id = at_horizon.id
        and (h.action = 'insert' or h.new ? 'reason')) worded
    cross join lateral (
      select max(h.id) as line from history h
      where ${tx.own('h')} and h.table_name = ${HORIZON_SCORES} and h.row_id = at_horizon.id and h.action = 'update'
        and h.id > worded.line and h.new ?| ${HORIZON_COLUMNS}::text[]) changed
    where ${tx.own('at_horizon')} and at_horizon.assessment_id = ${assessmentId} and changed.line is not null
      and not at_horizon.component_id = any(${known.map(({ id }) => id)}::uuid[])
      and exists (
        select from (
          select distinct on (was.name) was.name, was.value from history h cross join jsonb_each(h.old) as was (name, value)
          where ${tx.own('h')} and h.table_name = ${HORIZON_SCORES} and h.row_id = at_horizon.id and h.action = 'update'
            and h.id > worded.line and was.name = any(${HORIZON_COLUMNS}::text[])
          order by was.name, h.id) first
        where first.value is distinct from now.row -> first.name)
    group by at_horizon.component_id order by max(changed.line) desc`.execute(tx);
  return rows;
}
