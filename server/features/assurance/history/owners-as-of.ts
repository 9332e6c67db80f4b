import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';
import type { HistoryLine } from './queries.ts';

/** The names of the people whom lines of the history name as owners or reviewers, as they were at each line. */
export async function readAssignedThen(
  tx: CompanyTx,
  lines: readonly Pick<HistoryLine, 'id' | 'at' | 'old' | 'new'>[],
): Promise<(userId: string, lineId: string) => string | undefined> {
  const named = lines.flatMap(({ id, at, old, new: left }) =>
    [old?.owner_id, left?.owner_id, old?.reviewer_id, left?.reviewer_id].flatMap((person) =>
      typeof person === 'string' ? [{ id, at, person }] : [],
    ),
  );
  if (named.length === 0) return () => undefined;
  const { rows } = await sql<{ lineId: string; person: UserId; name: string | null }>`
    select line as "lineId", named.person, coalesce(
      (select name from company_earlier_names earlier
        where ${tx.own('earlier')} and earlier.user_id = named.person and until > at order by until limit 1),
      (select full_name from company_people known where ${tx.own('known')} and known.user_id = named.person limit 1)) as name
    from unnest(${named.map(({ id }) => id)}::text[], ${named.map(({ person }) => person)}::uuid[],
      ${named.map(({ at }) => at.toISOString())}::timestamptz[]) as named (line, person, at)`.execute(tx);
  const names = new Map(rows.map(({ lineId, person, name }) => [`${lineId} ${person}`, name ?? undefined]));
  return (userId, lineId) => names.get(`${lineId} ${userId}`);
}
