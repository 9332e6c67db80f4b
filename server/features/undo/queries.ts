import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { type Columns, lineNow, type RecordedChange, rowNow, TOPICS_TABLE } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** A change as the history keeps it. */
export interface StoredChange extends RecordedChange {
  id: string;
  requestId: string | null;
  rowId: string;
  at: Date;
}

/** A line of an assessment's history. */
export async function findChange(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  id: string,
): Promise<StoredChange | undefined> {
  const line = await tx
    .selectFrom('history')
    .select(['id', 'tableName', 'rowId', 'action', 'at', 'requestId', 'old', 'new'])
    .where('assessmentId', '=', assessmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return line && lineNow(line);
}

/** The lines of an act, the newest first. */
export async function listAct(tx: CompanyTx, assessmentId: AssessmentId, act: string): Promise<StoredChange[]> {
  const lines = await tx
    .selectFrom('history')
    .select(['id', 'tableName', 'rowId', 'action', 'at', 'requestId', 'old', 'new'])
    .where('act', '=', act)
    .where('assessmentId', '=', assessmentId)
    .orderBy('id', 'desc')
    .execute();
  return lines.map(lineNow);
}

/** Rows as they stand, by their ids; they stay so until the transaction ends, locked in the order of their keys as when they are saved. */
export async function lockRows(tx: CompanyTx, table: string, ids: readonly string[]): Promise<Map<string, Columns>> {
  const { rows } = await sql<{ id: string; row: Columns }>`
    select id, to_jsonb(kept) as row from ${sql.table(table)} kept
    where ${tx.own('kept')} and id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** A row as it stands, its columns named as in SQL; it stays so until the transaction ends. Null where it is gone. */
export async function lockRow(tx: CompanyTx, table: string, id: string): Promise<Columns | null> {
  return (await lockRows(tx, table, [id])).get(id) ?? null;
}

/** Has the history say, of what the transaction changes from now on, which line that undoes, and this reason. */
export async function sayUndone(tx: CompanyTx, line: string, reason: string): Promise<void> {
  await sql`select set_config('app.undoes', ${line}, true), set_config('app.reason', ${reason}, true)`.execute(tx);
}

/** What was deleted with a topic, in the order in which that was recorded. */
export async function listDeletedWith(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { rowId, requestId }: StoredChange,
): Promise<{ id: string; tableName: string; old: Columns }[]> {
  const { rows } = await sql<{ id: string; tableName: string; old: Columns }>`
    select id, table_name, old from history
    where ${tx.own()} and assessment_id = ${assessmentId} and topic_id = ${rowId} and request_id = ${requestId}
      and action = 'delete' and row_id <> ${rowId} order by history.id`.execute(tx);
  return rows.map((line) => ({ ...line, old: rowNow(line.tableName, line.old) }));
}

/** How many decisions, scores and components stand under a topic. */
export async function countRowsUnder(tx: CompanyTx, topicId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from assessment_topic_selections where ${tx.own()} and topic_id = ${topicId})
      + (select count(*)::int from materiality_scores where ${tx.own()} and topic_id = ${topicId})
      + (select count(*)::int from materiality_components where ${tx.own()} and topic_id = ${topicId}) as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes a row. */
export async function deleteRow(tx: CompanyTx, table: string, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${tx.own()} and id = ${id}`.execute(tx);
}

/**
 * Adds a row again that was deleted, under its id and one version later, so that nobody who saw it before overtakes it. Columns that
 * the table does not have any more are left out. Says whether its place was free.
 */
export async function insertAgain(tx: CompanyTx, table: string, row: Columns): Promise<boolean> {
  const again = { ...row, version: Number(row.version) + 1 };
  const columns = join(await columnsOf(tx, table, again));
  // Codes of topics are unique at the end of a transaction alone, which PostgreSQL cannot pass over: whoever adds one has looked.
  const unlessTaken = table === TOPICS_TABLE ? sql`` : sql`on conflict do nothing`;
  const { rows } = await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${asRow(table, again)} ${unlessTaken}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Puts columns of a row back. */
export async function putBack(tx: CompanyTx, table: string, id: string, values: Columns): Promise<void> {
  const names = await columnsOf(tx, table, values);
  if (names.length === 0) return;
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = earlier.${sql.ref(name)}`));
  await sql`
    update ${sql.table(table)} kept set ${set} from ${asRow(table, values)} earlier
    where ${tx.own('kept')} and kept.id = ${id}`.execute(tx);
}

const join = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));

const asRow = (table: string, values: Columns) =>
  sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`;

/** What each table has as columns, read once in a transaction: an act undoes thousands of rows. */
const known = new WeakMap<CompanyTx, Map<string, readonly string[]>>();

/** The names of these values that the table has as columns. */
async function columnsOf(tx: CompanyTx, table: string, values: Columns): Promise<string[]> {
  const ofTables = known.get(tx) ?? new Map<string, readonly string[]>();
  known.set(tx, ofTables);
  const names = ofTables.get(table) ?? (await readColumns(tx, table));
  ofTables.set(table, names);
  return names.filter((name) => Object.hasOwn(values, name));
}

async function readColumns(tx: CompanyTx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  return rows.map(({ name }) => name);
}
