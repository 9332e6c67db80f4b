import type { AuditProblem } from '#domain/people/audit.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatDay } from '#web/lib/format-day.ts';

/** What is said of auditors where they are invited and listed. */
export const auditMessages = {
  lastDay: 'Last day',
  lastDayHint: 'Access ends by itself at midnight UTC after this day.',
  which: 'Assessments',
  all: 'All, those of later years too',
  chosen: 'These',
  until: (lastDay: string) => `Reads to the end of ${formatDay(lastDay)} (UTC)`,
  some: (count: number) => (count === 1 ? 'one assessment' : `${count} assessments`),
  everything: 'all assessments',

  change: 'Change access',
  changeTitle: (name: string) => `What ${name} may read, and until when`,
  changeText: 'It takes effect at once, on open screens too.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  changed: (name: string) => `The access of ${name} has been changed`,
  changeFailed: 'The access could not be changed',
} as const;

export const auditProblems = {
  'audit-day-required': 'Enter the last day of the audit.',
  'audit-day-past': 'This day is over (UTC). Enter today or a later day.',
  'audit-day-too-far': 'Enter a day within the next five years.',
  'audited-required': 'Choose at least one assessment.',
} as const satisfies Record<AuditProblem, string>;

export const auditRefusals: Explanations<typeof api.team.setAudit, string> = {
  'not-found': () => 'This person is no auditor any more, or an assessment is gone.',
  'audit-day-past': () => auditProblems['audit-day-past'],
  'audit-day-too-far': () => auditProblems['audit-day-too-far'],
};
