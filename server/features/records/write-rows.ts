import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { columnName } from '#domain/fields/column-name.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { DraftTx } from './lock-draft.ts';

/** A table below an assessment with a version column. */
export interface KeyedTable {
  /** The name in SQL and in the history. */
  table: string;
  /** The columns that identify a row for a sender: its id, or the columns that are unique within the assessment. */
  key: readonly string[];
}

/** Where a noun's rows are stored, written according to its field table. */
export interface RowTable extends KeyedTable {
  fields: Fields;
  /** Fields that are also read, but that saving does not change. */
  kept?: readonly string[];
}

/** A row to write: key and fields under their names, with `seenVersion` null if its sender saw none. */
export interface GivenRow {
  [name: string]: unknown;
  seenVersion: number | null;
}

/**
 * Writes rows in one statement: rows without a seen version are added unless the key exists; others are changed if they are still at the
 * version that was seen and their values differ. Returns only the rows that were written.
 */
export async function writeRows<Row>(
  tx: DraftTx,
  { table, fields, key, kept = [] }: RowTable,
  assessmentId: AssessmentId,
  rows: readonly GivenRow[],
): Promise<Row[]> {
  const written = namesWritten({ fields, key });
  const read = [...written, ...kept, 'version'];
  const content = written.filter((name) => !key.includes(name));
  const isUniqueBy = key.includes('id') ? key : ['assessmentId', ...key];
  // Rows are locked in the order of their keys; otherwise, two people who save the same rows could deadlock.
  const { rows: done } = await sql<Row>`
    with given as (select * from ${given(table, rows)}),
    added as (
      insert into ${sql.table(table)} (assessment_id, ${columns(written)})
      select ${assessmentId}, ${columns(written)} from given where version is null order by ${columns(key)}
      on conflict (company_id, ${columns(isUniqueBy)}) do nothing
      returning ${columns(read)}
    ),
    locked as (
      select ${columns(key, 'kept')} from ${sql.table(table)} kept join given on ${ofSameKey(key)}
      where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and given.version is not null
      order by ${columns(key, 'kept')} for update of kept
    ),
    changed as (
      update ${sql.table(table)} kept set ${sql.join(content.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`))}
      from given join locked using (${columns(key)})
      where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and ${ofSameKey(key)} and kept.version = given.version
        and (${columns(content, 'kept')}) is distinct from (${columns(content, 'given')})
      returning ${columns(read, 'kept')}
    )
    select * from added union all select * from changed`.execute(tx);
  return done;
}

/** The rows with the mark 'carried over, to review': the key of each, and its version. */
export async function listMarked<Row>(
  tx: CompanyTx,
  { table, key }: KeyedTable,
  assessmentId: AssessmentId,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns([...key, 'version'])} from ${sql.table(table)}
    where ${tx.own()} and assessment_id = ${assessmentId} and carried_from <> ''`.execute(tx);
  return rows;
}

/**
 * Removes the mark 'carried over, to review' from rows that are still at the version that was seen. Returns the keys of these rows with
 * their new versions.
 */
export async function takeMarks<Row>(
  tx: DraftTx,
  { table, key }: KeyedTable,
  assessmentId: AssessmentId,
  rows: readonly GivenRow[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  // Locked in the order of their keys, as when they are saved.
  const { rows: done } = await sql<Row>`
    with given as (select * from ${given(table, rows)}),
    locked as (
      select kept.id from ${sql.table(table)} kept join given on ${ofSameKey(key)}
      where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and kept.version = given.version and kept.carried_from <> ''
      order by ${columns(key, 'kept')} for update of kept
    )
    update ${sql.table(table)} kept set carried_from = '' from locked
    where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and kept.id = locked.id
    returning ${columns([...key, 'version'], 'kept')}`.execute(tx);
  return done;
}

const ofSameKey = (key: readonly string[]) =>
  sql.join(
    key.map((name) => sql`kept.${sql.ref(name)} = given.${sql.ref(name)}`),
    sql` and `,
  );

/** The rows under the given keys, each with the id that the history uses. */
export async function readRowsLike<Row>(
  tx: CompanyTx,
  { table, fields, key, kept = [] }: RowTable,
  assessmentId: AssessmentId,
  rows: readonly GivenRow[],
): Promise<{ rowId: string; row: Row }[]> {
  const keys = rows.map((row) => ({
    ...Object.fromEntries(key.map((name) => [name, row[name]])),
    seenVersion: row.seenVersion,
  }));
  const { rows: found } = await sql<Row & { rowId: string }>`
    select ${columns([...namesWritten({ fields, key }), ...kept, 'version'])}, id as row_id from ${sql.table(table)}
    where ${tx.own()} and assessment_id = ${assessmentId} and (${columns(key)}) in (select ${columns(key)} from ${given(table, keys)})`.execute(
    tx,
  );
  return found.map(({ rowId, ...row }) => ({ rowId, row: row as Row }));
}

/** The key and the fields, each once. */
function namesWritten({ fields, key }: Pick<RowTable, 'fields' | 'key'>): string[] {
  return [...new Set([...key, ...namesOf(fields)])];
}

/** Names as columns, separated by commas. */
function columns(names: readonly string[], of?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)));
}

/** The given rows as rows of their table, with the seen version in the version column. */
function given(table: string, rows: readonly GivenRow[]): RawBuilder<unknown> {
  const records = rows.map(({ seenVersion, ...values }) =>
    Object.fromEntries(
      Object.entries({ ...values, version: seenVersion }).map(([name, value]) => [columnName(name), value]),
    ),
  );
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)`;
}
