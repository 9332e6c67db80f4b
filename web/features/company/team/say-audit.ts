import type { AuditShape } from '#contract/team.ts';
import { lastDayOf } from '#domain/people/audit.ts';
import { auditMessages as say } from './messages.ts';

/** Until when a person is an auditor, and of what. */
export function sayAudit({
  until,
  assessments,
}: Omit<AuditShape, 'assessments'> & { assessments: unknown[] | number | null }) {
  const count = Array.isArray(assessments) ? assessments.length : assessments;
  return `${say.until(lastDayOf(new Date(until)))}: ${count === null ? say.everything : say.some(count)}`;
}
