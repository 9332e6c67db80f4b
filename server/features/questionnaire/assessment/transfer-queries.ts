import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { columnName, fieldName } from '#domain/fields/column-name.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { ComponentPlace, TransferScore, TransferSelection, TransferTopic } from '#domain/transfer/rows.ts';
import type { RowsWithTopics, TransferRecord } from '#domain/transfer/undo-rows.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';

/** Whole rows, including columns that a transfer does not know: they are carried over. */
export type Rows = RowsWithTopics<TransferTopic, TransferSelection, TransferScore>;

/** The parts of an assessment that depend on its version of the standards. */
export async function readRows(tx: CompanyTx, id: AssessmentId): Promise<Rows> {
  const topics = await readTable<TransferTopic>(tx, 'materiality_topics', id);
  return {
    topics: topics.toSorted((left, right) => left.position - right.position),
    selections: await readTable<TransferSelection>(tx, 'assessment_topic_selections', id),
    scores: await readTable<TransferScore>(tx, 'materiality_scores', id),
    components: await readPlaces(tx, id),
  };
}

async function readTable<Row>(tx: CompanyTx, table: string, id: AssessmentId): Promise<Row[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(kept) as row from ${sql.table(table)} kept
    where ${tx.own('kept')} and assessment_id = ${id} order by id`.execute(tx);
  return rows.map(({ row }) => rename(row, fieldName) as Row);
}

/** The titles of the components, in the order in which they were added. */
export const readTitles = (tx: CompanyTx, id: AssessmentId) =>
  tx
    .selectFrom('materialityComponents')
    .select(['id', 'topicId', 'title'])
    .where('assessmentId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Which sides of topics the company decided itself. */
export const readDecidedSides = (tx: CompanyTx, id: AssessmentId) =>
  tx
    .selectFrom('topicDecisions')
    .select(['topicId', 'side'])
    .where('assessmentId', '=', id)
    .orderBy('topicId')
    .orderBy('side', 'desc')
    .execute();

const readPlaces = (tx: CompanyTx, id: AssessmentId): Promise<ComponentPlace[]> =>
  tx
    .selectFrom('materialityComponents')
    .select(['id', 'topicId', 'carriedFrom'])
    .where('assessmentId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Changes an assessment's rows to `wanted`, writing only those that differ from `present`. */
export async function writeRows(tx: HeldDraftTx, id: AssessmentId, present: Rows, wanted: Rows): Promise<void> {
  // Two topics that swap codes briefly have the same one.
  await sql`set constraints all deferred`.execute(tx);
  await putRows(tx, 'materiality_topics', id, wanted.topics);
  await deleteRows(tx, 'assessment_topic_selections', gone(present.selections, wanted.selections));
  await putRows(tx, 'assessment_topic_selections', id, wanted.selections);
  await deleteRows(tx, 'materiality_scores', gone(present.scores, wanted.scores));
  await putRows(tx, 'materiality_scores', id, wanted.scores);
  await movePlaces(tx, id, wanted.components);
  await deleteRows(tx, 'materiality_topics', gone(present.topics, wanted.topics));
}

const gone = (present: readonly { id: string }[], wanted: readonly { id: string }[]): string[] => {
  const stays = new Set(wanted.map(({ id }) => id));
  return present.map(({ id }) => id).filter((id) => !stays.has(id));
};

async function deleteRows(tx: HeldDraftTx, table: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where ${tx.own()} and id = any(${ids}::uuid[])`.execute(tx);
}

/** Updates existing rows and adds missing ones; an omitted column keeps its value, or gets its default. */
async function putRows(
  tx: HeldDraftTx,
  table: string,
  id: AssessmentId,
  rows: readonly { id: string }[],
): Promise<void> {
  const sayings = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join());
  for (const alike of sayings.values()) {
    const said = Object.keys(alike[0] ?? {}).filter((name) => !KEPT.has(name));
    const names = sql.join(said.map((name) => sql.ref(name)));
    const given = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(alike.map((row) => rename(row, columnName)))}::json)`;
    await sql`
      update ${sql.table(table)} kept set ${sql.join(said.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`))}
      from ${given} given
      where ${tx.own('kept')} and kept.assessment_id = ${id} and kept.id = given.id
        and (${sql.join(said.map((name) => sql.ref(`kept.${name}`)))}) is distinct from (${sql.join(said.map((name) => sql.ref(`given.${name}`)))})`.execute(
      tx,
    );
    await sql`
      insert into ${sql.table(table)} (id, assessment_id, ${names})
      select id, ${id}, ${names} from ${given} given
      where not exists (select from ${sql.table(table)} kept where ${tx.own('kept')} and kept.id = given.id)`.execute(
      tx,
    );
  }
}

/** Columns that are not part of a row's content. */
const KEPT = new Set(['id', 'companyId', 'assessmentId', 'version']);

async function movePlaces(tx: HeldDraftTx, id: AssessmentId, places: readonly ComponentPlace[]): Promise<void> {
  const given = JSON.stringify(places.map((place) => rename(place, columnName)));
  await sql`
    update materiality_components kept set topic_id = given.topic_id, carried_from = given.carried_from
    from json_populate_recordset(null::materiality_components, ${given}::json) given
    where ${tx.own('kept')} and kept.assessment_id = ${id} and kept.id = given.id
      and (kept.topic_id, kept.carried_from) is distinct from (given.topic_id, given.carried_from)`.execute(tx);
}

/** The changes to an assessment that is transferred to another version of the standards, or back. */
interface VersionNow {
  esrsVersion: EsrsVersion;
  /** Null if there is nothing to undo. */
  transferredFrom: EsrsVersion | null;
}

export async function setVersion(tx: HeldDraftTx, id: AssessmentId, values: VersionNow): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ ...values, esrsVersionToBeConfirmed: false })
    .where('id', '=', id)
    .execute();
}

type TransferRows = Pick<TransferRecord<TransferTopic, TransferSelection, TransferScore>, 'before' | 'after'>;

/** Stores the state before and after the last transfer of an assessment, replacing the previous record. */
export async function keepRecord(tx: HeldDraftTx, id: AssessmentId, { before, after }: TransferRows): Promise<void> {
  await tx
    .insertInto('assessmentTransfers')
    .values({ assessmentId: id, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

export async function findRecord(tx: CompanyTx, id: AssessmentId): Promise<TransferRows | undefined> {
  const row = await tx
    .selectFrom('assessmentTransfers')
    .select(['before', 'after'])
    .where('assessmentId', '=', id)
    .executeTakeFirst();
  return row && { before: row.before as Rows, after: row.after as Rows };
}

export async function forgetRecord(tx: HeldDraftTx, id: AssessmentId): Promise<void> {
  await tx.deleteFrom('assessmentTransfers').where('assessmentId', '=', id).execute();
}

const rename = (row: object, name: (from: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([from, value]) => [name(from), value]));
