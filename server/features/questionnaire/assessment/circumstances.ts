import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { found } from '#domain/found.ts';
import { type Circumstances, FROZEN_NOUNS, type LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import { tableOf } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { kindsWith } from '#domain/records/kinds.ts';
import { readFrozenEvidence } from '#server/features/assurance/evidence/frozen-evidence.ts';
import { readScales } from '#server/features/register/scales/queries.ts';
import { readFrozenAssignments, readScorers } from './frozen-people.ts';

/** The noun by the table that contains its rows. */
const NOUNS = new Map(FROZEN_NOUNS.map((noun) => [tableOf(noun), noun]));

/** What is frozen in addition to the inputs: the company, who completes it, and who last changed each row and why. */
export async function readCircumstances(tx: CompanyTx, id: AssessmentId, now: Date): Promise<Circumstances> {
  const company = await tx.selectFrom('companies').select('name').executeTakeFirstOrThrow();
  const person = await tx
    .selectFrom('companyPeople')
    .select('fullName')
    .where('userId', '=', sql<never>`current_person()`)
    .executeTakeFirst();
  return {
    company,
    completed: { by: person?.fullName ?? '', at: now.toISOString() },
    lastChanges: await readLastChanges(tx, id),
    scales: await readScales(tx),
    evidence: await readFrozenEvidence(tx, id),
    scorers: await readScorers(tx, id),
    assignments: await readFrozenAssignments(tx, id),
  };
}

/** Who last changed each row, when and why. Deleted rows are left out, because they are not part of the result. */
export async function readLastChanges(tx: CompanyTx, id: AssessmentId): Promise<LastChangeOf[]> {
  const lines = await tx
    .selectFrom('history')
    .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
    .leftJoin('laterReasons', 'laterReasons.line', 'history.id')
    .distinctOn('history.rowId')
    .select((eb) => [
      'history.tableName',
      'history.rowId',
      'history.at',
      eb.fn.coalesce('history.reason', 'laterReasons.reason').as('reason'),
      'companyPeople.fullName as by',
    ])
    .where('history.assessmentId', '=', id)
    .where('history.tableName', 'in', [...NOUNS.keys()])
    .orderBy('history.rowId')
    .orderBy('history.id', 'desc')
    .execute();
  const keys = await readKeys(tx, id);
  return lines.flatMap(({ tableName, rowId, at, reason, by }) => {
    const key = keys.get(rowId);
    if (key === undefined) return [];
    return [{ noun: found(NOUNS.get(tableName), tableName), key, by, at: at.toISOString(), reason }];
  });
}

/** The keys of rows in the frozen result. */
async function readKeys(tx: CompanyTx, id: AssessmentId): Promise<Map<string, string>> {
  const selects = kindsWith('freeze').map((kind) => {
    const columns: readonly string[] = 'frozenBy' in kind ? kind.frozenBy : ['id'];
    return sql`select id, concat_ws(' ', ${sql.join(columns.map((name) => sql.ref(name)))}) as key
      from ${sql.table(kind.table)} where ${tx.own()} and assessment_id = ${id}`;
  });
  const { rows } = await sql<{ id: string; key: string }>`${sql.join(selects, sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ id: rowId, key }) => [rowId, key]));
}
