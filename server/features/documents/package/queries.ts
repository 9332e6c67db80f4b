import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { SealedLine } from '#domain/frozen-results/seal.ts';
import { TOLD_TABLES } from '#domain/history/nouns.ts';
import type { AssessmentId, MadeFileId } from '#domain/ids.ts';
import { selectLines } from '#server/features/assurance/seals/queries.ts';

/** The tables whose lines belong to the history of an assessment, its frozen results and later reasons; chats are private. */
const TABLES = [...TOLD_TABLES, 'assessment_snapshots', 'later_reasons'];

/** Lines of an assessment's history between two lines, oldest first, limited in number. */
export async function listLinesOf(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { after, to, most }: { after: string; to: string; most: number },
): Promise<SealedLine[]> {
  const { rows } = await sql<SealedLine>`
    ${selectLines(tx)} and assessment_id = ${assessmentId} and table_name = any(${TABLES})
      and id > ${after} and id <= ${to} order by history.id limit ${most}`.execute(tx);
  return rows;
}

/** Records permanently that a package was made. */
export async function insertPackage(
  tx: CompanyTx,
  {
    bytes,
    ...row
  }: {
    id: MadeFileId;
    assessmentId: AssessmentId;
    fingerprint: string;
    resultSha256: string | null;
    bytes: number;
    madeAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('madePackages')
    .values({ ...row, bytes: String(bytes) })
    .execute();
}
