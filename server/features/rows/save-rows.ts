import { ORPCError } from '@orpc/server';
import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** How one noun's rows are written; its `queries.ts` gives these. `rowId` finds the row in the history. */
export interface RowStore<Item, Row> {
  table: string;
  key(item: Item): string;
  insert(item: Item): Promise<Row | undefined>;
  update(item: Item, seenVersion: number): Promise<Row | undefined>;
  current(item: Item): Promise<{ rowId: string; row: Row } | undefined>;
  isSame(item: Item, row: Row): boolean;
  /** How many rows the assessment may hold, where its sender chooses how many there are. */
  most?: { rows: number; of: AssessmentId; called: string };
}

interface Conflict<Row> {
  key: string;
  current: Row | null;
  changedBy: string | null;
  changedAt: string | null;
}

/**
 * Saves rows all or none (ruling 20): each must still be at the version its sender saw. Saving twice what is already
 * there succeeds, so that a double click has one effect.
 *
 * @throws the contract's CONFLICT with every value that stands in the way; the transaction then writes nothing.
 */
export async function saveRows<Item extends { seenVersion: number | null }, Row>(
  tx: CompanyTx,
  items: readonly Item[],
  store: RowStore<Item, Row>,
): Promise<Row[]> {
  const saved = new Map<Item, Row>();
  const conflicts: Conflict<Row>[] = [];
  // Always in the same order: two people who save the same rows would otherwise each hold what the other waits for.
  const ordered = items.toSorted((a, b) => (store.key(a) < store.key(b) ? -1 : 1));
  for (const item of ordered) {
    const row = item.seenVersion === null ? await store.insert(item) : await store.update(item, item.seenVersion);
    if (row) {
      saved.set(item, row);
      continue;
    }
    const current = await store.current(item);
    if (current && store.isSame(item, current.row)) saved.set(item, current.row);
    else
      conflicts.push({
        key: store.key(item),
        current: current?.row ?? null,
        ...(await lastChange(tx, store.table, current?.rowId)),
      });
  }
  if (conflicts.length > 0) throw conflictError(conflicts);
  if (store.most && items.some((item) => item.seenVersion === null)) await requireRoom(tx, store.table, store.most);
  return items.map((item) => saved.get(item)!);
}

/** @throws BAD_REQUEST when the rows just inserted are more than an assessment may hold. */
async function requireRoom(tx: CompanyTx, table: string, most: { rows: number; of: AssessmentId; called: string }) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where assessment_id = ${most.of}`.execute(tx);
  if (rows[0]!.count <= most.rows) return;
  const message = `An assessment holds at most ${most.rows} ${most.called}.`;
  throw new ORPCError('BAD_REQUEST', { status: 400, message, data: { issues: [{ path: [], message }] } });
}

/** The contract's CONFLICT with the values that stand in the way. */
export function conflictError<Row>(conflicts: Conflict<Row>[]) {
  return new ORPCError('CONFLICT', {
    status: 409,
    message: 'Somebody else has saved this since you opened it.',
    data: { conflicts },
  });
}

/** Who changed a row last, and when, as the history has it. */
export async function lastChange(tx: CompanyTx, table: string, rowId: string | undefined) {
  if (rowId === undefined) return { changedBy: null, changedAt: null };
  const row = await tx
    .selectFrom('history')
    .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
    .select(['history.at', 'companyPeople.fullName'])
    .where('history.tableName', '=', table)
    .where('history.rowId', '=', rowId)
    .orderBy('history.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { changedBy: row?.fullName ?? null, changedAt: row?.at.toISOString() ?? null };
}

/**
 * Makes sure that the assessment is this company's and a draft, and keeps it so until the transaction ends
 * (completing waits for writers, writers wait for completing).
 *
 * @throws NOT_FOUND or ASSESSMENT_COMPLETED
 */
export async function lockDraft(tx: CompanyTx, assessmentId: AssessmentId): Promise<void> {
  const row = await tx
    .selectFrom('assessments')
    .select('status')
    .where('id', '=', assessmentId)
    .modifyEnd(sql`for share`)
    .executeTakeFirst();
  if (!row) throw new ORPCError('NOT_FOUND', { status: 404, message: 'There is no such record.' });
  if (row.status === 'completed') {
    throw new ORPCError('ASSESSMENT_COMPLETED', {
      status: 409,
      message: 'This assessment is completed. Reopen it to change it.',
    });
  }
}

/** @throws NOT_FOUND unless every topic belongs to the assessment. */
export async function requireTopics(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  topicIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(topicIds)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from materiality_topics
    where assessment_id = ${assessmentId} and id = any(${wanted}::uuid[])`.execute(tx);
  if (rows[0]!.count !== wanted.length) {
    throw new ORPCError('NOT_FOUND', { status: 404, message: 'There is no such record.' });
  }
}
