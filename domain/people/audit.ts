import type { AssessmentId } from '#domain/ids.ts';

/** What an auditor was invited for (product P71). */
export interface Audit {
  /** The first moment at which the auditor is no longer a member. */
  until: Date;
  /** The assessments that the auditor may read; null for all that the company has or will start. */
  assessments: readonly AssessmentId[] | null;
}

/** The maximum number of assessments that can be listed individually. */
export const MAX_AUDITED = 100;

export type AuditProblem = 'audit-day-required' | 'audit-day-past' | 'audit-day-too-far' | 'audited-required';

const MS_A_DAY = 24 * 60 * 60 * 1000;
const LONGEST_YEARS = 5;

/** The moment at which an audit with this last day, 'YYYY-MM-DD', ends: midnight after it, in UTC, wherever anyone is. */
export function auditEnd(lastDay: string): Date {
  return new Date(Date.parse(`${lastDay}T00:00:00Z`) + MS_A_DAY);
}

/** The last day of an audit that ends at this moment, as 'YYYY-MM-DD'. */
export function lastDayOf(until: Date): string {
  return new Date(until.getTime() - MS_A_DAY).toISOString().slice(0, 10);
}

/** What is wrong with a new last day of an audit: it must be a day, not over yet, and at most five years away. */
export function auditDayProblem(lastDay: string, now: Date): AuditProblem | null {
  if (lastDay === '' || Number.isNaN(Date.parse(lastDay))) return 'audit-day-required';
  const today = now.toISOString().slice(0, 10);
  if (lastDay < today) return 'audit-day-past';
  const latest = `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
  return lastDay > latest ? 'audit-day-too-far' : null;
}

/** Whether an audit is over; it is at exactly that moment. */
export const isAuditOver = ({ until }: Pick<Audit, 'until'>, now: Date): boolean => until.getTime() <= now.getTime();
