import { sql } from 'kysely';
import type { RefusalData } from '#contract/refusals.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { isSameIn } from '#domain/fields/values.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_ASSESSMENT_BYTES } from '#domain/limits.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { bytesWritten } from './bytes-written.ts';
import { readLastChanges } from './last-changes.ts';
import type { DraftTx } from './lock-draft.ts';
import { type GivenRow, type RowTable, readRowsLike, writeRows } from './write-rows.ts';

/** The maximum number of rows in an assessment, and of which kind. */
export interface RowLimit {
  rows: number;
  noun: RefusalData<'too-many-rows'>['noun'];
}

/** A row that could not be written, and the current row, if there is one. */
interface InTheWay<Row> {
  key: string;
  rowId?: string | undefined;
  row?: Row;
}

/**
 * Saves rows, all or none: each must still be at the version that its sender saw. Saving the current values succeeds and changes nothing,
 * so that a double click has one effect.
 *
 * @throws conflict with every conflicting value; the transaction then writes nothing
 */
export async function saveRows<Row>(
  tx: DraftTx,
  store: RowTable & { most: RowLimit | undefined },
  assessmentId: AssessmentId,
  items: readonly GivenRow[],
): Promise<Row[]> {
  const given = items.map((item) => ({ item: settle(item, store), key: keyOf(item, store) }));
  const byKey = new Map(given.toReversed().map(({ item, key }) => [key, item]));
  const saved = new Map<string, { rowId: string | undefined; row: Row }>();
  for (const row of await writeRows<Row>(tx, store, assessmentId, [...byKey.values()])) {
    saved.set(keyOf(row as GivenRow, store), { rowId: undefined, row });
  }
  const left = [...byKey].filter(([key]) => !saved.has(key)).map(([, item]) => item);
  for (const found of left.length > 0 ? await readRowsLike<Row>(tx, store, assessmentId, left) : []) {
    saved.set(keyOf(found.row as GivenRow, store), found);
  }
  const rows: Row[] = [];
  const inTheWay: InTheWay<Row>[] = [];
  for (const { item, key } of given) {
    const current = saved.get(key);
    if (current && isSameIn(store.fields, item, current.row as GivenRow)) rows.push(current.row);
    else {
      const own = String(item[store.key.at(-1) ?? 'id']);
      // If a row was deleted, only its id leads to the person who deleted it.
      inTheWay.push({ key: own, rowId: store.key.join() === 'id' ? own.toLowerCase() : undefined, ...current });
    }
  }
  if (inTheWay.length > 0) refuse('conflict', { conflicts: await tellConflicts(tx, store.table, inTheWay) });
  if (store.most && items.some((item) => item.seenVersion === null)) {
    await requireRoom(tx, store.table, assessmentId, store.most);
  }
  if (items.some(isLong)) await requireSize(tx, assessmentId);
  return rows;
}

/** @throws too-many-rows or too-much-text if the assessment, including what was just written, contains more than is allowed */
export async function requireLimits(
  tx: DraftTx,
  { table, most }: Pick<RowTable, 'table'> & { most: RowLimit | undefined },
  assessmentId: AssessmentId,
): Promise<void> {
  if (most) await requireRoom(tx, table, assessmentId, most);
  await requireSize(tx, assessmentId);
}

/** Short rows never make an assessment too large, because there are few of them. */
const isLong = (item: GivenRow) =>
  Object.values(item).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0) > 3_000;

/** The conflicting values, and who wrote them. */
export async function tellConflicts<Row>(tx: CompanyTx, table: string, inTheWay: readonly InTheWay<Row>[]) {
  const changes = await readLastChanges(
    tx,
    table,
    inTheWay.map(({ rowId }) => rowId),
  );
  return inTheWay.map(({ key, row }, index) => {
    const { changedBy = null, changedById = null, changedAt = null } = changes[index] ?? {};
    return { key, current: row ?? null, changedBy, changedById, changedAt };
  });
}

/** The values as the table will return them: ids in lower case, texts without unpaired surrogates. */
function settle(item: GivenRow, { fields }: RowTable): GivenRow {
  const settled = Object.entries(item).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, isId(name, fields) ? value.toLowerCase() : value.toWellFormed()];
  });
  return Object.fromEntries(settled) as GivenRow;
}

const ID_KINDS: readonly (string | undefined)[] = ['reference', 'optional-reference'];
const isId = (name: string, fields: Fields) => name === 'id' || ID_KINDS.includes(fields[name]?.kind);

/** Identifies a row within an assessment. */
function keyOf(row: GivenRow, store: RowTable): string {
  const settled = settle(row, store);
  return JSON.stringify(store.key.map((name) => settled[name]));
}

/** @throws too-many-rows if the rows just inserted exceed the limit of an assessment */
async function requireRoom(tx: DraftTx, table: string, assessmentId: AssessmentId, most: RowLimit) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${tx.own()} and assessment_id = ${assessmentId}`.execute(
    tx,
  );
  if (first(rows, 'a count').count > most.rows) refuse('too-many-rows', { most: most.rows, noun: most.noun });
}

/** @throws too-much-text if the assessment, including the rows just written, contains more than is allowed */
export async function requireSize(tx: DraftTx, assessmentId: AssessmentId): Promise<void> {
  if ((await bytesWritten(tx, assessmentId)) > MAX_ASSESSMENT_BYTES) {
    refuse('too-much-text', { most: MAX_ASSESSMENT_BYTES });
  }
}

/** @throws not-found unless every topic belongs to the assessment. */
export async function requireTopics(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  topicIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(topicIds)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from materiality_topics
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${wanted}::uuid[])`.execute(tx);
  if (first(rows, 'a count').count !== wanted.length) refuse('not-found');
}
