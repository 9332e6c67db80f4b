import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { tablesWith } from '#domain/records/kinds.ts';

const TABLES = tablesWith('as-of');

/** A row as it was at some time, reconstructed from the history alone. */
export interface StandingRow {
  tableName: (typeof TABLES)[number];
  rowId: string;
  row: Columns;
  version: number;
}

/**
 * Every row of an assessment as it was at the end of a millisecond, each table in the order of its screen. Each column has the value of
 * the latest line that names it since the row was added. Rows that had been deleted by then are left out. Texts are read only at the end:
 * until then, PostgreSQL works with the names of columns, so that the amount of text matters little.
 */
export async function readStanding(tx: CompanyTx, assessmentId: AssessmentId, at: Date): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    with ${standingRows(tx, assessmentId, at, TABLES)}
    select table_name, row_id, row, ((row ->> 'version')::int + changes)::int as version
    from standing join counted using (table_name, row_id)
    order by table_name, (row ->> 'position')::int, length(row ->> 'code'), row ->> 'code', row ->> 'section', row ->> 'field_name', row ->> 'stakeholder_group',
      (row ->> 'created_at')::timestamptz, row_id`.execute(tx);
  return rows;
}

/** A row that differs from what its history says; null if the row should not exist, or does not. */
export interface StrayRow {
  tableName: (typeof KEPT_ROWS)[number];
  rowId: string;
  told: Columns | null;
  kept: Columns | null;
}

/** Everything that is stored for an assessment row by row, including later reasons and signatures. */
export const KEPT_ROWS = [...tablesWith('seal'), 'later_reasons'] as const;

const END_OF_TIME = new Date('9999-12-31T23:59:59Z');

/** The rows of an assessment that differ from what their history says, both read at one moment. Ignores the version numbers. */
export async function listStrayRows(tx: CompanyTx, assessmentId: AssessmentId): Promise<StrayRow[]> {
  const kept = KEPT_ROWS.map(
    (table) => sql`
      select ${table}::text as table_name, id as row_id, to_jsonb(kept) as kept from ${sql.table(table)} kept
      where ${tx.own('kept')} and ${sql.ref(table === 'assessments' ? 'id' : 'assessment_id')} = ${assessmentId}`,
  );
  const { rows } = await sql<StrayRow>`
    with ${standingRows(tx, assessmentId, END_OF_TIME, KEPT_ROWS)}, present as (${sql.join(kept, sql` union all `)})
    select table_name, row_id, standing.row - 'version' as told, present.kept
    from standing full join present using (table_name, row_id)
    where standing.row is null or present.kept is null or exists (
      select from jsonb_each(standing.row - 'version') said where present.kept ? said.key and present.kept -> said.key <> said.value)
    order by table_name, row_id`.execute(tx);
  return rows;
}

/** The beginning of a statement: `standing`, the rows that existed, and `counted`, how often each had changed. */
function standingRows(tx: CompanyTx, assessmentId: AssessmentId, at: Date, tables: readonly string[]) {
  return sql`
    line as (
      select id, table_name, row_id, action, array(select jsonb_object_keys(new)) as keys,
        max(id) filter (where action = 'insert') over of_row as began,
        max(id) filter (where action = 'delete') over of_row as ended
      from history
      where ${tx.own()} and assessment_id = ${assessmentId} and table_name = any(${[...tables]})
        and at < ${at}::timestamptz + interval '1 millisecond'
      window of_row as (partition by table_name, row_id)
    ), lived as materialized (
      select * from line where began > coalesce(ended, 0) and id >= began
    ), latest as (
      select table_name, row_id, key, max(id) as id from lived cross join unnest(keys) key group by table_name, row_id, key
    ), standing as (
      select latest.table_name, latest.row_id, jsonb_object_agg(key, new -> key) as row
      from latest join history using (id) where ${tx.own('history')} group by latest.table_name, latest.row_id
    ), counted as (
      -- Where somebody is in the wizard is no new version.
      select table_name, row_id, count(*) filter (where action = 'update' and keys <> '{current_step}') as changes
      from lived group by table_name, row_id
    )`;
}

/** When the assessment was started; undefined if there never was one with this id. */
export async function readBeginning(tx: CompanyTx, assessmentId: AssessmentId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('history')
    .select('at')
    .where('tableName', '=', 'assessments')
    .where('rowId', '=', assessmentId)
    .where('action', '=', 'insert')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** When the assessment had last been deleted as of this time, even if it could still be restored. */
export async function readDeletion(tx: CompanyTx, assessmentId: AssessmentId, at: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from history
    where ${tx.own()} and table_name = 'assessments' and row_id = ${assessmentId}
      and at < ${at}::timestamptz + interval '1 millisecond'
      and (action = 'delete' or new ->> 'removed_at' is not null) order by id desc limit 1`.execute(tx);
  return rows[0]?.at;
}

/** The name of a person; undefined if nobody has this id. */
export async function readName(tx: CompanyTx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ fullName: string }>`
    select full_name from company_people where ${tx.own()} and user_id = ${userId}::uuid`.execute(tx);
  return rows[0]?.fullName;
}
