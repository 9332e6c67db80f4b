import type { SessionShape } from '#contract/session.ts';
import type { CompanyTx } from '#database/doors.ts';
import { readCompany } from './queries.ts';

/** The company, as the API returns it. */
export async function answerCompany(tx: CompanyTx): Promise<NonNullable<SessionShape['company']>> {
  const row = await readCompany(tx);
  return {
    ...row,
    userCount: row.userCount ?? 0,
    createdAt: row.createdAt.toISOString(),
    closesAt: row.closesAt?.toISOString() ?? null,
  };
}
