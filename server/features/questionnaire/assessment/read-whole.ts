import { sql } from 'kysely';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';

/**
 * An assessment with everything below it, as PostgreSQL also writes it for the browser.
 * @throws not-found
 */
export async function readWhole(tx: CompanyTx, id: AssessmentId): Promise<WholeAssessment> {
  const { rows } = await sql<{ json: string | null }>`select whole_assessment(${id}) as json`.execute(tx);
  const json = rows[0]?.json;
  if (!json) refuse('not-found');
  return JSON.parse(json);
}
