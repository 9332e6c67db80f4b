import type { AuditProblem } from '#domain/people/audit.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatDay } from '#web/lib/format-day.ts';

/** Texts of the team on the company page. Fixed texts must stay word for word (product P1). */
export const teamMessages = {
  title: 'Team Members',
  count: (members: number) => (members === 1 ? '1 member' : `${members} members`),
  loading: 'Loading team members...',
  loadFailed: 'Could not load the team members.',
  mailRefused: 'Email rejected',
  mailRefusedText:
    'The mail server permanently rejected the last email to this address. Check whether the mailbox still exists.',
  you: 'You',
  roles: { admin: 'Admin', user: 'User', auditor: 'Auditor' } satisfies Record<Role, string>,
  joined: (day: string) => `Joined ${day}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  promote: 'Promote to admin',
  demote: 'Demote to user',
  remove: 'Remove from team',
  handOver: 'Hand over and leave',

  promoteTitle: (name: string) => `Promote ${name} to admin?`,
  promoteText: 'Admins can invite and remove people and change roles. The change takes effect immediately.',
  demoteTitle: (name: string) => `Demote ${name} to user?`,
  demoteText:
    'Users can work on the assessment but cannot manage the team. The change takes effect immediately, even on open screens.',
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeText:
    'Access ends immediately, even on open screens. The person keeps their account, and everything they entered stays. They get an email, and you can invite the same address again.',
  promoteConfirm: 'Promote',
  demoteConfirm: 'Demote',
  removeConfirm: 'Remove',
  changing: 'Changing...',
  removing: 'Removing...',

  changed: (name: string, role: Role) =>
    role === 'admin' ? `${name} has been promoted to admin` : `${name} has been demoted to user`,
  removed: (name: string) => `${name} has been removed from the team`,
  changeFailed: 'Failed to change user role',
  removeFailed: 'Failed to remove team member',
  accessDenied: 'Access Denied',
  onlyAdminsRemove: 'Only administrators can remove team members',
  onlyAdminsChangeRoles: 'Only administrators can change user roles',
  cannotRemoveSelf: 'Cannot Remove Self',
  cannotRemoveSelfText: 'Another admin can remove you from the team. To leave, use Leave or Close below.',
  cannotChangeOwnRole: 'Cannot Change Own Role',
  cannotChangeOwnRoleText: 'Another admin can change your role.',
  lastAdminText: 'A company must have at least one admin. Make someone else an admin first.',
  isAuditorText: 'You cannot change an auditor’s role. Remove this person and send a new invitation.',
  goneText: 'This person is no longer a member of the team. Reload the page.',
} as const;

/** Why a member's role or membership was not changed; all other failures only have their title. */
export const teamRefusals: Explanations<
  typeof api.team.remove | typeof api.team.changeRole,
  { title?: string; description: string }
> = {
  'cannot-remove-self': () => ({
    title: teamMessages.cannotRemoveSelf,
    description: teamMessages.cannotRemoveSelfText,
  }),
  'cannot-change-own-role': () => ({
    title: teamMessages.cannotChangeOwnRole,
    description: teamMessages.cannotChangeOwnRoleText,
  }),
  'is-auditor': () => ({ description: teamMessages.isAuditorText }),
  'last-admin': () => ({ description: teamMessages.lastAdminText }),
  'not-found': () => ({ description: teamMessages.goneText }),
};

/** Texts about auditors where they are invited and listed. */
export const auditMessages = {
  lastDay: 'Last day',
  lastDayHint: 'Access ends automatically at midnight UTC after this day.',
  which: 'Assessments',
  all: 'All, including future ones',
  chosen: 'Only selected assessments',
  reads: (what: string, lastDay: string) => `Reads ${what} until ${formatDay(lastDay)}`,
  some: (count: number) => (count === 1 ? 'one assessment' : `${count} assessments`),
  everything: 'all assessments',

  change: 'Change access',
  changeTitle: (name: string) => `What ${name} can read, and until when`,
  changeText: 'The change takes effect immediately, even on open screens.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  changed: (name: string) => `${name}’s access has been changed`,
  changeFailed: 'Could not change the access',
} as const;

export const auditProblems = {
  'audit-day-required': 'Enter the last day of the audit.',
  'audit-day-past': 'This day has passed (UTC). Enter today or a later day.',
  'audit-day-too-far': 'Enter a day within the next five years.',
  'audited-required': 'Choose at least one assessment.',
} as const satisfies Record<AuditProblem, string>;

export const auditRefusals: Explanations<typeof api.team.setAudit, string> = {
  'not-found': () => 'This person is no longer an auditor, or an assessment no longer exists. Reload the page.',
  'audit-day-past': () => auditProblems['audit-day-past'],
  'audit-day-too-far': () => auditProblems['audit-day-too-far'],
};
