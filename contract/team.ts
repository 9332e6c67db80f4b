import { z } from 'zod';
import { MAX_COMPETENCE, MAX_NAME } from '#domain/limits.ts';
import { MAX_AUDITED } from '#domain/people/audit.ts';
import { ROLES } from '#domain/people/permissions.ts';
import { assessmentId, instant, membershipId, text } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';

export const role = z.enum(ROLES, says('unknown-role'));
/** The roles that a member who is not an auditor can get. */
const workingRole = role.exclude(['auditor'], says('unknown-role'));

/** What an auditor was invited to: until when (the first moment after the audit), and for which assessments, null for all. */
export const auditShape = z.object({ until: instant, assessments: z.array(assessmentId).nullable() });
export type AuditShape = z.infer<typeof auditShape>;

/** The settings of an audit: its last day, which ends at midnight UTC, and the assessments. */
export const auditFields = {
  lastDay: z.iso.date(says('audit-day-required')),
  assessments: z.array(assessmentId).min(1, says('audited-required')).max(MAX_AUDITED, says('too-long')).nullable(),
};
export const auditInput = z.strictObject(auditFields);
export type AuditInput = z.infer<typeof auditInput>;

export const teamMemberShape = z.object({
  id: membershipId,
  fullName: z.string(),
  email: z.string(),
  role,
  /** What the person does in the company; '' if they have not said. */
  jobTitle: z.string(),
  /** What qualifies them for the assessment, in their own words; '' if they have not said. */
  competence: z.string(),
  /** Null for people who are not auditors. */
  audit: auditShape.nullable(),
  createdAt: instant,
  /** True in the row of the caller. */
  isSelf: z.boolean(),
  /** The last email to this address was permanently refused. Only admins can see this; false for others. */
  isMailRefused: z.boolean(),
});
export type TeamMemberShape = z.infer<typeof teamMemberShape>;

/** What members say about themselves. */
export const ownDescription = z.strictObject({ jobTitle: text(MAX_NAME), competence: text(MAX_COMPETENCE) });

// Without a lock of its own, two admins who each lock the other's membership would wait for each other for ever.
const underItsLock = { membership: 'own-lock' } as const;

export const team = {
  list: endpointFor
    .member('team.view')
    .reads()
    .route({ method: 'GET', path: '/team', summary: 'Lists the members of the company, longest-standing first' })
    .output(z.array(teamMemberShape)),
  describeSelf: endpointFor
    .member('team.describe-self')
    .changes('team')
    .refuses('not-found')
    .route({
      method: 'PUT',
      path: '/team/self',
      summary: 'Sets the caller’s own position and competence, which results that they scored are frozen with',
    })
    .input(ownDescription)
    .output(teamMemberShape),
  changeRole: endpointFor
    .member('team.change-role')
    .changes('team', underItsLock)
    .refuses('not-found', 'last-admin', 'cannot-change-own-role', 'is-auditor')
    .route({ method: 'PUT', path: '/team/{id}/role', summary: 'Promotes or demotes a member, with immediate effect' })
    .input(z.strictObject({ id: membershipId, role: workingRole }))
    .output(teamMemberShape),
  setAudit: endpointFor
    .member('team.set-audit')
    .changes('team')
    .refuses('not-found', 'audit-day-past', 'audit-day-too-far')
    .route({
      method: 'PUT',
      path: '/team/{id}/audit',
      summary: 'Sets how long and for which assessments a person is an auditor, with immediate effect',
    })
    .input(auditInput.extend({ id: membershipId }))
    .output(teamMemberShape),
  remove: endpointFor
    .member('team.remove-member')
    .changes('team', underItsLock)
    .refuses('not-found', 'last-admin', 'cannot-remove-self')
    .route({
      method: 'DELETE',
      path: '/team/{id}',
      summary: 'Ends a membership; the account stays',
      successStatus: 200,
    })
    .input(z.strictObject({ id: membershipId }))
    .output(z.object({ id: membershipId, fullName: z.string() })),
};
