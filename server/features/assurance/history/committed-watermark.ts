import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { refuse } from '#server/platform/http/refuse.ts';

/** The end of the history at a moment of the database's own clock. */
export interface Edge {
  lineId: string;
  at: Date;
}

const PATIENCE_MS = 5_000;
const BETWEEN_MS = 50;

/**
 * The last line of the company's history, once no smaller number can follow: transactions take their numbers before they end. Up to this
 * line, the history never changes.
 * @throws too-busy if a transaction that may still write smaller numbers does not end in time
 */
export async function settledEdge(database: Pick<Database, 'inCompany'>, member: Member): Promise<Edge> {
  const { xid, ...edge } = await database.inCompany(member, readEdge);
  for (const end = Date.now() + PATIENCE_MS; !(await database.inCompany(member, (tx) => isSettled(tx, xid))); ) {
    if (Date.now() > end) refuse('too-busy');
    await wait(BETWEEN_MS);
  }
  return edge;
}

/** The last visible line, and a transaction id that is higher than that of any transaction that can have taken a smaller number. */
async function readEdge(tx: CompanyTx): Promise<Edge & { xid: string }> {
  const { rows } = await sql<Edge & { xid: string }>`
    select coalesce((select max(id) from history where ${tx.own()}), 0)::text as "lineId", clock_timestamp() as at,
      pg_current_xact_id()::text as xid`.execute(tx);
  return rows[0] ?? { lineId: '0', at: new Date(0), xid: '0' };
}

async function isSettled(tx: CompanyTx, xid: string): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${xid}::text::xid8 as settled`.execute(tx);
  return rows[0]?.settled ?? false;
}
