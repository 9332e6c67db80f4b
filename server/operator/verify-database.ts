import { wordSealFinding } from '#domain/frozen/seal.ts';
import { checkSeals, type SealCheck } from '#server/features/seals/check-seals.ts';
import type { OperatorTools } from './tools.ts';

/** Compares the history of every company with its seals, and says what was altered, deleted or put in. */
export async function verifyDatabase({
  database,
}: Pick<OperatorTools, 'database'>): Promise<{ isSame: boolean; text: string }> {
  const companies = await database.asSystem('operator: verify seals', (tx) =>
    tx.selectFrom('companies').select(['id', 'name']).orderBy('name').execute(),
  );
  const told: string[] = [];
  let isSame = true;
  for (const { id, name } of companies) {
    const check = await checkSeals(database, id);
    isSame &&= check.findings.length === 0;
    told.push(`${name}: ${summary(check)}`, ...check.findings.map((finding) => `  ${wordSealFinding(finding)}`));
  }
  return { isSame, text: told.join('\n') || 'There is no company.' };
}

function summary({ seals, lines, last, findings }: SealCheck): string {
  if (!last) return 'nothing is sealed yet.';
  const verdict = findings.length === 0 ? 'as sealed' : 'NOT as sealed';
  return `${verdict}; ${lines} lines under ${seals} seals. Last seal ${last.madeAt}: ${last.hash}`;
}
