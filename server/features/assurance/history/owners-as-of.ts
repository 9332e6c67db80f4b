import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';
import type { HistoryLine } from './queries.ts';

/** The names of the people whom lines of the history name as owners, as they were at each line. */
export async function readOwnersThen(
  tx: CompanyTx,
  lines: readonly Pick<HistoryLine, 'id' | 'at' | 'old' | 'new'>[],
): Promise<(userId: string, lineId: string) => string | undefined> {
  const named = lines.flatMap(({ id, at, old, new: left }) =>
    [old?.owner_id, left?.owner_id].flatMap((owner) => (typeof owner === 'string' ? [{ id, at, owner }] : [])),
  );
  if (named.length === 0) return () => undefined;
  const { rows } = await sql<{ lineId: string; owner: UserId; name: string | null }>`
    select line as "lineId", owner, coalesce(
      (select name from company_earlier_names earlier
        where ${tx.own('earlier')} and earlier.user_id = owner and until > at order by until limit 1),
      (select full_name from company_people person where ${tx.own('person')} and person.user_id = owner limit 1)) as name
    from unnest(${named.map(({ id }) => id)}::text[], ${named.map(({ owner }) => owner)}::uuid[],
      ${named.map(({ at }) => at.toISOString())}::timestamptz[]) as named (line, owner, at)`.execute(tx);
  const names = new Map(rows.map(({ lineId, owner, name }) => [`${lineId} ${owner}`, name ?? undefined]));
  return (userId, lineId) => names.get(`${lineId} ${userId}`);
}
