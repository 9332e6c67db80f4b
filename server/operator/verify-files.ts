import { createHash } from 'node:crypto';
import type { CompanyTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { CompanyId } from '#domain/ids.ts';
import { readPieces } from '#server/features/assurance/evidence/file-queries.ts';
import { sealer } from '#server/features/assurance/seals/seal-history.ts';

/** How many evidence files a company has, and what is wrong with them. */
export interface FilesVerdict {
  count: number;
  findings: string[];
}

/**
 * Recomputes the fingerprint of every evidence file, and looks for the files that revisions and frozen results name. One piece of one
 * file is in memory at a time.
 */
export async function verifyFiles(database: Pick<Database, 'inCompany'>, companyId: CompanyId): Promise<FilesVerdict> {
  const server = sealer(companyId);
  const files = await database.inCompany(server, listStored);
  const findings: string[] = [];
  const kept = new Set<string>();
  for (const { id, sha256, bytes } of files) {
    const is = await database.inCompany(server, (tx) => fingerprint(tx, id));
    if (is.sha256 === sha256 && is.bytes === bytes) kept.add(sha256);
    else findings.push(`Evidence file ${id} was altered: its fingerprint is ${is.sha256}, but ${sha256} was uploaded.`);
  }
  const known = new Set(files.map(({ sha256 }) => sha256));
  for (const { name, sha256 } of await database.inCompany(server, listNamed)) {
    if (!known.has(sha256)) findings.push(`${name}: the file with the fingerprint ${sha256} is missing.`);
    else if (!kept.has(sha256)) findings.push(`${name} uses an altered file.`);
  }
  return { count: files.length, findings };
}

async function fingerprint(tx: CompanyTx, id: Parameters<typeof readPieces>[1]) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of readPieces(tx, id)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function listStored(tx: CompanyTx) {
  return tx
    .selectFrom('storedFiles')
    .select(['id', 'sha256', 'bytes'])
    .where('sha256', 'is not', null)
    .$narrowType<{ sha256: string }>()
    .orderBy('addedAt')
    .execute();
}

/** Every fingerprint that something depends on, with a name for it. */
async function listNamed(tx: CompanyTx): Promise<{ name: string; sha256: string }[]> {
  const revisions = await tx
    .selectFrom('evidenceRevisions as revision')
    .innerJoin('evidence', 'evidence.id', 'revision.evidenceId')
    .select(['revision.number', 'revision.sha256', 'evidence.title'])
    .orderBy('revision.addedAt')
    .execute();
  const frozen = await tx.selectFrom('assessmentSnapshots').select('id').orderBy('createdAt').execute();
  const named = revisions.map(({ title, number, sha256 }) => ({
    name: `Evidence “${title}”, revision ${number}`,
    sha256,
  }));
  for (const { id } of frozen) named.push(...(await listFrozen(tx, id)));
  return named;
}

async function listFrozen(tx: CompanyTx, id: string): Promise<{ name: string; sha256: string }[]> {
  const row = await tx
    .selectFrom('assessmentSnapshots')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { evidence = [] } = readResult(row.result);
  return evidence.flatMap(({ title, file }) =>
    file ? [{ name: `Frozen result ${id}, evidence “${title}”`, sha256: file.sha256 }] : [],
  );
}

/** An invalid frozen result is reported by the check of frozen results. */
function readResult(text: string): Partial<Pick<FrozenResult, 'evidence'>> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
