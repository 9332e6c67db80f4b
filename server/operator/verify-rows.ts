import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { wordStrayRow } from '#domain/frozen-results/stray-row.ts';
import type { AssessmentId, CompanyId } from '#domain/ids.ts';
import { KEPT_ROWS, listStrayRows } from '#server/features/assurance/history/as-of-queries.ts';
import { sealer } from '#server/features/assurance/seals/seal-history.ts';

/** Compares each row of a company's assessments with its history, and names rows that were written outside the product. */
export async function verifyRows(database: Pick<Database, 'inCompany'>, companyId: CompanyId): Promise<string[]> {
  const server = sealer(companyId);
  const [ids, past] = await database.inCompany(server, async (tx) => [await listEver(tx), await listPastProduct(tx)]);
  const told = past.map(
    ({ id, tableName, rowId }) =>
      `Line ${id} of the history (${tableName} ${rowId}) was written directly in the database, not through the product.`,
  );
  for (const id of ids) {
    const rows = await database.inCompany(server, (tx) => listStrayRows(tx, id));
    told.push(...rows.flatMap(wordStrayRow));
  }
  return told;
}

/** Every assessment that exists or ever existed. */
async function listEver(tx: CompanyTx): Promise<AssessmentId[]> {
  const { rows } = await sql<{ id: AssessmentId }>`
    select id from assessments where ${tx.own()}
    union select row_id from history where ${tx.own()} and table_name = 'assessments' and action = 'insert' order by 1`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Lines without a request: the product records the request with every line, and a migration records its name. */
async function listPastProduct(tx: CompanyTx) {
  return tx
    .selectFrom('history')
    .select(['id', 'tableName', 'rowId'])
    .where('requestId', 'is', null)
    .where('tableName', 'in', [...KEPT_ROWS, 'assessment_snapshots'])
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute();
}

const MOST_TOLD = 1_000;
