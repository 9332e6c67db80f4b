import { wordSealFinding } from '#domain/frozen-results/seal.ts';
import { checkSeals, type SealCheck } from '#server/features/assurance/seals/check-seals.ts';
import type { OperatorTools } from './tools.ts';
import { type FilesVerdict, verifyFiles } from './verify-files.ts';
import { type FrozenVerdict, verifyFrozen } from './verify-frozen.ts';
import { verifyRows } from './verify-rows.ts';

/**
 * Compares the history of every company with its seals and each row of its assessments with the history, recomputes every frozen result
 * and the fingerprint of every file, and reports what was altered, deleted or inserted.
 */
export async function verifyDatabase({
  database,
}: Pick<OperatorTools, 'database'>): Promise<{ isSame: boolean; text: string }> {
  const companies = await database.asSystem('operator: verify', (tx) =>
    tx.selectFrom('companies').select(['id', 'name']).orderBy('name').execute(),
  );
  const told: string[] = [];
  let isSame = true;
  for (const { id, name } of companies) {
    const seals = await checkSeals(database, id);
    const rows = await verifyRows(database, id);
    const frozen = await verifyFrozen(database, id);
    const files = await verifyFiles(database, id);
    const findings = [...seals.findings.map(wordSealFinding), ...rows, ...frozen.findings, ...files.findings];
    isSame &&= findings.length === 0;
    told.push(`${name}: ${sealSummary(seals)} ${rowSummary(rows)} ${frozenSummary(frozen)}${filesSummary(files)}`);
    told.push(...[...findings, ...frozen.notes].map((line) => `  ${line}`));
  }
  return { isSame, text: told.join('\n') || 'There are no companies.' };
}

function sealSummary({ seals, lines, last, findings }: SealCheck): string {
  if (!last) return 'no seals yet.';
  const verdict = findings.length === 0 ? 'as sealed' : 'NOT as sealed';
  return `${verdict}; ${lines} lines under ${seals} seals. Last seal ${last.madeAt}: ${last.hash}.`;
}

const rowSummary = (findings: readonly string[]) =>
  findings.length === 0 ? 'Assessments match their history.' : 'Assessments do NOT match their history.';

function frozenSummary({ count, findings }: FrozenVerdict): string {
  if (count === 0 && findings.length === 0) return 'No frozen results.';
  const verdict = findings.length === 0 ? 'as frozen' : 'NOT as frozen';
  return `${count} frozen ${count === 1 ? 'result' : 'results'}, ${verdict}.`;
}

function filesSummary({ count, findings }: FilesVerdict): string {
  if (count === 0 && findings.length === 0) return '';
  const verdict = findings.length === 0 ? 'as uploaded' : 'NOT as uploaded';
  return ` ${count} ${count === 1 ? 'file' : 'files'} of evidence, ${verdict}.`;
}
