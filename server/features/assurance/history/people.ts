import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';

/** A person who belongs or has belonged to the company. */
export interface HistoryPerson {
  userId: UserId;
  name: string;
  hasLeft: boolean;
}

/** Everyone who may have made a change, including people who have left. */
export async function listPeople(tx: CompanyTx): Promise<HistoryPerson[]> {
  const { rows } = await sql<HistoryPerson>`
    select user_id, min(full_name) as name, bool_and(ended_at is not null) as has_left
    from company_people where ${tx.own()} group by user_id order by 3, 2`.execute(tx);
  return rows;
}

/** Everything that a person changed in the company, oldest first. */
export function listChangesOf(tx: CompanyTx, userId: UserId) {
  return tx
    .selectFrom('history')
    .select(['at', 'tableName', 'rowId', 'action', 'reason', 'old', 'new'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
