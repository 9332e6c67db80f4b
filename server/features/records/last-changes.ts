import type { CompanyTx } from '#database/doors.ts';
import type { UserId } from '#domain/ids.ts';

/** Who last changed a row, and when; null if the history does not know. */
export interface LastChange {
  changedBy: string | null;
  changedById: UserId | null;
  changedAt: string | null;
}

/** Who last changed each of these rows, in the given order. */
export async function readLastChanges(
  tx: CompanyTx,
  table: string,
  rowIds: readonly (string | undefined)[],
): Promise<LastChange[]> {
  const known = rowIds.filter((id) => id !== undefined);
  const rows =
    known.length === 0
      ? []
      : await tx
          .selectFrom('history')
          .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
          .distinctOn('history.rowId')
          .select(['history.rowId', 'history.at', 'history.userId', 'companyPeople.fullName as by'])
          .where('history.tableName', '=', table)
          .where('history.rowId', 'in', known)
          .orderBy('history.rowId')
          .orderBy('history.id', 'desc')
          .execute();
  return rowIds.map((id) => {
    const last = rows.find(({ rowId }) => rowId === id);
    return {
      changedBy: last?.by ?? null,
      changedById: last?.userId ?? null,
      changedAt: last?.at.toISOString() ?? null,
    };
  });
}

/** Who last changed a row. */
export async function readLastChange(tx: CompanyTx, table: string, rowId: string): Promise<LastChange> {
  const [last] = await readLastChanges(tx, table, [rowId]);
  return last ?? { changedBy: null, changedById: null, changedAt: null };
}
