import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { refuse } from '#server/platform/http/refuse.ts';

/**
 * Groups the transaction's changes from now on into one act in the history.
 *
 * @throws not-found if the id belongs to someone else's act
 */
export async function beginAct(tx: CompanyTx, act: string): Promise<void> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select set_config('app.act', ${act}, true), exists (
      select from history where ${tx.own()} and act = ${act} and user_id is distinct from current_person()) as is_taken`.execute(
    tx,
  );
  if (rows[0]?.isTaken) refuse('not-found');
}
