import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { lineNow, type RecordedChange, rowNow } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { tablesBelow } from '#domain/records/kinds.ts';

/** A change as stored in the history. */
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

/** The lines of an act, newest first. */
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

/** For rows that others changed after these lines of the history: the earlier values of the columns that they changed, by row id. */
export async function listChangedSince(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly StoredChange[],
): Promise<Map<string, Columns>> {
  const ids = lines.map(({ id }) => id);
  const { rows } = await sql<{ rowId: string; tableName: string; old: Columns }>`
    select since.row_id, since.table_name, since.old from history since
    join (select table_name, row_id, min(id) as id from history where ${tx.own()} and id = any(${ids}::bigint[])
      group by table_name, row_id) undone
      on since.table_name = undone.table_name and since.row_id = undone.row_id and since.id > undone.id
    where ${tx.own('since')} and since.assessment_id = ${assessmentId} and since.action = 'update'
      and since.id <> all(${ids}::bigint[])
    order by since.id desc`.execute(tx);
  const before = new Map<string, Columns>();
  // The newest first, because the value before an older line applied earlier.
  for (const { rowId, tableName, old } of rows) {
    before.set(rowId, { ...before.get(rowId), ...rowNow(tableName, old) });
  }
  return before;
}

/** A line of the history with the contents of a row when it was deleted. */
interface DeletedRow {
  id: string;
  tableName: string;
  rowId: string;
  old: Columns;
}

/** Rows deleted with a topic, in the order in which the deletions were recorded. */
export async function listDeletedWith(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { rowId, requestId }: StoredChange,
): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select id, table_name, row_id, old from history
    where ${tx.own()} and assessment_id = ${assessmentId} and topic_id = ${rowId} and request_id = ${requestId}
      and action = 'delete' and row_id <> ${rowId} order by history.id`.execute(tx);
  return rows.map((line) => ({ ...line, old: rowNow(line.tableName, line.old) }));
}

/** How many rows are under a topic, not counting those with these ids. */
export async function countRowsUnder(tx: CompanyTx, topicId: string, besides: readonly string[]): Promise<number> {
  const counts = tablesBelow('topic').map(
    (table) => sql`select count(*)::int as count from ${sql.table(table)}
      where ${tx.own()} and topic_id = ${topicId} and id <> all(${besides}::uuid[])`,
  );
  const { rows } = await sql<{ count: number }>`
    select sum(count)::int as count from (${sql.join(counts, sql` union all `)}) counts`.execute(tx);
  return rows[0]?.count ?? 0;
}
