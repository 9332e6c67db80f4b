import type { AuditShape } from '#contract/team.ts';
import { lastDayOf } from '#domain/people/audit.ts';
import { auditMessages as say } from './messages.ts';

interface SaidAudit extends Omit<AuditShape, 'assessments'> {
  /** Their names, or how many there are; null for all. */
  assessments: readonly string[] | number | null;
}

/** What an auditor reads, and until when. A single assessment is named. */
export function sayAudit({ until, assessments }: SaidAudit) {
  return say.reads(whatOf(assessments), lastDayOf(new Date(until)));
}

function whatOf(assessments: SaidAudit['assessments']): string {
  if (assessments === null) return say.everything;
  if (typeof assessments === 'number') return say.some(assessments);
  const [name = '', ...others] = assessments;
  return others.length === 0 && name !== '' ? name : say.some(assessments.length);
}
