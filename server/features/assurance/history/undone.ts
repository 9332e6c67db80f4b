import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';

/** By whom and when a change was undone. */
export interface UndoNote {
  by: string | null;
  at: Date;
}

/** Which of these lines have been undone and not redone; people have their names of that time. */
export async function readUndone(tx: CompanyTx, ids: readonly string[]): Promise<Map<string, UndoNote>> {
  const { rows } = await sql<UndoNote & { line: string }>`
    select distinct on (undoing.undoes) undoing.undoes as line, undoing.at, coalesce(
      (select name from company_earlier_names earlier
        where ${tx.own('earlier')} and earlier.user_id = undoing.user_id and until > undoing.at order by until limit 1),
      (select full_name from company_people person
        where ${tx.own('person')} and person.user_id = undoing.user_id limit 1)) as by
    from history undoing
    where ${tx.own('undoing')} and undoing.undoes = any(${ids}::bigint[])
      and not exists (select from history again where ${tx.own('again')} and again.undoes = undoing.id)
    order by undoing.undoes, undoing.id desc`.execute(tx);
  return new Map(rows.map(({ line, ...undone }) => [line, undone]));
}
