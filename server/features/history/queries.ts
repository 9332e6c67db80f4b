import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { type Columns, type RecordedChange, TOLD_TABLES } from '#domain/history/change.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';

/** A line of the history as it is stored, and by whom. */
export interface HistoryLine extends RecordedChange {
  /** Ascends with time; a page goes on below it. */
  id: string;
  rowId: string;
  at: Date;
  /** The person's name; null where it is not known any more. */
  by: string | null;
  reason: string | null;
}

/** Which part of an assessment's history is asked for. */
export interface HistoryPart {
  assessmentId: AssessmentId;
  /** Of one row alone. */
  record?: { table: string; rowId: string };
  /** Older than this line. */
  before?: string | undefined;
  limit: number;
}

/** The latest lines of an assessment's history, newest first; those of chats are not among them. */
export function listHistory(tx: CompanyTx, part: HistoryPart): Promise<HistoryLine[]> {
  const { assessmentId, record, before, limit } = part;
  return tx
    .selectFrom('history')
    .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
    .select([
      'history.id',
      'history.tableName',
      'history.rowId',
      'history.action',
      'history.at',
      'history.reason',
      'history.old',
      'history.new',
      'companyPeople.fullName as by',
    ])
    .where('history.assessmentId', '=', assessmentId)
    .where('history.tableName', 'in', record ? [record.table] : TOLD_TABLES)
    .$if(record !== undefined, (query) => query.where('history.rowId', '=', record?.rowId ?? ''))
    .$if(before !== undefined, (query) => query.where('history.id', '<', before ?? ''))
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute();
}

/** Who changed a row last, and when; null where the history does not know. */
export interface LastChange {
  changedBy: string | null;
  changedAt: string | null;
}

/** Who changed each of these rows last, in their order. */
export async function readLastChanges(
  tx: CompanyTx,
  table: string,
  rowIds: readonly (string | undefined)[],
): Promise<LastChange[]> {
  const known = rowIds.filter((id) => id !== undefined);
  const rows =
    known.length === 0
      ? []
      : await tx
          .selectFrom('history')
          .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
          .distinctOn('history.rowId')
          .select(['history.rowId', 'history.at', 'companyPeople.fullName as by'])
          .where('history.tableName', '=', table)
          .where('history.rowId', 'in', known)
          .orderBy('history.rowId')
          .orderBy('history.id', 'desc')
          .execute();
  return rowIds.map((id) => {
    const last = rows.find(({ rowId }) => rowId === id);
    return { changedBy: last?.by ?? null, changedAt: last?.at.toISOString() ?? null };
  });
}

/** Who changed a row last. */
export async function readLastChange(tx: CompanyTx, table: string, rowId: string): Promise<LastChange> {
  const [last] = await readLastChanges(tx, table, [rowId]);
  return last ?? { changedBy: null, changedAt: null };
}

/** When anybody last changed something of an assessment, chats included; undefined where nobody has. */
export async function readLastWork(tx: CompanyTx, assessmentId: AssessmentId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('history')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('assessmentId', '=', assessmentId)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** All that a person changed in the company, oldest first. */
export function listChangesOf(tx: CompanyTx, userId: UserId) {
  return tx
    .selectFrom('history')
    .select(['at', 'tableName', 'rowId', 'action', 'reason', 'old', 'new'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** The rows that lines of the history speak of: as they are now, or as they were when they went. */
export async function readRowsOf(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly HistoryLine[],
): Promise<Map<string, Columns>> {
  const ids = [...new Set(lines.map(({ rowId }) => rowId))];
  const tables = TOLD_TABLES.filter(
    (table) => table !== 'assessments' && lines.some((line) => line.tableName === table),
  );
  const rows = new Map<string, Columns>();
  if (tables.length === 0) return rows;
  const ofTables = tables.map(
    (table) => sql`
      select id, to_jsonb(kept) as row from ${sql.table(table)} kept where ${tx.own('kept')} and assessment_id = ${assessmentId} and id = any(${ids})`,
  );
  const now = await sql<{ id: string; row: Columns }>`${sql.join(ofTables, sql` union all `)}`.execute(tx);
  for (const { id, row } of now.rows) rows.set(id, row);
  const gone = ids.filter((id) => !rows.has(id));
  if (gone.length === 0) return rows;
  // Only what was added or deleted is recorded as a whole row.
  const before = await sql<{ id: string; row: Columns }>`
    select distinct on (row_id) row_id as id, coalesce(new, old) as row from history
    where ${tx.own()} and table_name = any(${tables}) and row_id = any(${gone}) and action <> 'update' order by row_id, history.id desc`.execute(
    tx,
  );
  for (const { id, row } of before.rows) rows.set(id, row);
  return rows;
}

/** The topics of an assessment as one names them: 'E1.2 Climate change mitigation'. Undefined where there is no such assessment. */
export async function readTopicNames(
  tx: CompanyTx,
  assessmentId: AssessmentId,
): Promise<Map<string, string> | undefined> {
  const rows = await tx
    .selectFrom('assessments')
    .leftJoin('materialityTopics as topic', 'topic.assessmentId', 'assessments.id')
    .select(['topic.id', 'topic.code', 'topic.name'])
    .where('assessments.id', '=', assessmentId)
    .execute();
  if (rows.length === 0) return undefined;
  return new Map(rows.flatMap(({ id, code, name }) => (id === null ? [] : [[id, `${code} ${name}`] as const])));
}
