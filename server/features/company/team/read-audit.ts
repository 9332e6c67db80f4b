import type { AuditInput } from '#contract/team.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditDayProblem, auditEnd } from '#domain/people/audit.ts';
import { listAssessmentsAmong } from './queries.ts';

export type AuditRefusal = 'audit-day-past' | 'audit-day-too-far' | 'not-found';

/** The access that an admin wants for an auditor, as stored; or the reason why it is not possible. */
export async function readAudit(
  tx: CompanyTx,
  { lastDay, assessments }: AuditInput,
  now: Date,
): Promise<{ ok: true; until: Date; assessments: AssessmentId[] | null } | { ok: false; reason: AuditRefusal }> {
  const problem = auditDayProblem(lastDay, now);
  if (problem) return { ok: false, reason: problem === 'audit-day-too-far' ? problem : 'audit-day-past' };
  const named = assessments && [...new Set(assessments)];
  if (named && (await listAssessmentsAmong(tx, named)).length < named.length) return { ok: false, reason: 'not-found' };
  return { ok: true, until: auditEnd(lastDay), assessments: named };
}
