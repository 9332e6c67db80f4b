import { sql } from 'kysely';
import type { AssessmentId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { DraftTx } from './lock-draft.ts';
import { tellConflicts } from './save-rows.ts';
import { type RowTable, readRowsLike } from './write-rows.ts';

/**
 * Deletes rows by their ids, all or none: each must still be at the version that was seen. Rows already deleted are fine, so that a
 * repeated request has one effect.
 *
 * @throws conflict with every row that has been changed since; the transaction then deletes nothing
 */
export async function removeRows<Row extends { id: string }>(
  tx: DraftTx,
  store: RowTable,
  assessmentId: AssessmentId,
  seen: readonly { id: string; seenVersion: number }[],
): Promise<void> {
  if (seen.length === 0) return;
  const { table } = store;
  const versions = new Map(seen.map(({ id, seenVersion }) => [id.toLowerCase(), seenVersion]));
  const ids = [...versions.keys()];
  // Locked in the order of their keys, as when they are saved.
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(table)}
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  const changed = rows.filter(({ id, version }) => versions.get(id) !== version);
  if (changed.length > 0) {
    const given = changed.map(({ id, version }) => ({ id, seenVersion: version }));
    const found = await readRowsLike<Row>(tx, store, assessmentId, given);
    const inTheWay = found.map(({ rowId, row }) => ({ key: rowId, rowId, row }));
    refuse('conflict', { conflicts: await tellConflicts(tx, table, inTheWay) });
  }
  await sql`
    delete from ${sql.table(table)}
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${ids}::uuid[])`.execute(tx);
}
