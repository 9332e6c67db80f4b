import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';

/** Makes the history record this reason for all further changes of the transaction. */
export async function giveReason(tx: CompanyTx, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`.execute(tx);
}

/**
 * Saves rows that may each have their own reason, in one transaction.
 *
 * @param shared the reason for those that have none
 * @param save saves some of the rows; anything it throws ends the whole save
 */
export async function saveByReason<Item extends { reason?: string | undefined }, Row>(
  tx: CompanyTx,
  items: readonly Item[],
  shared: string | undefined,
  save: (items: Omit<Item, 'reason'>[]) => Promise<Row[]>,
): Promise<Row[]> {
  const byReason = Map.groupBy(items, ({ reason }) => reason?.trim() || shared || '');
  // Even without rows, errors that would prevent saving are still reported.
  if (byReason.size === 0) return save([]);
  const rows: Row[] = [];
  for (const [reason, group] of byReason) {
    await giveReason(tx, reason);
    rows.push(...(await save(group.map(({ reason: _own, ...item }) => item))));
  }
  return rows;
}
