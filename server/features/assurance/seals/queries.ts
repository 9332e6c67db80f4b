import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { Seal, SealedLine } from '#domain/frozen-results/seal.ts';

/** How far the history can be sealed once every transaction before `xid` has ended; null if nothing is new. */
export interface Edge {
  toHistoryId: string;
  xid: string;
}

/**
 * The last visible line, and a transaction id that is higher than that of any transaction that can have taken a smaller line number. Such
 * a transaction may still be open, so its lines are not visible.
 */
export async function readEdge(tx: CompanyTx): Promise<Edge | null> {
  const last = await findLastSeal(tx);
  const { rows } = await sql<{ toHistoryId: string | null; xid: string }>`
    select (select max(id) from history where ${tx.own()} and id > ${last?.toHistoryId ?? '0'})::text as "toHistoryId",
      pg_current_xact_id()::text as xid`.execute(tx);
  const [edge] = rows;
  return edge?.toHistoryId ? { toHistoryId: edge.toHistoryId, xid: edge.xid } : null;
}

/** Whether every transaction that began to write before this one has ended. */
export async function isSettled(tx: CompanyTx, { xid }: Edge): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${xid}::text::xid8 as settled`.execute(tx);
  return rows[0]?.settled ?? false;
}

/** Makes sure that a company's history is sealed by one process at a time. */
export async function lockSeals(tx: CompanyTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('seals' || current_company()::text, 0))`.execute(tx);
}

/** The part of a seal that the next one needs, without its marks, which are long. */
export type SealLink = Pick<Seal, 'toHistoryId' | 'hash'>;

/** The last seal, which the next one follows. */
export async function findLastSeal(tx: CompanyTx): Promise<SealLink | undefined> {
  return tx
    .selectFrom('seals')
    .select(['toHistoryId', 'hash'])
    .orderBy('toHistoryId', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How much is sealed, and when that was last done. */
export async function readSealed(tx: CompanyTx) {
  const { seals, lines } = await tx
    .selectFrom('seals')
    .select((eb) => [eb.fn.countAll<number>().as('seals'), eb.fn.sum<number | null>('rowCount').as('lines')])
    .executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom('seals')
    .select(['madeAt', 'reason', 'hash'])
    .orderBy('toHistoryId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { seals: Number(seals), lines: Number(lines ?? 0), last };
}

/** The seal that ends with this line, which the next one follows. */
export async function findSealEnding(tx: CompanyTx, historyId: string): Promise<SealLink | undefined> {
  return tx.selectFrom('seals').select(['toHistoryId', 'hash']).where('toHistoryId', '=', historyId).executeTakeFirst();
}

/** The first seal after a line; only one, because its marks may be long. */
export async function findSealAfter(tx: CompanyTx, historyId: string): Promise<Seal | null> {
  const row = await tx
    .selectFrom('seals')
    .select(['fromHistoryId', 'toHistoryId', 'rowCount', 'marks', 'root', 'previous', 'hash', 'madeAt', 'reason'])
    .where('toHistoryId', '>', historyId)
    .orderBy('toHistoryId')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, madeAt: row.madeAt.toISOString() } : null;
}

export async function insertSeal(tx: CompanyTx, { madeAt, ...seal }: Seal): Promise<void> {
  await tx
    .insertInto('seals')
    .values({ ...seal, madeAt: new Date(madeAt) })
    .execute();
}

/** Lines after one and up to another, in order, limited in number. */
export async function listLines(
  tx: CompanyTx,
  { after, to, most }: { after: string; to: string; most: number },
): Promise<SealedLine[]> {
  const { rows } = await sql<SealedLine>`
    ${selectLines(tx)} and id > ${after} and id <= ${to} order by history.id limit ${most}`.execute(tx);
  return rows;
}

/** Lines of the history as they are sealed, to be narrowed by further conditions. */
export const selectLines = (tx: CompanyTx) => sql`
  select id::text, assessment_id, table_name, row_id, action, user_id, request_id, reason, old, new,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
  from history where ${tx.own()}`;
