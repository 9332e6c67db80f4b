/** The role of a member in a company. */
export type Role = 'admin' | 'user' | 'auditor';

export const ROLES = ['user', 'admin', 'auditor'] as const satisfies readonly Role[];

/**
 * The actions of members, and the roles that may perform them (product P8). Everything is limited to the member's own company and, for an
 * auditor, to the assessments that they were invited to (product P71).
 */
const ALLOWED = {
  'company.view': ['admin', 'user', 'auditor'],
  'company.edit': ['admin', 'user'],
  'company.view-use': ['admin', 'user'],
  'company.leave': ['admin', 'user', 'auditor'],
  'company.close': ['admin'],
  'company.set-sign-off-rule': ['admin'],
  'team.view': ['admin', 'user', 'auditor'],
  'team.describe-self': ['admin', 'user'],
  'team.invite': ['admin'],
  'team.view-invitations': ['admin'],
  'team.view-mail': ['admin'],
  'team.delete-invitation': ['admin'],
  'team.remove-member': ['admin'],
  'team.change-role': ['admin'],
  'team.set-audit': ['admin'],
  'profile.edit': ['admin', 'user', 'auditor'],
  'assessment.view': ['admin', 'user', 'auditor'],
  'assessment.take-along': ['admin', 'user', 'auditor'],
  'assessment.edit': ['admin', 'user'],
  'assessment.complete': ['admin', 'user'],
  'assessment.reopen': ['admin', 'user'],
  'assessment.sign': ['admin', 'user'],
  'assessment.approve': ['admin'],
  'scales.word': ['admin', 'user'],
  'comments.mark-read': ['admin', 'user', 'auditor'],
  'comments.write': ['admin', 'user', 'auditor'],
  'audit.work': ['auditor'],
  'evidence.view': ['admin', 'user', 'auditor'],
  'evidence.edit': ['admin', 'user'],
  'register.keep-views': ['admin', 'user'],
  'register.change-any-view': ['admin'],
  'chat.use': ['admin', 'user', 'auditor'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;

export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** Whether a member with this role may do this. */
export function can(role: Role, action: Action): boolean {
  const roles: readonly Role[] = ALLOWED[action];
  return roles.includes(role);
}
