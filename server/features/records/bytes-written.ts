import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { tablesWith } from '#domain/records/kinds.ts';

/** The number of bytes that people wrote in an assessment, in UTF-8; compared with `MAX_ASSESSMENT_BYTES`. */
export async function bytesWritten(tx: CompanyTx, assessmentId: AssessmentId): Promise<number> {
  const sizes = tablesWith('text-limit').map(
    (table) => sql`select coalesce(sum(octet_length(t::text)), 0)::bigint as bytes from ${sql.table(table)} t
      where ${tx.own()} and assessment_id = ${assessmentId}`,
  );
  const { rows } = await sql<{ bytes: string }>`
    select sum(bytes) as bytes from (${sql.join(sizes, sql` union all `)}) sizes`.execute(tx);
  return Number(rows[0]?.bytes);
}
