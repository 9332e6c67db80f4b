import { sql } from 'kysely';
import type { ScaleWordingRow } from '#contract/scales.ts';
import type { CompanyTx } from '#database/doors.ts';
import { scaleWords } from '#domain/components/score-words.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { RecordedChange } from '#domain/history/change.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { type ScaleWording, scaleWordingFields, type WordedScaleId } from '#domain/scales/fields.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { scalesOf } from '#domain/scales/scales.ts';
import { SCORED_FIELDS, type ScoredComponent } from '#domain/scales/step-usage.ts';

/** The name in SQL and in the history. */
export const WORDINGS_TABLE = 'scale_wordings';

const NAMES = namesOf(scaleWordingFields);

const selectWordings = (tx: CompanyTx) => tx.selectFrom('scaleWordings').select(NAMES);

/** The company's own words for its scales. */
export async function listWordings(tx: CompanyTx): Promise<ScaleWordingRow[]> {
  return (await selectWordings(tx).select('version').orderBy('scale').execute()) as ScaleWordingRow[];
}

/** What the steps of all scales currently mean to the company. */
export async function readScales(tx: CompanyTx): Promise<Scales> {
  const rows = await selectWordings(tx).orderBy('scale').execute();
  return scalesOf(rows as ScaleWording[]);
}

/** A scale in the company's own words, with the row's id; undefined if it has none. */
export async function findWording(
  tx: CompanyTx,
  scale: WordedScaleId,
): Promise<{ rowId: string; row: ScaleWordingRow } | undefined> {
  const found = await selectWordings(tx).select(['id', 'version']).where('scale', '=', scale).executeTakeFirst();
  if (!found) return undefined;
  const { id, ...row } = found;
  return { rowId: id, row: row as ScaleWordingRow };
}

/**
 * Writes a wording if the row is still as its sender saw it and the wording differs; returns whether it did.
 *
 * @param seenVersion null if the sender saw none
 */
export async function writeWording(tx: CompanyTx, wording: ScaleWording, seenVersion: number | null): Promise<boolean> {
  const written =
    seenVersion === null
      ? tx
          .insertInto('scaleWordings')
          .values(wording)
          .onConflict((conflict) => conflict.columns(['companyId', 'scale']).doNothing())
          .returning('id')
      : tx
          .updateTable('scaleWordings')
          .set(wording)
          .where((eb) => eb.and({ scale: wording.scale, version: seenVersion }))
          .where((eb) => eb.not(eb.and(wording)))
          .returning('id');
  return (await written.executeTakeFirst()) !== undefined;
}

/**
 * What the steps of the scales mean in an assessment; for a completed one as frozen, or our words if an early format did not store them.
 * Undefined if there is no such assessment.
 */
export async function readScalesOf(tx: CompanyTx, id: AssessmentId): Promise<Scales | undefined> {
  const assessment = await tx
    .selectFrom('assessments')
    .select('status')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (assessment?.status !== 'completed') return assessment && readScales(tx);
  const { rows } = await sql<{ words: Scales['words'] | null; wordings: ScaleWording[] | null }>`
    select result::json -> 'scales' as words, result::json -> 'scaleWordings' as wordings
    from assessment_snapshots where ${tx.own()} and assessment_id = ${id} order by created_at desc limit 1`.execute(tx);
  return { words: rows[0]?.words ?? scaleWords, wordings: rows[0]?.wordings ?? [] };
}

/** What the steps of all scales meant to the company at the end of a millisecond, from the history. */
export async function readScalesThen(tx: CompanyTx, at: Date): Promise<Scales> {
  const { rows } = await sql<{ row: Columns }>`
    select jsonb_object_agg(key, value) as row from (
      select distinct on (row_id, key) row_id, key, value from history cross join jsonb_each(new)
      where ${tx.own()} and table_name = ${WORDINGS_TABLE} and at < ${at}::timestamptz + interval '1 millisecond'
      order by row_id, key, history.id desc) latest group by row_id`.execute(tx);
  const wordings = rows.map(({ row }) => valuesFromColumns(scaleWordingFields, row));
  return scalesOf(wordings.toSorted((one, other) => one.scale.localeCompare(other.scale)));
}

/** A line of the history that changed the words of a scale. */
export async function findWordingChange(
  tx: CompanyTx,
  id: string,
): Promise<(RecordedChange & { rowId: string; at: Date }) | undefined> {
  return await tx
    .selectFrom('history')
    .select(['tableName', 'rowId', 'action', 'at', 'old', 'new'])
    .where('tableName', '=', WORDINGS_TABLE)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The scores in the open assessments. */
export async function listOpenScores(tx: CompanyTx): Promise<ScoredComponent[]> {
  const rows = await tx
    .selectFrom('materialityComponents as component')
    .innerJoin('assessments', 'assessments.id', 'component.assessmentId')
    .select(SCORED_FIELDS.map((name) => `component.${name}` as const))
    .where('assessments.status', '!=', 'completed')
    .where('assessments.removedAt', 'is', null)
    .execute();
  return rows as ScoredComponent[];
}

/** How many changes are returned. */
const CHANGES = 50;

/** The latest changes of the words, newest first, each with its scale. */
export async function listWordingChanges(tx: CompanyTx) {
  const { rows } = await sql<
    RecordedChange & {
      id: string;
      at: Date;
      userId: UserId | null;
      by: string | null;
      reason: string | null;
      scale: string | null;
    }
  >`
    select history.id, table_name, action, at, user_id, reason, old, new, coalesce(history.new ->> 'scale', kept.scale) as scale, (
      select full_name from company_people person where ${tx.own('person')} and person.user_id = history.user_id) as by
    from history left join scale_wordings kept on ${tx.own('kept')} and kept.id = history.row_id
    where ${tx.own('history')} and table_name = ${WORDINGS_TABLE} order by history.id desc limit ${CHANGES}`.execute(
    tx,
  );
  return rows;
}
