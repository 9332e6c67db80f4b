import type { CompanyTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { listChangedSince } from '#domain/frozen-results/changed-since.ts';
import {
  checkFrozenText,
  FROZEN_FILE,
  type FrozenFile,
  readFrozenResult,
} from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import type { AssessmentId, CompanyId } from '#domain/ids.ts';
import { sealer } from '#server/features/assurance/seals/seal-history.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';

/** How many frozen results a company has, what is wrong with them, and what is worth knowing. */
export interface FrozenVerdict {
  count: number;
  findings: string[];
  notes: string[];
}

/**
 * Checks every frozen result of a company: its fingerprint, its figures recomputed by today's rules, the fingerprint that the history
 * recorded, and, for the last result of a completed assessment, the assessment as it is now.
 */
export async function verifyFrozen(
  database: Pick<Database, 'inCompany'>,
  companyId: CompanyId,
): Promise<FrozenVerdict> {
  const server = sealer(companyId);
  const recorded = await database.inCompany(server, listRecorded);
  const kept = await database.inCompany(server, listKept);
  const verdict: FrozenVerdict = { count: kept.length, findings: [], notes: [] };
  for (const { id, sha256 } of recorded) {
    const found = kept.find((frozen) => frozen.id === id);
    if (!found)
      verdict.findings.push(`Frozen result ${id} is missing, but the history has no record that it was deleted.`);
    else if (found.resultSha256 !== sha256)
      verdict.findings.push(
        `Frozen result ${id}: its fingerprint is ${found.resultSha256}, but the history says ${sha256}.`,
      );
  }
  for (const { id } of kept) {
    if (!recorded.some((line) => line.id === id))
      verdict.findings.push(`Frozen result ${id} exists, but the history has no record that it was added.`);
    await database.inCompany(server, (tx) => verifyOne(tx, id, verdict));
  }
  return verdict;
}

async function verifyOne(tx: CompanyTx, id: string, verdict: FrozenVerdict): Promise<void> {
  const row = await readKept(tx, id);
  if (!row) return;
  const check = checkFrozenText(`{"kind":"${FROZEN_FILE}","sha256":"${row.resultSha256}","result":${row.result}}`);
  const { verdict: said, sentences } = wordCheck(check);
  const told = [`Frozen result ${id}: ${said}`, ...sentences.map((sentence) => `  ${sentence}`)];
  const isAsFrozen = check.state !== 'unreadable' && check.fingerprint === check.stated;
  if (isAsFrozen && check.isOtherFormula && check.differences.length > 0) verdict.notes.push(...told);
  else if (check.state !== 'same') verdict.findings.push(...told);
  if (isAsFrozen) verdict.findings.push(...(await changedSince(tx, row)));
}

/** For the last result of an assessment that is still completed; the row stays locked, so that nobody reopens it in the meantime. */
async function changedSince(tx: CompanyTx, { assessmentId, result, id }: KeptResult): Promise<string[]> {
  const own = await tx
    .selectFrom('assessments')
    .select('status')
    .where('id', '=', assessmentId)
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (own?.status !== 'completed' || (await findLast(tx, assessmentId)) !== id) return [];
  const frozen = readFrozenResult({ kind: FROZEN_FILE, sha256: '', result: JSON.parse(result) } satisfies FrozenFile);
  if (!frozen || frozen.format === 1) return [];
  return listChangedSince(frozen, await readWhole(tx, assessmentId)).map(
    (sentence) => `Completed assessment ${assessmentId}: ${sentence}`,
  );
}

type KeptResult = NonNullable<Awaited<ReturnType<typeof readKept>>>;

function readKept(tx: CompanyTx, id: string) {
  return tx
    .selectFrom('assessmentSnapshots')
    .select(['id', 'assessmentId', 'result', 'resultSha256'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function listKept(tx: CompanyTx) {
  return tx.selectFrom('assessmentSnapshots').select(['id', 'resultSha256']).orderBy('createdAt').execute();
}

/** The results that the history recorded as frozen and not deleted since. */
async function listRecorded(tx: CompanyTx): Promise<{ id: string; sha256: string }[]> {
  const lines = await tx
    .selectFrom('history')
    .select(['rowId', 'action', 'new'])
    .where('tableName', '=', 'assessment_snapshots')
    .orderBy('id')
    .execute();
  const deleted = new Set(lines.filter(({ action }) => action === 'delete').map(({ rowId }) => rowId));
  return lines.flatMap(({ rowId, action, new: row }) =>
    action === 'insert' && !deleted.has(rowId)
      ? [{ id: rowId, sha256: String((row as Record<string, unknown>).result_sha256) }]
      : [],
  );
}

async function findLast(tx: CompanyTx, assessmentId: AssessmentId): Promise<string | undefined> {
  const row = await tx
    .selectFrom('assessmentSnapshots')
    .select('id')
    .where('assessmentId', '=', assessmentId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
