import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { Columns } from '#domain/records/contents/contents.ts';

/** Reads and locks the current rows with these ids until the transaction ends, in the order of their keys, as a save does. */
export async function lockRows(tx: CompanyTx, table: string, ids: readonly string[]): Promise<Map<string, Columns>> {
  const { rows } = await sql<{ id: string; row: Columns }>`
    select id, to_jsonb(kept) as row from ${sql.table(table)} kept
    where ${tx.own('kept')} and id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** Reads and locks the current row until the transaction ends, with its columns named as in SQL. Null if it no longer exists. */
export async function lockRow(tx: CompanyTx, table: string, id: string): Promise<Columns | null> {
  return (await lockRows(tx, table, [id])).get(id) ?? null;
}
